import LaminaGeometry

/// Which items of a bar have no room in it.
///
/// ```
///  [back] Title      [share] [print] [find] [more]
///  [back] Title               [share] [find] […] ──▶ a menu with what is missing
/// ```
/// Gaps go first, then secondary actions, then others from the last one on; what confirms, cancels or deletes
/// stays.
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
  let hidden: Set<Int>
  /// Whether those that are left are still too wide.
  let isTight: Bool

  /// - Parameters:
  ///   - items: in their order in the bar.
  ///   - room: how wide they may be together.
  ///   - gap: what lies between two.
  ///   - hasMenu: whether there is a menu also where all have room.
  init(of items: [Item], in room: CGFloat, gap: CGFloat = gap, hasMenu: Bool) {
    var hidden: Set<Int> = []
    func width() -> CGFloat {
      let widths = items.indices.filter { !hidden.contains($0) }.map { items[$0].width ?? 0 }
      let menu = hasMenu || !hidden.isEmpty ? [Self.menuWidth] : []
      return (widths + menu).reduce(-gap) { $0 + $1 + gap }
    }
    let order = items.indices.filter { items[$0].rank != nil }
      .sorted { (items[$0].rank ?? 0, -$0) < (items[$1].rank ?? 0, -$1) }
    for index in order where width() > room { hidden.insert(index) }
    self.hidden = hidden
    isTight = width() > room
  }
}

/// Which items of a bar are in its menu, and whether the others have to be narrower than they would be.
struct BarFit {
  let hidden: Set<ToolbarSlot.ID>
  let isTight: Bool

  /// All of the items where their room is not known yet.
  init(
    _ slots: [ToolbarSlot], in room: CGFloat?, gap: CGFloat = ToolbarOverflow.gap, hasMenu: Bool
  ) {
    let items = slots.map { ToolbarOverflow.Item(width: $0.width, rank: $0.overflowRank) }
    let overflow = room.map { ToolbarOverflow(of: items, in: $0, gap: gap, hasMenu: hasMenu) }
    hidden = Set(overflow?.hidden.map { slots[$0].id } ?? [])
    isTight = overflow?.isTight ?? false
  }
}

extension ToolbarSlot {
  /// How early it gives way; nil for what stays.
  var overflowRank: Int? { options.isGap ? -1 : placement.overflowRank }
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
