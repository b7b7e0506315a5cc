@testable import LaminaLists

/// Rows that nobody makes views of.
enum RowSamples {
  /// One row for each id.
  static func list(_ ids: some Collection<Int>) -> RowList {
    let ids = Array(ids)
    var rows = RowList()
    rows.add(
      RowSegment(
        kind: .row, count: ids.count, id: { AnyHashable(ids[$0]) },
        keep: { $1.updateRow(EmptyView()) }))
    return rows
  }

  static func slot(_ row: Int, of rows: RowList) -> RowSlot {
    RowSlot(rows.key(row), row: row, presence: Presence(in: nil))
  }
}
