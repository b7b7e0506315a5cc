import LaminaGeometry

/// A part of an ellipse between two points, as path data of SVG says it.
///
/// ```
///      ╭───╮        isLarge:      the longer way around
///     a     b       isClockwise:  on screen
/// ```
///
/// Where the radii are too small for the points, they grow as far as needed; without a radius it is a line (SVG 2,
/// implementation notes on arcs).
struct EllipticalArc {
  private let from, to: CGPoint
  private let radii: CGSize
  /// Of the ellipse's axes, in radians.
  private let turn: CGFloat
  private let isLarge, isClockwise: Bool

  init(
    from: CGPoint, to: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    (self.from, self.to, self.turn) = (from, to, turn)
    self.radii = CGSize(width: abs(radii.width), height: abs(radii.height))
    (self.isLarge, self.isClockwise) = (isLarge, isClockwise)
  }

  /// Adds it to an outline that has come to its beginning.
  func add(to path: inout Path) {
    if from == to { return }
    guard radii.width > 1e-9, radii.height > 1e-9 else { return path.addLine(to: to) }
    // Half of the way between the points, with the ellipse's axes upright.
    let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let half = CGPoint(x: cos(turn) * dx + sin(turn) * dy, y: cos(turn) * dy - sin(turn) * dx)
    let reach = hypot(half.x / radii.width, half.y / radii.height)
    let growth = max(1, reach)
    let (rx, ry) = (radii.width * growth, radii.height * growth)
    // On a circle of radius 1 the points are `reach / growth` away from the middle of the chord.
    let chord = CGPoint(x: half.x / rx, y: half.y / ry)
    let length = hypot(chord.x, chord.y)
    guard length > 1e-12 else { return path.addLine(to: to) }
    let height = max(0, 1 - length * length).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(x: side * height * chord.y / length, y: -side * height * chord.x / length)
    let begin = atan2(chord.y - center.y, chord.x - center.x)
    let end = atan2(-chord.y - center.y, -chord.x - center.x)
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let map = CGAffineTransform(
      a: cos(turn) * rx, b: sin(turn) * rx, c: -sin(turn) * ry, d: cos(turn) * ry,
      tx: middle.x, ty: middle.y)
    addPieces(from: begin, sweep: sweep(begin, end), around: center, map, to: &path)
  }

  private func sweep(_ begin: CGFloat, _ end: CGFloat) -> CGFloat {
    let full = 2 * CGFloat.pi
    let sweep = end - begin
    if isClockwise { return sweep < 0 ? sweep + full : sweep }
    return sweep > 0 ? sweep - full : sweep
  }

  /// Adds curves of a quarter turn at most, on a circle of radius 1 that `map` makes the ellipse.
  private func addPieces(
    from begin: CGFloat, sweep: CGFloat, around center: CGPoint, _ map: CGAffineTransform,
    to path: inout Path
  ) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4)
    func on(_ angle: CGFloat, _ ahead: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + cos(angle) - ahead * sin(angle), y: center.y + sin(angle) + ahead * cos(angle)
      ).applying(map)
    }
    for index in 0..<count {
      let a = begin + step * CGFloat(index)
      path.addCurve(
        to: index == count - 1 ? to : on(a + step, 0), control1: on(a, k),
        control2: on(a + step, -k))
    }
  }
}
