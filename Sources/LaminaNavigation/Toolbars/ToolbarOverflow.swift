import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

/// Which items of a bar have no room in it.
///
/// ```
///  [back] Title      [share] [print] [find] [more]
///  [back] Title               [share] [find] […] ──▶ a menu with what is missing
/// ```
/// Secondary actions go first, then others from the last one on; what confirms, cancels or deletes stays.
nonisolated struct ToolbarOverflow: Equatable {
  /// One item: how wide it is, nil where that is not known yet, and how early it goes.
  struct Item: Equatable {
    var width: CGFloat?
    /// The lowest goes first; nil never goes.
    var rank: Int?
  }

  static let gap: CGFloat = 8
  /// The button of the menu with what has no room.
  static let menuWidth: CGFloat = 36

  /// The numbers of the items for which there is no room.
  static func hidden(of items: [Item], in room: CGFloat, hasMenu: Bool) -> Set<Int> {
    var hidden: Set<Int> = []
    func width() -> CGFloat {
      let widths = items.indices.filter { !hidden.contains($0) }.map { items[$0].width ?? 0 }
      let menu = hasMenu || !hidden.isEmpty ? [menuWidth] : []
      return (widths + menu).reduce(-gap) { $0 + $1 + gap }
    }
    let order = items.indices.filter { items[$0].rank != nil }
      .sorted { (items[$0].rank ?? 0, -$0) < (items[$1].rank ?? 0, -$1) }
    for index in order where width() > room { hidden.insert(index) }
    return hidden
  }
}

extension ToolbarItemPlacement {
  /// How early items with it give way; nil for those that stay.
  var overflowRank: Int? {
    switch self {
    case .secondaryAction: 0
    case .primaryAction: 2
    case .confirmationAction, .cancellationAction, .destructiveAction: nil
    default: 1
    }
  }
}

/// The items at the trailing side of a bar, as many as there is room for, and a menu with the others.
struct TrailingItems: View {
  let slots: [ToolbarSlot]
  /// How much room there is; nil where that is not known yet.
  let room: CGFloat?
  /// Lets a person choose among the items; nil where that is not asked for.
  let chooser: ToolbarChooser?
  /// Another number when an item's width is known.
  @State private var measured = 0

  var body: some View {
    let hidden = hidden
    HStack(spacing: ToolbarOverflow.gap) {
      ForEach(Array(slots.enumerated()).filter { !hidden.contains($0.offset) }, id: \.element.id) {
        _, slot in
        HStack(spacing: 0) { PortalExit(portal: slot.portal) }.fixedSize()
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { width in
            guard slot.menu == nil, slot.width != width else { return }
            slot.width = width
            measured += 1
          }
      }
      if !hidden.isEmpty || chooser != nil {
        OverflowMenu(
          slots: slots.indices.filter(hidden.contains).map { slots[$0] }, chooser: chooser)
      }
    }
  }

  private var hidden: Set<Int> {
    _ = measured
    guard let room else { return [] }
    let items = slots.map {
      ToolbarOverflow.Item(width: $0.width, rank: $0.placement.overflowRank)
    }
    return ToolbarOverflow.hidden(of: items, in: room, hasMenu: chooser != nil)
  }
}

/// The menu with the items for which a bar has no room.
private struct OverflowMenu: View {
  let slots: [ToolbarSlot]
  let chooser: ToolbarChooser?
  @State private var isChoosing = false

  var body: some View {
    Menu {
      ForEach(slots) { OverflowEntry(slot: $0) }
      if chooser != nil {
        if !slots.isEmpty { Divider() }
        Button("Customize Toolbar…") { isChoosing = true }
      }
    } label: {
      Image(systemName: "ellipsis")
    }
    .menuIndicator(.hidden)
    .buttonStyle(.borderless)
    .accessibilityLabel("More")
    .popover(isPresented: $isChoosing, arrowEdge: .bottom) { chooser }
  }
}

/// An item in the menu: its view, where it is written, makes menu items while this is there.
private struct OverflowEntry: PrimitiveView {
  typealias Body = Never
  let slot: ToolbarSlot

  func update(_ element: Element) {
    if element.isFirstEvaluation {
      element.onUnmount { [weak slot] in slot?.menu = nil }
    }
    slot.menu = element.read(\.itemMenu) as? MenuModel
    element.setChild(0, to: PortalExit(portal: slot.portal))
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
