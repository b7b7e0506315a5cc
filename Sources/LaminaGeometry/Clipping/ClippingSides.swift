import Foundation

/// Chords of two outlines that are cut wherever they meet, so that two of them share ends at most.
struct ClippingSides {
  /// How often each outline goes around a place.
  struct Winding: Hashable {
    var first = 0
    var second = 0

    static func + (a: Winding, b: Winding) -> Winding {
      Winding(first: a.first + b.first, second: a.second + b.second)
    }
  }

  private var sides: [ClippingSide]

  init(_ sides: [ClippingSide]) { self.sides = sides }

  // MARK: Cutting

  /// Cuts until nothing crosses any more: cut points are put on the grid, and chords move a little by it.
  mutating func split() {
    for _ in 0..<12 {
      let cuts = findCuts()
      guard !cuts.isEmpty else { return }
      sides = sides.enumerated().flatMap { index, side in
        cuts[index].map { side.cut(at: $0) } ?? [side]
      }
    }
  }

  /// The points at which each chord has to be cut.
  private func findCuts() -> [Int: Set<GridPoint>] {
    var cuts: [Int: Set<GridPoint>] = [:]
    let order = sides.indices.sorted { sides[$0].minX < sides[$1].minX }
    var active: [Int] = []
    for index in order {
      let side = sides[index]
      active.removeAll { sides[$0].maxX < side.minX }
      for other in active where side.overlapsVertically(sides[other]) {
        let met = side.meetings(with: sides[other])
        for point in met {
          if side.isInside(point) { cuts[index, default: []].insert(point) }
          if sides[other].isInside(point) { cuts[other, default: []].insert(point) }
        }
      }
      active.append(index)
    }
    return cuts
  }

  // MARK: What lies where

  /// A chord once, whichever outlines it belongs to, from left to right or straight up.
  private struct Edge {
    var low: GridPoint
    var high: GridPoint
    var change: Winding
    var isVertical: Bool { low.x == high.x }

    /// Whether a row of doubled coordinates meets it; of its ends the upper one does not count.
    func crossesRow(_ y: Int) -> Bool {
      min(low.y, high.y) * 2 <= y && y < max(low.y, high.y) * 2
    }

    /// Whether it lies right of a place in doubled coordinates, in the row of that.
    func isRight(of x: Int, _ y: Int) -> Bool {
      low.y < high.y ? turn(x, y) > 0 : turn(x, y) < 0
    }

    /// Whether it lies below a place in doubled coordinates, in the column of that.
    func isBelow(_ x: Int, _ y: Int) -> Bool { turn(x, y) > 0 }

    private func turn(_ x: Int, _ y: Int) -> Int {
      GridPoint.turn(
        GridPoint(x: low.x * 2, y: low.y * 2), GridPoint(x: high.x * 2, y: high.y * 2),
        GridPoint(x: x, y: y))
    }
  }

  /// The chords that separate what is kept from what is not, what is kept to the same side of each.
  func boundary(_ keeps: (Winding) -> Bool) -> [ClippingSide] {
    let edges = edges()
    let index = EdgeIndex(edges.map { ($0.low, $0.high) })
    var kept: [ClippingSide] = []
    for edge in edges {
      let below = winding(beside: edge, in: edges, index)
      let (isBelow, isAbove) = (keeps(below), keeps(below + edge.change))
      guard isBelow != isAbove else { continue }
      kept.append(
        ClippingSide(
          from: isAbove ? edge.low : edge.high, to: isAbove ? edge.high : edge.low, owner: .first,
          order: kept.count))
    }
    return kept
  }

  /// The chords of the first outline whose middle is at a place that `keeps` says.
  func lines(_ keeps: (Winding) -> Bool) -> [ClippingSide] {
    let areas = ClippingSides(sides.filter { $0.owner == .second })
    let edges = areas.edges()
    let index = EdgeIndex(edges.map { ($0.low, $0.high) })
    return sides.filter { side in
      guard side.owner == .first else { return false }
      let edge = Edge(
        low: min(side.from, side.to), high: max(side.from, side.to), change: Winding())
      return keeps(areas.winding(beside: edge, in: edges, index))
    }
  }

  /// Each chord once; what goes along it and back cancels out.
  private func edges() -> [Edge] {
    var changes: [ClippingSide.Ends: Winding] = [:]
    for side in sides {
      let step = side.from < side.to ? 1 : -1
      let change =
        side.owner == .first ? Winding(first: step, second: 0) : Winding(first: 0, second: step)
      changes[side.ends] = (changes[side.ends] ?? Winding()) + change
    }
    return changes.filter { $0.value != Winding() }
      .map { Edge(low: $0.key.low, high: $0.key.high, change: $0.value) }
      .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
  }

  /// How often the outlines go around what lies right below an edge, or right of a vertical one.
  private func winding(beside edge: Edge, in edges: [Edge], _ index: EdgeIndex) -> Winding {
    // Coordinates twice as large: the middle is on the grid.
    let x = edge.low.x + edge.high.x
    let y = edge.low.y + edge.high.y
    var sum = Winding()
    guard !edge.isVertical else {
      index.forEachAcross(y) { number in
        let other = edges[number]
        guard other.low.y != other.high.y, other.crossesRow(y), other.isRight(of: x, y) else {
          return
        }
        sum = sum + (other.low.y < other.high.y ? other.change : other.change.reversed)
      }
      return sum
    }
    index.forEachAlong(x) { number in
      let other = edges[number]
      guard other.low.x * 2 <= x, x < other.high.x * 2, other.isBelow(x, y) else { return }
      sum = sum + other.change
    }
    return sum
  }
}

extension ClippingSides.Winding {
  fileprivate var reversed: ClippingSides.Winding {
    ClippingSides.Winding(first: -first, second: -second)
  }
}
