import Foundation
import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// What people do with the rows of a list: which one is open, which is carried where.
@MainActor
final class ListEditor {
  private(set) weak var list: ListModel?
  private(set) weak var element: Element?
  /// The row whose strip shows.
  private weak var openRow: RowEditing?
  private weak var swiped: RowEditing?
  var carried: RowCarry?

  private init(_ list: ListModel) { self.list = list }

  /// The editor of the list that a row is in.
  static func of(_ context: RowContext) -> ListEditor {
    if let known = context.list.editor as? ListEditor { return known }
    let editor = ListEditor(context.list)
    context.list.editor = editor
    return editor
  }

  /// A row of the list was evaluated.
  func adopt(_ row: Element) {
    guard element == nil, let list else { return }
    element = sequence(first: row, next: \.parent).first { $0.id == list.id }
    row.graph.navigationTargets.add(self)
  }

  // MARK: One row is open at a time

  /// A row is about to show a strip.
  func opens(_ row: RowEditing) {
    if let openRow, openRow !== row { openRow.close() }
    openRow = row
    list?.onScroll(of: self) { [weak self] in self?.scrolled() }
  }

  /// The list scrolls while a row shows a strip, or since one that did was removed.
  private func scrolled() {
    if let openRow { openRow.close() } else { list?.onScroll(of: self, nil) }
  }

  func closes(_ row: RowEditing) {
    guard openRow === row else { return }
    openRow = nil
    list?.onScroll(of: self, nil)
  }

  // MARK: Rows and their data

  /// Where a row of the list stands, and what people change about its data.
  func edits(of row: Int) -> RowEdits? {
    guard let list, (0..<list.rows.count).contains(row) else { return nil }
    return list.rows.values(of: row).rowEdits
  }

  private func canDelete(_ row: Int) -> Bool {
    guard let list, (0..<list.rows.count).contains(row) else { return false }
    let values = list.rows.values(of: row)
    // What a body says of itself is known once there is one.
    return values.rowEdits?.delete != nil && !values.isDeleteDisabled
      && editing(of: row)?.keeps(.delete) != true
  }

  func canMove(_ row: Int) -> Bool {
    guard let list, (0..<list.rows.count).contains(row) else { return false }
    let values = list.rows.values(of: row)
    return values.rowEdits?.move != nil && !values.isMoveDisabled
      && editing(of: row)?.keeps(.move) != true
  }

  /// The numbers of rows.
  private func numbers(of rows: [RowEditing]) -> [Int] {
    rows.compactMap { $0.context?.place?.number }
  }

  // MARK: Removing

  func delete(_ rows: [RowEditing]) { delete(numbers(of: rows), movesOn: false) }

  /// Removes rows that can be; `movesOn` then selects the row that follows them.
  private func delete(_ rows: [Int], movesOn: Bool) {
    let gone = rows.filter(canDelete)
    guard !gone.isEmpty else { return }
    if movesOn { chooseNext(to: gone) }
    // The last loop first: what is removed of it moves none of the others.
    var loops: [(edits: RowEdits, offsets: IndexSet)] = []
    for edits in gone.sorted().compactMap(edits(of:)) {
      if let index = loops.firstIndex(where: { $0.edits.loop == edits.loop }) {
        loops[index].offsets.insert(edits.part)
      } else {
        loops.append((edits, [edits.part]))
      }
    }
    withAnimation {
      for (edits, offsets) in loops.reversed() { edits.delete?(offsets) }
    }
  }

  /// Has the row behind those that go be selected, or the one in front of them, once they are gone.
  private func chooseNext(to gone: [Int]) {
    guard let list, let element,
      let (first, last) = gone.min().flatMap({ low in gone.max().map { (low, $0) } })
    else { return }
    let next =
      (last + 1..<max(last + 1, list.rows.count)).first(where: list.canChoose)
      ?? (0..<first).last(where: list.canChoose)
    guard let next else { return }
    // Looking for all of many that went would take long, and they go together.
    let (key, former) = (list.rows.key(next), [first, last].map(list.rows.key))
    element.graph.afterUpdate { [weak list] in
      guard let list, former.allSatisfy({ list.rows.row(of: $0, near: first) == nil }),
        let row = list.rows.row(of: key, near: first)
      else { return }
      list.choose(row: row)
    }
  }

