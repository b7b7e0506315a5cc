import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

/// Items of a bar among which a person may choose.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// What a person may do with an item of a toolbar that has a name.
public nonisolated struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// It may be taken away and put back.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// It stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
  /// It stays, and today has its place: items do not change places.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
}

/// Which items of a toolbar a person has taken away or put in, written as `-print +find`.
nonisolated struct ToolbarChoice: Equatable, RawRepresentable {
  private var shown: [String: Bool] = [:]

  init() {}

  /// What was written; words that say nothing are left out.
  init(rawValue: String) {
    for word in rawValue.split(separator: " ").prefix(1_000) {
      guard let sign = word.first, "+-".contains(sign) else { continue }
      shown[String(word.dropFirst()).removingPercentEncoding ?? ""] = sign == "+"
    }
  }

  var rawValue: String {
    shown.sorted { $0.key < $1.key }.map { id, isShown in
      (isShown ? "+" : "-")
        + (id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id)
    }
    .joined(separator: " ")
  }

  func shows(_ item: ToolbarItemOptions) -> Bool {
    guard let id = item.id, !item.isFixed else { return true }
    return shown[id] ?? !item.isHiddenAtFirst
  }

  mutating func set(_ item: ToolbarItemOptions, isShown: Bool) {
    if let id = item.id { shown[id] = isShown }
  }
}

/// A person's choice among the items of the toolbar with a name, which is kept.
struct ChosenItems<Content: View>: View {
  let slots: [ToolbarSlot]
  @AppStorage private var choice: ToolbarChoice
  private let content: ([ToolbarSlot], ToolbarChooser) -> Content

  init(
    _ name: String, slots: [ToolbarSlot],
    @ViewBuilder content: @escaping ([ToolbarSlot], ToolbarChooser) -> Content
  ) {
    self.slots = slots
    self.content = content
    _choice = AppStorage(wrappedValue: ToolbarChoice(), "toolbar." + name)
  }

  var body: some View {
    content(
      slots.filter { choice.shows($0.options) }, ToolbarChooser(slots: slots, choice: $choice))
  }
}

/// The items of a toolbar, each with a box to tick.
struct ToolbarChooser: View {
  let slots: [ToolbarSlot]
  @Binding var choice: ToolbarChoice

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Items in the toolbar").font(.headline)
      ForEach(slots.filter { $0.options.id != nil && !$0.options.isFixed }) { slot in
        Toggle(slot.title, isOn: isShown(slot.options))
      }
      Button("Reset") { choice = ToolbarChoice() }
    }
    .padding(16)
  }

  private func isShown(_ item: ToolbarItemOptions) -> Binding<Bool> {
    Binding(get: { choice.shows(item) }, set: { choice.set(item, isShown: $0) })
  }
}

extension View {
  /// Puts items into the bars of the screen in which the view is, among which a person may choose.
  ///
  /// ```swift
  /// .toolbar(id: "editor") {
  ///   ToolbarItem(id: "share") { Button("Share", action: share) }
  ///   ToolbarItem(id: "print", showsByDefault: false) { Button("Print", action: printAll) }
  /// }
  /// ```
  /// The bar's menu has an entry for it. The choice is kept under the toolbar's name, as `@AppStorage` keeps
  /// things; items are known by their ids.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content).claiming { $0.toolbarName = id } }
}
