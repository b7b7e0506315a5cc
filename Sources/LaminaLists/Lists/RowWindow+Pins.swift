import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// Headers and footers that stay in sight while the rows of their section scroll.
extension RowWindow {
  /// Headers before and footers after `range` that float over its rows.
  func floatingRows(beside range: Range<Int>) -> [Int] {
    guard !settings.pinnedViews.isEmpty, let first = range.first, let last = range.last else {
      return []
    }
    let candidates = [rows.section(of: first).first, rows.section(of: last).last]
    return candidates.compactMap { $0 }
      .filter { !range.contains($0) && settings.pinnedViews.contains(rows.kind($0)) }
  }

  /// Where the floating rows of the tree are held, by the names of their layers.
  var pins: [Node.ID: Layer.Pin] {
    guard !settings.pinnedViews.isEmpty, let scroll, report != nil else { return [:] }
    var pins: [Node.ID: Layer.Pin] = [:]
    for row in Array(range) + standing.floating where settings.pinnedViews.contains(rows.kind(row))
    {
      guard let node = stock[row]?.node else { continue }
      pins[node.id] = pin(of: row, scroll)
    }
    return pins
  }

  private func pin(of row: Int, _ scroll: ScrollState) -> Layer.Pin {
    let section = rows.section(of: row)
    let isHeader = rows.kind(row) == .header
    let origin = report?.frame.origin[axis] ?? 0
    let pixel = measures.arrangement.pixel
    func place(_ place: CGFloat) -> CGFloat { ((origin + place) / pixel).rounded() * pixel }
    let bound =
      isHeader ? end(of: section.upperBound - 1) : measures.start(of: section.lowerBound)
    return Layer.Pin(
      axis: axis, edge: isHeader ? .start : .end,
      sight: scroll.sight(from: scroll.offset[axis], axis)
        + (isHeader ? 0 : scroll.seenLength(axis)),
      natural: place(measures.start(of: row)), bound: place(bound))
  }

  private func end(of row: Int) -> CGFloat {
    let frame = frame(of: row)
    return frame.origin[axis] + frame.size[axis]
  }

  /// How much of the viewport's start the header above a row covers.
  func coveredLength(above row: Int) -> CGFloat {
    guard settings.pinnedViews.contains(.sectionHeaders), let header = rows.section(of: row).first,
      header != row, rows.kind(header) == .header
    else { return 0 }
    return frame(of: header).size[axis]
  }

  /// Where a row lies, with the room in front of it that a header covers.
  func frame(of row: Int, withRoomBefore room: CGFloat) -> CGRect {
    var frame = frame(of: row)
    frame.origin[axis] -= room
    frame.size[axis] += room
    return frame
  }

  /// The node of the stack with, over its rows, the floating ones that have left them behind.
  func withFloating(_ node: Node, in stack: Element) -> Node {
    let floating = standing.floating
    guard !settings.pinnedViews.isEmpty || !floating.isEmpty else { return node }
    let id = stack.wrapperID(for: stack.id, isFirst: false)
    readLengths(of: floating, in: id, graph: stack.graph)
    let layout = FloatingLayout(axis: axis, places: floating.map(measures.start))
    let nodes = [node] + floating.compactMap { stock[$0]?.node }
    return node.wrapped(id: id, layout: AnyLayout(layout), children: nodes) {
      $0.reportsGeometry = true
    }
  }

  /// Measures rows that stand apart from the others.
  private func readLengths(of floating: [Int], in id: Node.ID, graph: ViewGraph) {
    graph.readGeometry(of: id) { [weak self, weak graph] report in
      guard let self, standing.floating == floating, report.children.count == floating.count + 1
      else { return }
      for (row, frame) in zip(floating, report.children.dropFirst()) {
        let before = self.frame(of: row)
        set(frame.size[axis], of: row)
        if self.frame(of: row) != before { graph?.needsAnotherPass() }
      }
    }
  }
}

/// Places the rows of a stack, and further ones over them at places of their own.
nonisolated struct FloatingLayout: EnclosingLayout, Equatable {
  let axis: Axis
  /// Where each subview after the first begins.
  let places: [CGFloat]

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
    var inner = ProposedViewSize(bounds.size)
    inner[axis] = nil
    for (place, subview) in zip(places, subviews.dropFirst()) {
      var point = bounds.origin
      point[axis] += place
      subview.place(at: point, proposal: inner)
    }
  }
}
