/// The subviews of a layout, as proxies, in drawing order.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews

  /// The direction in which the container is read; a layout rarely needs it.
  public let layoutDirection: LayoutDirection
  private let items: [any LayoutItem]
  private let picked: ArraySlice<Int>
  private var record: PlacementRecord?

  package init(_ items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight) {
    (self.items, self.layoutDirection) = (items, layoutDirection)
    picked = Array(items.indices)[...]
  }

  private init(_ other: LayoutSubviews, _ picked: ArraySlice<Int>) {
    (items, layoutDirection, record) = (other.items, other.layoutDirection, other.record)
    self.picked = picked
  }

  public var startIndex: Int { picked.startIndex }
  public var endIndex: Int { picked.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    let place = picked[index]
    return LayoutSubview(item: items[place], index: place, record: record)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, picked[bounds])
  }

  /// The subviews at `indices`, numbered anew from zero.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(self, indices.map { picked[$0] }[...])
  }

  /// The same subviews, and the record that their placement fills.
  func recording() -> (LayoutSubviews, PlacementRecord) {
    let record = PlacementRecord(count: items.count)
    var copy = self
    copy.record = record
    return (copy, record)
  }
}
