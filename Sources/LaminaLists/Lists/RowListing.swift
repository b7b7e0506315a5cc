/// The latest list of rows, its number, and the list before it until rows of the new one are made.
struct RowListing {
  /// How far from its number a row is looked for in the list before, beside what was added or removed.
  private static let reachOfSearch = 64

  private(set) var rows = RowList()
  /// Counts lists of rows.
  private(set) var number = 0
  private var former: RowList?

  /// Takes over a list; `isReordered` says whether its rows are not those from before.
  mutating func replace(with next: RowList, isReordered: Bool) {
    if isReordered { former = rows }
    rows = next
    number += 1
  }

  /// Whether rows came into a list that had others.
  var hasArrivals: Bool { former.map { $0.count > 0 } ?? false }

  /// Whether the list before had a row, near where it stands now.
  func wasThere(_ key: RowKey, near row: Int) -> Bool {
    guard let former else { return false }
    let reach = abs(former.count - rows.count) + Self.reachOfSearch
    let first = max(0, row - reach)
    let end = min(former.count, row + reach + 1)
    return first < end && (first..<end).contains { former.key($0) == key }
  }

  /// Rows of the latest list are made: the list before is not asked any more.
  mutating func forgetFormer() { former = nil }
}
