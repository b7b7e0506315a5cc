import LaminaGeometry

/// Leaves of an area's outline the first, the outermost and the last point of each run.
struct FillThinner {
  /// Runs of fewer points stay as they are.
  private static let least = 5

  let grid: PointGrid
  private(set) var result = Path()

  mutating func add(_ part: StraightPart) {
    switch part {
    case .lines(let points, let begins):
      if begins { result.move(to: points[0]) }
      add(points)
    case .curve(let element, _): result.add(element)
    case .close: result.closeSubpath()
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    var next = 0
    while next < points.count {
      let run = grid.run(in: points, from: next)
      for index in kept(run, of: points) where index > 0 { result.addLine(to: points[index]) }
      next = run.range.upperBound
    }
  }

  /// The points of a run that are drawn; of what is beside the visible pixels, its ends.
  private func kept(_ run: PointRun, of points: [CGPoint]) -> [Int] {
    guard run.range.count >= FillThinner.least else { return Array(run.range) }
    let ends = [run.range.lowerBound, run.range.upperBound - 1]
    guard run.isSeen else { return ends }
    guard run.isCrowded(points) else { return Array(run.range) }
    let (low, high) = run.outermost(of: points)
    return Set(ends + [low, high]).sorted()
  }
}

extension Path {
  /// Adds a step as it is.
  mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let first, let second):
      addCurve(to: point, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
  }
}
