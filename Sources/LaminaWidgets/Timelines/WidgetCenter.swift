package import LaminaStore

/// Tells widgets that there is something new for them.
///
/// ```swift
/// store.count += 1
/// WidgetCenter.shared.reloadTimelines(ofKind: "count")
/// ```
/// Widgets that run ask their providers at once, at most each second; others ask when they are shown. It takes nothing
/// from the 70 times a day that a timeline's own policy has.
public final class WidgetCenter {
  public static let shared = WidgetCenter(WidgetStore())
  private let store: WidgetStore

  init(_ store: WidgetStore) { self.store = store }

  package convenience init(_ store: SharedStore) { self.init(WidgetStore(store)) }

  /// Has the widgets of one kind ask their provider.
  ///
  /// Where that cannot be written they show what is new when they are shown next.
  public func reloadTimelines(ofKind kind: String) { try? store.wish(for: kind) }
}
