/// Where the parts of a graph stand, in points.
package struct GraphMetrics {
  package struct Point { package var x, y: Double }
  package struct Box { package var x, y, width, height: Double }

  private let box = (width: 120.0, height: 32.0)
  private let gap = (x: 80.0, y: 24.0)
  private let margin = 16.0

  package init() {}

  package func size(of graph: WireframeGraph) -> (width: Double, height: Double) {
    let size = graph.size
    return (
      2 * margin + Double(size.columns) * (box.width + gap.x) - gap.x,
      2 * margin + Double(size.rows) * (box.height + gap.y) - gap.y
    )
  }

  package func frame(of screen: WireframeGraph.Screen) -> Box {
    Box(
      x: margin + Double(screen.column) * (box.width + gap.x),
      y: margin + Double(screen.row) * (box.height + gap.y), width: box.width, height: box.height)
  }

  /// The ends of a way's arrow; nil where one of its screens is not in the graph.
  package func ends(
    of way: WireframeGraph.Way, in graph: WireframeGraph
  ) -> (start: Point, end: Point)? {
    guard let from = graph.screens.first(where: { $0.code == way.from }),
      let to = graph.screens.first(where: { $0.code == way.to })
    else { return nil }
    let (start, end) = (frame(of: from), frame(of: to))
    let goesOn = to.column > from.column
    return (
      Point(x: goesOn ? start.x + start.width : start.x, y: start.y + start.height / 2),
      Point(x: goesOn ? end.x : end.x + end.width, y: end.y + end.height / 2)
    )
  }
}
