import LaminaGeometry

/// Goes along a line on both of its sides.
///
/// ```
///   ▏╭──────── left, forwards ────────╮▕      the caps join both sides of an open line;
///   ▏╰──────── right, backwards ──────╯▕      of a closed one each side is a part of its own
/// ```
struct Pen {
  private let reach: CGFloat
  private let style: StrokeStyle

  init(_ style: StrokeStyle) {
    self.style = style
    reach = style.lineWidth / 2
  }

  /// Adds what the pen covers along a line.
  func add(_ line: FlatLine, to path: inout Path) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    guard points.count > 1 else { return addDot(at: points.first, to: &path) }
    if line.isClosed, points.count > 2 {
      add(side(points, isClosed: true), to: &path)
      add(side(points.reversed(), isClosed: true), to: &path)
    } else {
      if line.isClosed { points.append(points[0]) }
      let forwards = side(points, isClosed: false)
      let backwards = side(points.reversed(), isClosed: false)
      let end = cap(at: points[points.count - 1], after: points[points.count - 2])
      let start = cap(at: points[0], after: points[1])
      add(forwards + end + backwards + start, to: &path)
    }
  }

  private func add(_ corners: [CGPoint], to path: inout Path) {
    path.addLines(corners)
    path.closeSubpath()
  }

  /// A line that goes nowhere: its caps alone.
  private func addDot(at point: CGPoint?, to path: inout Path) {
    guard let point, style.lineCap != .butt else { return }
    let box = CGRect(x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2)
    if style.lineCap == .round { path.addEllipse(in: box) } else { path.addRect(box) }
  }

  // MARK: Sides

  /// What lies `reach` to the left of a line, on a screen.
  private func side(_ points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var corners: [CGPoint] = []
    let count = points.count
    for index in points.indices {
      let here = points[index]
      let before = isClosed || index > 0 ? points[(index + count - 1) % count] : nil
      let after = isClosed || index < count - 1 ? points[(index + 1) % count] : nil
      switch (before, after) {
      case (let before?, let after?): add(join(before, here, after), to: &corners)
      case (nil, let after?): corners.append(here.moved(Way(here, after).left, reach))
      case (let before?, nil): corners.append(here.moved(Way(before, here).left, reach))
      case (nil, nil): break
      }
    }
    return corners
  }

  private func add(_ points: [CGPoint], to corners: inout [CGPoint]) { corners += points }

  /// The left side of a corner.
  private func join(_ before: CGPoint, _ here: CGPoint, _ after: CGPoint) -> [CGPoint] {
    let (way, next) = (Way(before, here), Way(here, after))
    let (from, to) = (here.moved(way.left, reach), here.moved(next.left, reach))
    let turn = way.turn(to: next)
    if abs(turn.sine) < 1e-9, turn.cosine > 0 { return [from] }
    // On the inner side the way leads through the corner itself.
    guard turn.sine > 0 || turn.cosine < 0 && abs(turn.sine) < 1e-9 else {
      return [from, here, to]
    }
    switch style.lineJoin {
    case .bevel: return [from, to]
    case .round: return arc(around: here, from: way.left, by: abs(turn.angle))
    case .miter:
      let half = ((1 + turn.cosine) / 2).squareRoot()
      guard half > 1e-6, 1 / half <= max(style.miterLimit, 1) else { return [from, to] }
      let middle = CGSize(
        width: way.left.width + next.left.width, height: way.left.height + next.left.height)
      let length = hypot(middle.width, middle.height)
      guard length > 0 else { return [from, to] }
      let unit = CGSize(width: middle.width / length, height: middle.height / length)
      return [here.moved(unit, reach / half)]
    }
  }

  /// What lies beyond the end of a line, from its left side to its right one.
  private func cap(at end: CGPoint, after before: CGPoint) -> [CGPoint] {
    let way = Way(before, end)
    switch style.lineCap {
    case .butt: return []
    case .round: return arc(around: end, from: way.left, by: .pi)
    case .square:
      let tip = end.moved(way.unit, reach)
      return [tip.moved(way.left, reach), tip.moved(way.left, -reach)]
    }
  }

  /// Points on a circle, clockwise on a screen.
  private func arc(around center: CGPoint, from start: CGSize, by angle: CGFloat) -> [CGPoint] {
    let step = 2 * acos(max(1 - 0.02 / max(reach, 0.04), 0))
    let count = max(Int((abs(angle) / max(step, 0.02)).rounded(.up)), 1)
    let begin = atan2(start.height, start.width)
    return (0...count).map { index in
      let turn = begin + angle * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + cos(turn) * reach, y: center.y + sin(turn) * reach)
    }
  }
}

/// A direction.
private struct Way {
  let unit: CGSize

  init(_ from: CGPoint, _ to: CGPoint) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    unit = CGSize(width: dx / length, height: dy / length)
  }

  /// A quarter turn counterclockwise on a screen, whose y goes down.
  var left: CGSize { CGSize(width: unit.height, height: -unit.width) }

  /// How far one turns clockwise on a screen to go another way.
  func turn(to next: Way) -> (sine: CGFloat, cosine: CGFloat, angle: CGFloat) {
    let sine = unit.width * next.unit.height - unit.height * next.unit.width
    let cosine = unit.width * next.unit.width + unit.height * next.unit.height
    return (sine, cosine, atan2(sine, cosine))
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGSize, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.width * distance, y: y + direction.height * distance)
  }
}