  // MARK: Moving

  /// Moves rows of one loop by a step together; false where they are at its end, or are kept.
  func move(_ rows: [RowEditing], by step: Int) -> Bool { move(numbers(of: rows), by: step) }

  private func move(_ rows: [Int], by step: Int) -> Bool {
    let all = rows.sorted().compactMap(edits(of:))
    guard let first = all.first, let last = all.last, let move = first.move,
      rows.allSatisfy(canMove), all.allSatisfy({ $0.loop == first.loop })
    else { return false }
    guard step < 0 ? first.part > 0 : last.part + 1 < first.count else { return false }
    withAnimation {
      move(IndexSet(all.map(\.part)), step < 0 ? first.part - 1 : last.part + 2)
    }
    return true
  }
}

extension ListEditor: ListEditing {
  var canDelete: Bool { list?.hasChosenRow(where: canDelete) == true }

  func delete() { if let list { delete(list.chosenRows, movesOn: true) } }

  func key(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .delete, .deleteForward:
      guard event.isPlain, canDelete else { return false }
      delete()
    case .upArrow where event.modifiers == .option: return moveChosen(by: -1)
    case .downArrow where event.modifiers == .option: return moveChosen(by: 1)
    case .leftArrow where event.isPlain, .rightArrow where event.isPlain:
      return showStrip(event.key)
    case .escape:
      if let openRow { openRow.close() } else { return endEditing() }
    default: return false
    }
    return true
  }

  /// Goes back to looking at the rows only; false where nobody changes them.
  private func endEditing() -> Bool {
    guard let mode = element?.environment.editMode, mode.wrappedValue.isEditing else {
      return false
    }
    withAnimation { mode.wrappedValue = .inactive }
    return true
  }

  private func moveChosen(by step: Int) -> Bool {
    guard let list else { return false }
    let (rows, first) = (list.chosenRows, list.chosenRows.first.map(list.rows.key))
    guard !rows.isEmpty, rows.allSatisfy({ edits(of: $0)?.move != nil }) else { return false }
    if move(rows, by: step), let first {
      element?.graph.afterUpdate { [weak list] in
        guard let list, let row = list.rows.row(of: first, near: rows[0]) else { return }
        list.reveal(row)
      }
    }
    return true
  }

  /// The arrow that pushes the content aside shows what is behind it; the other one brings it back.
  private func showStrip(_ key: Key) -> Bool {
    guard let list, list.chosenRows.count == 1, let row = editing(of: list.chosenRows[0]) else {
      return false
    }
    let isMirrored = element?.environment.layoutDirection == .rightToLeft
    let edge: HorizontalEdge = (key == .rightArrow) != isMirrored ? .leading : .trailing
    if let side = row.side {
      guard side != edge else { return false }
      row.close()
      return true
    }
    guard row.hasStrip(edge), row.canSwipe(key == .rightArrow ? 1 : -1) else { return false }
    row.open(edge)
    return true
  }

  func editing(of row: Int) -> RowEditing? {
    guard let list, (0..<list.rows.count).contains(row) else { return nil }
    return list.context(of: row)?.addition as? RowEditing
  }
}

/// Strokes of two fingers push the row under them aside.
extension ListEditor: SwipeTarget {
  func canSwipe(_ distance: CGFloat) -> Bool { false }

  func canSwipe(_ distance: CGFloat, over path: [Node.ID]) -> Bool {
    let context = list?.contexts.first { context in context.nodeID.map(path.contains) == true }
    swiped = (context?.addition as? RowEditing).flatMap { $0.canSwipe(distance) ? $0 : nil }
    return swiped != nil
  }

  func swipe(by distance: CGFloat) { swiped?.swipe(by: distance) }

  func endSwipe(towards distance: CGFloat) {
    swiped?.endSwipe(towards: distance)
    swiped = nil
  }
}
