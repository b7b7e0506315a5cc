import Foundation

/// Finds edges by their column or row: in buckets of equal width.
struct EdgeIndex {
  private let columns: Buckets
  private let rows: Buckets

  init(_ edges: [(low: GridPoint, high: GridPoint)]) {
    columns = Buckets(edges.map { $0.low.x...$0.high.x })
    rows = Buckets(edges.map { min($0.low.y, $0.high.y)...max($0.low.y, $0.high.y) })
  }

  /// Calls `body` with the edges that may be in a column of doubled coordinates.
  func forEachAlong(_ x: Int, _ body: (Int) -> Void) { columns.forEach(at: x, body) }

  /// Calls `body` with the edges that may be in a row of doubled coordinates.
  func forEachAcross(_ y: Int, _ body: (Int) -> Void) { rows.forEach(at: y, body) }

  private struct Buckets {
    private let first: Int
    private let width: Int
    private var lists: [[Int]]

    init(_ ranges: [ClosedRange<Int>]) {
      let low = ranges.map(\.lowerBound).min() ?? 0
      let high = ranges.map(\.upperBound).max() ?? 0
      let count = max(1, Int(Double(ranges.count).squareRoot() * 2))
      first = low
      width = (high - low) / count + 1
      lists = Array(repeating: [], count: count)
      for (index, range) in ranges.enumerated() {
        for bucket in (range.lowerBound - low) / width...(range.upperBound - low) / width {
          lists[bucket].append(index)
        }
      }
    }

    func forEach(at doubled: Int, _ body: (Int) -> Void) {
      let bucket = (doubled - first * 2) / (width * 2)
      guard doubled >= first * 2, bucket < lists.count else { return }
      for index in lists[bucket] { body(index) }
    }
  }
}
