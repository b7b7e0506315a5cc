public import LaminaGeometry

extension Path {
  /// The outline of the line that a pen draws along this one.
  ///
  /// ```swift
  /// let ring = Path(ellipseIn: box).strokedPath(StrokeStyle(lineWidth: 8))
  /// ring.contains(CGPoint(x: box.midX, y: box.midY))        // false
  /// ```
  /// Filled by the non-zero rule it is what `stroke` draws. It has straight sides, which lie a fiftieth of a point from
  /// curves at most, and may overlap itself; `normalized(eoFill: false)` makes simple parts of it.
  /// - Parameter style: width, ends, corners and dashes.
  /// - Returns: closed parts; empty for a line of no width.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let pen = Pen(style)
    return Path { path in
      for line in flattened(tolerance: 0.02) {
        let dashes = DashedLine(line, style).dashes
        for dash in dashes { pen.add(dash, to: &path) }
      }
    }
  }
}

/// Cuts a line into dashes.
private struct DashedLine {
  private(set) var dashes: [FlatLine] = []

  init(_ line: FlatLine, _ style: StrokeStyle) {
    let lengths = style.dash.map { max($0, 0) }
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, style.dashPhase.isFinite, line.length < period * 20_000
    else {
      dashes = [line]
      return
    }
    var pattern = DashPattern(lengths.count % 2 == 0 ? lengths : lengths + lengths)
    pattern.skip(style.dashPhase)
    cut(line, pattern)
  }

  private mutating func cut(_ line: FlatLine, _ pattern: DashPattern) {
    var pattern = pattern
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    guard var here = points.first else { return }
    var dash = pattern.isOn ? [here] : []
    for corner in points.dropFirst() {
      var left = hypot(corner.x - here.x, corner.y - here.y)
      while left > pattern.rest {
        let part = pattern.rest / left
        left -= pattern.rest
        here = CGPoint(
          x: here.x + (corner.x - here.x) * part, y: here.y + (corner.y - here.y) * part)
        if pattern.isOn { finish(dash + [here]) }
        pattern.turn()
        dash = pattern.isOn ? [here] : []
      }
      pattern.rest -= left
      here = corner
      if pattern.isOn { dash.append(corner) }
    }
    if pattern.isOn { finish(dash) }
  }

  private mutating func finish(_ points: [CGPoint]) {
    if !points.isEmpty { dashes.append(FlatLine(points: points, isClosed: false)) }
  }
}

/// Lengths of dashes and gaps in turns, and where one is in them.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  var rest: CGFloat
  var isOn: Bool { index % 2 == 0 }

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    rest = lengths[0]
  }

  mutating func turn() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }

  mutating func skip(_ phase: CGFloat) {
    let period = lengths.reduce(0, +)
    var left = phase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    while left >= rest, left > 0 {
      left -= rest
      turn()
    }
    rest -= left
  }
}

extension FlatLine {
  fileprivate var length: CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
