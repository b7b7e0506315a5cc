import Foundation

extension ClippingSide {
  /// Both ends, the left one first; of a vertical one, that with the lower number.
  struct Ends: Hashable {
    var low: GridPoint
    var high: GridPoint
  }

  var ends: Ends { Ends(low: min(from, to), high: max(from, to)) }
  var minX: Int { min(from.x, to.x) }
  var maxX: Int { max(from.x, to.x) }

  func overlapsVertically(_ other: ClippingSide) -> Bool {
    max(from.y, to.y) >= min(other.from.y, other.to.y)
      && max(other.from.y, other.to.y) >= min(from.y, to.y)
  }

  /// Whether a point of it is none of its ends.
  func isInside(_ point: GridPoint) -> Bool { point != from && point != to }

  /// The points at which it meets another one: where they cross, and ends of one on the other.
  func meetings(with other: ClippingSide) -> [GridPoint] {
    let c = GridPoint.turn(from, to, other.from)
    let d = GridPoint.turn(from, to, other.to)
    let a = GridPoint.turn(other.from, other.to, from)
    let b = GridPoint.turn(other.from, other.to, to)
    if c > 0 && d < 0 || c < 0 && d > 0, a > 0 && b < 0 || a < 0 && b > 0 {
      return [other.point(at: Double(c) / (Double(c) - Double(d)))]
    }
    var met: [GridPoint] = []
    if c == 0, holds(other.from) { met.append(other.from) }
    if d == 0, holds(other.to) { met.append(other.to) }
    if a == 0, other.holds(from) { met.append(from) }
    if b == 0, other.holds(to) { met.append(to) }
    return met
  }

  /// Whether a point on its straight line lies between its ends.
  private func holds(_ point: GridPoint) -> Bool {
    min(from.x, to.x) <= point.x && point.x <= max(from.x, to.x)
      && min(from.y, to.y) <= point.y && point.y <= max(from.y, to.y)
  }

  private func point(at part: Double) -> GridPoint {
    GridPoint(
      x: Int((Double(from.x) + Double(to.x - from.x) * part).rounded()),
      y: Int((Double(from.y) + Double(to.y - from.y) * part).rounded()))
  }

  /// The parts between points on it, in its own direction.
  func cut(at points: Set<GridPoint>) -> [ClippingSide] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    func way(to point: GridPoint) -> Int { (point.x - from.x) * dx + (point.y - from.y) * dy }
    let corners = [from] + points.sorted { way(to: $0) < way(to: $1) } + [to]
    return zip(corners, corners.dropFirst()).filter { $0 != $1 }.map { a, b in
      ClippingSide(from: a, to: b, owner: owner, order: order)
    }
  }
}
