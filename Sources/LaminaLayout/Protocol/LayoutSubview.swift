public import LaminaGeometry

/// A proxy for one subview of a layout.
public struct LayoutSubview {
  let item: any LayoutItem
  let index: Int
  private let record: PlacementRecord?

  init(item: any LayoutItem, index: Int, record: PlacementRecord?) {
    self.item = item
    self.index = index
    self.record = record
  }

  /// The subview's `layoutPriority`; 0 where none was set.
  public var priority: Double { item.priority }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing { item.spacing }

  /// The value that the subview hands over under `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.layoutValue(key) }

  /// Whether the subview's dimensions may hold an explicit guide under `key`.
  func maySetGuide(_ key: AlignmentKey) -> Bool { item.settableGuides.contains(key) }

  /// Returns the size that the subview takes for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    return item.sizeThatFits(proposal).sanitised(for: proposal)
  }

  /// Returns the subview's size for `proposal` with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.sanitised
    let found = item.dimensions(proposal)
    let size = found.size.sanitised(for: proposal)
    if size == found.size { return found }
    return ViewDimensions(size) { found[explicit: $0] }
  }

  /// Puts the subview's `anchor` at `position`, with the size that it takes for `proposal`.
  ///
  /// Only the last call counts. Outside `placeSubviews` it does nothing.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let place = PlacementRecord.Place(
      point: position, anchor: anchor, proposal: proposal.sanitised)
    record?.put(place, at: index)
  }
}

extension LayoutSubview: Equatable {
  /// Whether both stand for one subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}
