package import LaminaDisplay
import LaminaGeometry
import LaminaInput

/// How the focus goes through a list: it is one stop of Tab, and arrows go from row to row.
///
/// ```
///            ┌ list ───────────────┐  a list with a selection, and one whose rows hold several
///  Tab ────▶ │ row 1   ○    ○      │  controls or such as want arrows, has the focus itself; then
///            │ row 2 ─▶○ ──▶○ ─────┼─▶  come the controls of the current row, then what is behind
///            │ row 3   ○    ○      │
///            └─────────────────────┘  rows with one button are their button
/// ```
extension ListModel {
  /// Whether Tab comes to one row only: rows come from data or can be selected, and hold nothing to
  /// type in.
  var isOneStop: Bool { isEnabled && !holdsText && (isSelectable || rows.hasLoop) }

  // MARK: The order of Tab

  /// The row with a node; nil when it is none that stands in the tree.
  func row(of node: Node.ID) -> Int? { window?.row(of: node) }

  private func node(of row: Int) -> Node.ID? {
    window?.stands(row) == true ? window?.stock[row]?.node?.id : nil
  }

  /// The row that Tab is for: what had the focus last, or else what is selected.
  var preferredRow: Int? {
    if let held, rows.count > 0 {
      if held.row < rows.count, rows.key(held.row) == held.key { return held.row }
      let row = rows.row(of: held.key, near: held.row) ?? min(held.row, rows.count - 1)
      self.held = (rows.key(row), row)
      return row
    }
    return isSelectable ? currentRow : nil
  }

  /// The row that Tab is for, when it is not in the tree.
  package var awaitedRow: Int? { preferredRow.flatMap { window?.stands($0) == true ? nil : $0 } }

  /// Whether there is something to focus in the row with the focus before, or in those in the tree.
  package var holdsStops: Bool {
    held != nil || window?.range.contains { !stops(in: $0).isEmpty } == true
  }

  /// What of the rows with something to focus, by their nodes, Tab goes through.
  ///
  /// - Parameters:
  ///   - stops: what takes the focus in each row of the tree.
  ///   - holder: the row that has the focus.
  /// - Returns: the row's node and those of the headers and footers of its section, then the other headers that
  ///   open and close sections, in order.
  package func walked(_ stops: [Node.ID: [Node.ID]], holder: Node.ID?) -> [Node.ID] {
    var parts = walkedRow(stops, holder).map(parts(of:)) ?? []
    for node in foldingHeaders + (holder.map { [$0] } ?? []) where !parts.contains(node) {
      parts.append(node)
    }
    return parts
  }

  /// The row that Tab goes through.
  private func walkedRow(_ stops: [Node.ID: [Node.ID]], _ holder: Node.ID?) -> Int? {
    let held = holder.flatMap(row(of:))
    let own = held.flatMap { rows.kind($0) == .row ? $0 : nil } ?? preferredRow
    guard let row = own ?? firstInSight(stops), let node = node(of: row) else { return nil }
    if own != nil, !isSelectable, stops[node] == nil { return firstInSight(stops) ?? row }
    return row
  }

  private func parts(of row: Int) -> [Node.ID] {
    let section = rows.section(of: row)
    let edges = [section.lowerBound, section.upperBound - 1].filter { rows.kind($0) != .row }
    return ([row] + edges).compactMap(node(of:))
  }

  private var foldingHeaders: [Node.ID] {
    window?.range.clamped(to: 0..<rows.count).filter(isFolding).compactMap(node(of:)) ?? []
  }

  /// The first row with something to focus that is seen, at least in part.
  private func firstInSight(_ stops: [Node.ID: [Node.ID]]) -> Int? {
    guard let window else { return nil }
    let candidates = window.range.filter { row in
      rows.kind(row) == .row && node(of: row).map { stops[$0] != nil } == true
    }
    guard let view = window.view else { return candidates.first }
    let place = view.origin..<view.origin + max(1, view.length)
    let seen = candidates.first { row in
      let frame = window.frame(of: row)
      return frame.minY >= place.lowerBound - 1 && frame.maxY <= place.upperBound + 1
    }
    return seen ?? candidates.first
  }

  /// Whether the list has the focus before the controls of a row: always where rows are selected, else
  /// where there are several, or one that has a use for arrows itself.
  package func comesBefore(_ stops: [Node.ID]) -> Bool {
    if isSelectable { return true }
    guard stops.count == 1, let handlers = graph.handlers[stops[0]] else { return true }
    return handlers.pointer.press == nil || handlers.semantics.adjust != nil
      || handlers.keys.key != nil
  }

  // MARK: Where the focus is

  /// What takes the focus in a row that stands in the tree.
  private func stops(in row: Int) -> [Node.ID] {
    guard let root = graph.prepared?.root, let node = node(of: row).flatMap(root.path)?.last
    else { return [] }
    return FocusOrder(graph: graph).stops(in: node)
  }

