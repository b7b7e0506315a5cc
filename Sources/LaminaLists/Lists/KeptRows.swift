/// Rows that stand in the tree wherever the scroll view is: the one with the focus, and one that a
/// program wants the focus in.
///
/// ```
///  focus comes to a row ──▶ focused              it scrolls out of sight: it floats at its own place
///  a wish for a row that does not exist ──▶ wanted ──▶ made, out of sight ──▶ focused, revealed
/// ```
///
/// They are known by their keys: with another list they are the same rows, wherever those stand.
struct KeptRows {
  /// A row, and where it stood last.
  private struct Kept {
    let key: RowKey
    let row: Int

    /// The row where it stands now; nil when it is gone.
    @MainActor func found(in rows: ViewList) -> Kept? {
      if row < rows.count, rows.key(row) == key { return self }
      return rows.row(of: key, near: row).map { Kept(key: key, row: $0) }
    }
  }

  private var focusedRow: Kept?
  private var wantedRow: Kept?

  /// Where the row with the focus stood last.
  var focused: Int? { focusedRow?.row }

  /// The rows where they stand now, outside of `range` and in order; what is gone is let go of.
  mutating func beside(_ range: Range<Int>, in rows: ViewList) -> [Int] {
    (focusedRow, wantedRow) = (focusedRow?.found(in: rows), wantedRow?.found(in: rows))
    let kept = [focusedRow, wantedRow].compactMap { $0?.row }
    return Set(kept).filter { !range.contains($0) }.sorted()
  }

  /// The focus has come to a row, or has left the container: no row is wanted any more.
  ///
  /// - Returns: whether other rows are kept now.
  mutating func focus(_ row: Int?, in rows: ViewList) -> Bool {
    let next = row.map { Kept(key: rows.key($0), row: $0) }
    let isChanged = next?.key != focusedRow?.key || wantedRow != nil
    focusedRow = next
    wantedRow = nil
    return isChanged
  }

  mutating func want(_ row: Int, in rows: ViewList) {
    wantedRow = Kept(key: rows.key(row), row: row)
  }

  /// Lets a row go that the focus did not come to; false where there is none.
  mutating func forgetWanted() -> Bool {
    defer { wantedRow = nil }
    return wantedRow != nil
  }
}
