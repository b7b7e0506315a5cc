import Foundation

/// Closed ways along chords that all have what they enclose on the same side.
struct ClippingLoops {
  private(set) var loops: [[GridPoint]] = []

  init(_ sides: [ClippingSide]) {
    var leaving: [GridPoint: [ClippingSide]] = [:]
    for side in sides { leaving[side.from, default: []].append(side) }
    for side in sides where leaving[side.from]?.contains(side) == true {
      add(Self.loop(from: side, &leaving))
    }
  }

  /// Goes on from a chord, at crossings always nearest to what is enclosed, until it is back.
  private static func loop(
    from start: ClippingSide, _ leaving: inout [GridPoint: [ClippingSide]]
  ) -> [GridPoint] {
    var points: [GridPoint] = []
    var side = start
    leaving[side.from]?.removeAll { $0 == side }
    while true {
      points.append(side.from)
      if side.to == start.from { return points }
      guard let choices = leaving[side.to], let next = side.nearest(of: choices) else { return [] }
      leaving[side.to]?.removeAll { $0 == next }
      side = next
    }
  }

  /// Takes a way without the corners that are none.
  private mutating func add(_ points: [GridPoint]) {
    var corners: [GridPoint] = []
    for (index, point) in points.enumerated() {
      let before = corners.last ?? points[points.count - 1]
      let after = points[(index + 1) % points.count]
      if !point.isStraight(between: before, after) { corners.append(point) }
    }
    if corners.count > 2 { loops.append(corners) }
  }
}

extension ClippingSide {
  /// The chord that turns most to the side of what is enclosed.
  fileprivate func nearest(of choices: [ClippingSide]) -> ClippingSide? {
    if choices.count == 1 { return choices[0] }
    return choices.max { angle(to: $0) < angle(to: $1) }
  }

  private func angle(to next: ClippingSide) -> Double {
    let (ax, ay) = (Double(to.x - from.x), Double(to.y - from.y))
    let (bx, by) = (Double(next.to.x - next.from.x), Double(next.to.y - next.from.y))
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }
}

extension GridPoint {
  /// Whether it lies on the way between two points, as far as the grid can say.
  fileprivate func isStraight(between a: GridPoint, _ b: GridPoint) -> Bool {
    let length = max(abs(b.x - a.x), abs(b.y - a.y))
    guard length > 0 else { return true }
    let forward = (x - a.x) * (b.x - x) + (y - a.y) * (b.y - y)
    return forward >= 0 && abs(GridPoint.turn(a, self, b)) <= length
  }
}
