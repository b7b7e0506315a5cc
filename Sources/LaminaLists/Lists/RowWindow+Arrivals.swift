import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// Where rows were, or would have been, before a change that moves.
///
/// ```
///  before    row 40 would be at 900, below what is seen
///  after     row 40 is at 100 and was made for that: its layer begins at 900
/// ```
@MainActor
struct FormerRows {
  fileprivate let rows: ViewList
  fileprivate let measures: RowMeasures
  fileprivate let offset: CGFloat
  /// The rows that stood in the tree.
  private let shown: Set<ObjectIdentifier>

  init(_ rows: ViewList, _ measures: RowMeasures, offset: CGFloat, _ stock: RowStock) {
    self.rows = rows
    self.measures = measures
    self.offset = offset
    shown = Set(stock.inOrder.filter(\.isIn).map { ObjectIdentifier($0.element) })
  }

  fileprivate func holds(_ slot: RowSlot) -> Bool { shown.contains(ObjectIdentifier(slot.element)) }
}

extension RowWindow {
  /// How many viewports away a row begins at most.
  private static let reach: CGFloat = 1.5

  /// The ways by which rows in the tree that stood in none before are away at first; none where nothing moves.
  var arrivals: [Node.ID: CGSize] {
    guard let former, let scroll, let report, !isReversed, former.rows.count > 0 else { return [:] }
    let longest = Self.reach * report.viewportSize[axis]
    return stock.inOrder.reduce(into: [:]) { ways, slot in
      // One that is a row only now comes with its transition.
      guard slot.isIn, !former.holds(slot), slot.element.transition == nil, let node = slot.node,
        let row = former.rows.row(of: slot.place.key, near: slot.row)
      else { return }
      let breadth = report.size[axis.crossing]
      let (from, to) = (former.measures.frame(of: row, across: breadth), frame(of: slot.row))
      var way = CGSize(width: from.minX - to.minX, height: from.minY - to.minY)
      way[axis] += scroll.offset[axis] - former.offset
      way[axis] = min(max(way[axis], -longest), longest)
      if way != .zero { for id in node.layerIDs { ways[id] = way } }
    }
  }
}

extension Node {
  /// The names of all layers that a row may become: the outermost that there is stands for it.
  fileprivate var layerIDs: [Layer.ID] {
    var (ids, pending) = ([id.isolated], [self])
    while let node = pending.popLast() {
      ids.append(node.id)
      pending += node.children
    }
    return ids
  }
}