  /// The row with the focus in it; nil while the list itself has it, or something else.
  private var innerRow: Int? {
    guard let focused = graph.focus.focused, focused != id,
      let path = graph.prepared?.root.path(to: focused),
      let place = graph.lists.row(on: path), place.list === self
    else { return nil }
    return place.row
  }

  /// The focus has come into a row, at the end of `path`.
  func hold(_ row: Int, _ path: ArraySlice<PreparedNode>) {
    guard rows.kind(row) == .row else { return }
    held = (rows.key(row), row)
    if let id = path.last?.node.id, let place = stops(in: row).firstIndex(of: id) { column = place }
  }

  // MARK: Keys

  /// What keys do in a list without a selection.
  func walk(_ event: KeyEvent) -> Bool {
    guard event.isPlain, let from = innerRow ?? (hasFocus ? preferredRow ?? 0 : nil) else {
      return false
    }
    let isInner = innerRow != nil || isUnderWay
    switch event.key {
    case .upArrow: return seek(from - 1, by: -1, isInner: isInner, from: from)
    case .downArrow: return seek(from + 1, by: 1, isInner: isInner, from: from)
    case .home: return seek(0, by: 1, isInner: isInner, from: from)
    case .end: return seek(rows.count - 1, by: -1, isInner: isInner, from: from)
    case .pageUp: return turnPage(from, by: -1, isInner: isInner)
    case .pageDown: return turnPage(from, by: 1, isInner: isInner)
    case .return where !event.isRepeat: return pressRow(from)
    case .space where !event.isRepeat && !letters.isTyping(at: graph.now): return pressRow(from)
    default: return false
    }
  }

  private func turnPage(_ row: Int, by direction: Int, isInner: Bool) -> Bool {
    guard let next = pageRow(row, by: direction) else { return false }
    return seek(next, by: direction, isInner: isInner, from: row)
      || seek(next, by: -direction, isInner: isInner, from: row)
  }

  /// Takes the focus along to a row that was selected, when it was on something in the one before.
  func follow(to row: Int) {
    guard innerRow != nil || isUnderWay else {
      held = nil
      return
    }
    seek(row, by: 0, isInner: true, from: row)
  }

  /// Brings the focus to a row, or the next one in a direction that has something to focus.
  ///
  /// - Parameters:
  ///   - row: where to begin.
  ///   - step: which way to go on; 0 for this row alone, whatever is in it.
  ///   - isInner: whether to focus what is in the row, rather than the row.
  ///   - origin: the row to go back to where there is none.
  ///   - deadline: until when rows that are not in the tree are waited for.
  /// - Returns: whether there are rows that way.
  @discardableResult
  func seek(
    _ row: Int, by step: Int, isInner: Bool, from origin: Int, until deadline: TimeInterval? = nil
  ) -> Bool {
    isUnderWay = false
    let end = deadline ?? graph.now + FocusTracker.patience
    var row = row
    while (0..<rows.count).contains(row) {
      guard window?.stands(row) == true else {
        if graph.now <= end { wait(for: row, by: step, isInner: isInner, from: origin, until: end) }
        return true
      }
      let stops = rows.kind(row) == .row ? stops(in: row) : []
      if !stops.isEmpty || step == 0 {
        land(on: row, stops, isInner: isInner)
        return true
      }
      row += step
    }
    // What was waited for had nothing to focus.
    if deadline != nil, row != origin {
      seek(origin, by: 0, isInner: isInner, from: origin, until: end)
    }
    return false
  }

  private func land(on row: Int, _ stops: [Node.ID], isInner: Bool) {
    held = (rows.key(row), row)
    window?.reveal(row)
    let place = isInner ? min(column, stops.count - 1) : 0
    let isRow = stops.isEmpty || !isInner && comesBefore(stops)
    let before = column
    graph.focus.focus(isRow ? id : stops[place], byKeyboard: true)
    column = before
    refreshRows()
  }

  /// The list has the focus until the row is there.
  private func wait(
    for row: Int, by step: Int, isInner: Bool, from origin: Int, until end: TimeInterval
  ) {
    let key = rows.key(row)
    window?.reveal(row)
    if graph.focus.focused != id { graph.focus.focus(id, byKeyboard: true) }
    held = (key, row)
    isUnderWay = isInner
    graph.afterUpdate { [weak self] in
      guard let self, graph.focus.focused == id, held?.key == key, let row = preferredRow
      else { return }
      seek(row, by: step, isInner: isInner, from: origin, until: end)
    }
  }

  /// The row a viewport further, whether or not there is anything to focus or select.
  func pageRow(_ row: Int, by direction: Int) -> Int? {
    guard let window, rows.count > 0 else { return nil }
    let viewport = window.scroll?.viewport.height ?? 0
    let place = window.frame(of: row).minY + CGFloat(direction) * viewport
    return window.measures.extents.row(
      at: min(max(place, 0), max(0, window.measures.extents.total - 1)))
  }
}

extension ListModel: ListStop {
  package func reveal(_ row: Int) { window?.reveal(row) }
}
