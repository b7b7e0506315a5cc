/// The subviews of a layout, as proxies, in drawing order.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews

  /// The direction in which the container is read; a layout rarely needs it.
  public let layoutDirection: LayoutDirection
  private let items: [any LayoutItem]
  /// Which items these are; nil for all, in order.
  private let picked: [Int]?
  private let bounds: Range<Int>
  private var record: PlacementRecord?

  package init(_ items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight) {
    self.items = items
    self.layoutDirection = layoutDirection
    picked = nil
    bounds = items.indices
  }

  private init(_ other: LayoutSubviews, _ picked: [Int]?, bounds: Range<Int>) {
    items = other.items
    layoutDirection = other.layoutDirection
    record = other.record
    self.picked = picked
    self.bounds = bounds
  }

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(bounds.contains(index), "there is no subview at this index")
    let place = picked?[index] ?? index
    return LayoutSubview(item: items[place], index: place, record: record)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(bounds.clamped(to: self.bounds) == bounds, "there are no subviews in this range")
    return LayoutSubviews(self, picked, bounds: bounds)
  }

  /// The subviews at `indices`, numbered from zero.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    let chosen = indices.map { self[$0].index }
    return LayoutSubviews(self, chosen, bounds: chosen.indices)
  }

  /// The same subviews, and the record that their placement fills.
  func recording() -> (LayoutSubviews, PlacementRecord) {
    let record = PlacementRecord(count: items.count)
    var copy = self
    copy.record = record
    return (copy, record)
  }
}
