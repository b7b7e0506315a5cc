import LaminaDisplay

/// Rows that stand in the tree wherever the scroll view is: the one with the focus, and one that a
/// program wants the focus in.
///
/// ```
///  focus comes to a row ──▶ focusedRow          it scrolls out of sight: it floats at its own place
///  a wish for a row that does not exist ──▶ wantedRow ──▶ made, out of sight ──▶ focused, revealed
/// ```
extension RowWindow {
  /// A row, and where it stood last.
  struct Kept {
    let key: RowKey
    let row: Int
  }

  /// The rows that are kept and lie outside of `range`.
  func keptRows(beside range: Range<Int>) -> [Int] {
    (focusedRow, wantedRow) = (found(focusedRow), found(wantedRow))
    let kept = [focusedRow, wantedRow].compactMap { $0?.row }
    return Set(kept).filter { !range.contains($0) }.sorted()
  }

  /// The row where it stands now; nil when it is gone.
  private func found(_ kept: Kept?) -> Kept? {
    guard let kept else { return nil }
    if kept.row < rows.count, rows.key(kept.row) == kept.key { return kept }
    return rows.row(of: kept.key, near: kept.row).map { Kept(key: kept.key, row: $0) }
  }

  /// The focus has come to a row, or has left the stack.
  func keep(focused row: Int?) {
    let next = row.map { Kept(key: rows.key($0), row: $0) }
    let isChanged = next?.key != focusedRow?.key || wantedRow != nil
    (focusedRow, wantedRow) = (next, nil)
    if isChanged, !floating.isEmpty { element?.invalidate() }
  }

  /// Has a row stand in the tree with the next update.
  func want(_ row: Int) {
    wantedRow = Kept(key: rows.key(row), row: row)
    element?.invalidate()
  }

  /// Lets a row go that nobody came to.
  func forgetWanted() {
    guard wantedRow != nil else { return }
    wantedRow = nil
    element?.invalidate()
  }

  /// Whether the row with the focus stands apart from the others.
  var holdsRowApart: Bool { focusedRow.map { !range.contains($0.row) && stands($0.row) } ?? false }

  /// The row with a node; nil when it is none that stands in the tree.
  func row(of node: Node.ID) -> Int? {
    slots.first { $0.value.node?.id == node && stands($0.key) }?.key
  }
}

extension RowWindow {
  /// Makes a row's view to look at, and for nothing else; whoever asks takes it down.
  func glance(at row: Int) -> Element? {
    guard let parent = element else { return nil }
    parent.childPresence = Presence(in: parent.presence)
    defer { parent.childPresence = nil }
    let (segment, index) = rows.locate(row)
    return rows.segments[segment].keep(index, Glance(parent: parent))
  }
}

private struct Glance: RowKeeper {
  let parent: Element
  func keep<V: View>(_ view: V) -> Element { parent.make(view, parent.environment) }
}
