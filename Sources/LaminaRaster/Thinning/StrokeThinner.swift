import LaminaGeometry

/// Leaves of a line the steps to and from the outermost points of each run, with their joins, and one
/// line between these points.
struct StrokeThinner {
  /// Runs of fewer points stay as they are.
  private static let least = 8

  let grid: PointGrid
  let miter: Miter?
  /// What is drawn; lines through runs lie at its end.
  var result: Path {
    var path = steps
    for (low, high) in cores {
      path.move(to: low)
      path.addLine(to: high)
    }
    return path
  }
  private var steps = Path()
  private var cores: [(CGPoint, CGPoint)] = []
  /// The first step of the outline under work, which a cut outline ends with, for its join.
  private var first: (start: CGPoint, second: CGPoint?)?
  /// Whether a step of the outline under work was left out.
  private var isCut = false
  private var current = CGPoint.zero

  init(grid: PointGrid, miter: Miter?) {
    self.grid = grid
    self.miter = miter
  }

  mutating func add(_ part: StraightPart) {
    switch part {
    case .lines(let points, let begins):
      if begins { begin(at: points[0], then: points.count > 1 ? points[1] : nil) }
      add(points)
    case .curve(let element, let end):
      moveIfCut(to: current)
      steps.add(element)
      current = end
    case .close: close()
    }
  }

  private mutating func begin(at point: CGPoint, then second: CGPoint?) {
    first = (point, second)
    isCut = false
    steps.move(to: point)
    current = point
  }

  private mutating func close() {
    guard let first else { return }
    if isCut {
      draw(current, first.start)
      if let second = first.second { draw(first.start, second) }
    } else {
      steps.closeSubpath()
    }
    current = first.start
  }

  // MARK: Lines

  private mutating func add(_ points: [CGPoint]) {
    var next = 0
    while next < points.count {
      let run = grid.run(in: points, from: next)
      if next > 0 { draw(points[next - 1], points[next]) }
      if run.range.count < StrokeThinner.least || (run.isSeen && !run.isCrowded(points)) {
        for index in run.range.dropFirst() { draw(points[index - 1], points[index]) }
      } else {
        thin(run, of: points)
      }
      next = run.range.upperBound
    }
    current = points[points.count - 1]
  }

  private mutating func thin(_ run: PointRun, of points: [CGPoint]) {
    isCut = true
    guard run.isSeen else { return }
    let (low, high) = run.outermost(of: points)
    let ends = run.place(points[low])...run.place(points[high])
    var wasKept = false
    for index in run.range {
      let isKept =
        index == low || index == high || reaches(index, of: points, beyond: ends, in: run)
      if index > run.range.lowerBound, isKept || wasKept { draw(points[index - 1], points[index]) }
      wasKept = isKept
    }
    cores.append((points[low], points[high]))
  }

  /// Whether the join at a point ends beyond all points of a run, or far to the side.
  private func reaches(
    _ index: Int, of points: [CGPoint], beyond ends: ClosedRange<CGFloat>, in run: PointRun
  ) -> Bool {
    guard let miter else { return false }
    let tip = miter.tip(at: index, of: points)
    return !ends.contains(run.place(tip))
      || abs(run.distance(tip, points[index])) > miter.width / 2
  }

  private mutating func draw(_ from: CGPoint, _ to: CGPoint) {
    moveIfCut(to: from)
    steps.addLine(to: to)
  }

  private mutating func moveIfCut(to point: CGPoint) {
    if isCut, steps.currentPoint != point { steps.move(to: point) }
  }
}

/// How far the joins of a line reach that end in a point.
struct Miter {
  let width: CGFloat
  let limit: CGFloat

  /// The outermost point of the join at a point: the point itself where it is cut off.
  func tip(at index: Int, of points: [CGPoint]) -> CGPoint {
    let point = points[index]
    guard index > 0, index + 1 < points.count, let a = direction(point, points[index - 1]),
      let b = direction(point, points[index + 1])
    else { return point }
    let (x, y) = (a.x + b.x, a.y + b.y)
    let length = (x * x + y * y).squareRoot()
    // Half the sum of two unit vectors is as long as the cosine of half their angle.
    let sine = max(0, 1 - length * length / 4).squareRoot()
    guard length > 1e-6, sine * limit >= 1 else { return point }
    let reach = width / 2 / sine / length
    return CGPoint(x: point.x - x * reach, y: point.y - y * reach)
  }

  /// A step of length 1 from one point towards another; nil where they are the same.
  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
  }
}
