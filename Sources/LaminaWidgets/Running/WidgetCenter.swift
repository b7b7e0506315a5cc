import Foundation
public import LaminaStore

/// Where a program asks for its widgets to be shown anew.
///
/// ```swift
/// try store.set(note, forKey: "note")
/// WidgetCenter.shared.reloadTimelines(ofKind: "note")
/// ```
/// What it says goes through a store, so that it reaches whoever shows the widgets, in whichever process.
public nonisolated final class WidgetCenter: Sendable {
  /// The one of the person who runs the program.
  public static let shared = WidgetCenter(SharedStore(group: "lamina.widgets"))
  private static let all = "*"
  private let store: SharedStore

  /// A centre that speaks through a store of one's own, for tests.
  public init(_ store: SharedStore) { self.store = store }

  /// Has the providers of all widgets of a kind asked again, as far as their budgets let it.
  public func reloadTimelines(ofKind kind: String) { ask(for: kind) }

  /// Has the providers of all widgets asked again, as far as their budgets let it.
  public func reloadAllTimelines() { ask(for: Self.all) }

  private func ask(for kind: String) {
    do {
      try store.update(durability: .soon) { update in
        try update.set((update.value(Int.self, forKey: kind) ?? 0) &+ 1, forKey: kind)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
    }
  }

  /// Calls back on the main actor when the widgets of a kind are to be shown anew.
  package func observe(
    kind: String, _ handler: @escaping @MainActor () -> Void
  ) -> StoreObservation {
    store.observe([kind, Self.all]) { _ in
      DispatchQueue.main.async { MainActor.assumeIsolated(handler) }
    }
  }
}
