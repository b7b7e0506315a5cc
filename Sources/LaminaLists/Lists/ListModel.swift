package import LaminaDisplay
import LaminaInput

/// What a list knows of its rows and of what is selected, from one evaluation to the next.
@MainActor
package final class ListModel {
  /// The list's element, which may go before its model: rows and handlers hold that.
  package let id: Node.ID
  unowned let graph: ViewGraph
  private var selection: ListSelection?
  /// Is told that a row was chosen.
  private var choice: ListChoice?
  /// Whether what is selected here counts, or what the binding says.
  private let claim = ControlClaim()
  /// What a double click on a row does.
  weak var primary: ListPrimary?
  package private(set) var isEnabled = true
  package private(set) var rows = ViewList()
  package private(set) weak var window: RowWindow?
  /// What a room above does with rows that people change; nil where none can be.
  package var editor: (any ListEditing)?
  private(set) var selected: Set<AnyHashable> = []
  /// Whether keys go to the list.
  private(set) var hasFocus = false
  /// Whether the keyboard brought the focus here.
  private(set) var showsFocus = false
  /// The row that keys move on from, and the one that a range began at.
  private(set) var cursor: (key: RowKey, row: Int)?
  private var anchor: RowKey?
  /// The row that had the focus last, or something in it.
  var held: (key: RowKey, row: Int)?
  /// Which of the controls in its row had the focus last.
  var column = 0
  /// Whether the focus is on its way into a row that is not there yet.
  var isUnderWay = false
  /// What is typed to find a row.
  var letters = TypedLetters()
  private var existing: [RowKey: Weak<RowContext>] = [:]
  private var pruneLimit = 256
  /// What was selected by others and is to come in sight, perhaps once its row is there.
  private var awaited: Set<AnyHashable> = []
  /// Whether none of these rows is one that is awaited.
  private var isSearched = false
  /// Shows the ring of the focus while nothing is selected.
  weak var watch: Element?
  /// Whether people type in its rows, or it is a form: Tab goes through them one by one.
  var holdsText = false

  init(_ element: Element) {
    id = element.id
    graph = element.graph
    graph.lists.add(self, id)
    // The graph may be on its way out by then.
    element.onUnmount { [weak graph, id] in graph?.lists.remove(id) }
  }

  package var isSelectable: Bool { selection != nil && isEnabled }

  func adoptSelection(_ selection: ListSelection?, isEnabled: Bool, _ choice: ListChoice?) {
    self.selection = selection
    self.choice = choice
    choice?.adopt(self)
    self.isEnabled = isEnabled
  }

  func attach(rows: ViewList, window: RowWindow) {
    self.rows = rows
    self.window = window
    isSearched = false
    if let id = window.id { graph.lists.add(self, stack: id) }
    editor?.rowsChanged()
    revealAwaited()
  }

  func add(_ context: RowContext, _ key: RowKey) {
    if existing.count > pruneLimit {
      existing = existing.filter { $0.value.object != nil }
      pruneLimit = max(256, existing.count * 2)
    }
    existing[key] = Weak(object: context)
  }

  /// Whether a row is a header that opens and closes its section.
  func isFolding(_ row: Int) -> Bool {
    rows.kind(row) == .header && context(of: row)?.isFolding == true
  }

  // MARK: Selection

  func readSelection() -> Set<AnyHashable> { selection?.read() ?? [] }

  /// Shows what the binding says, unless what a person chose still counts: rows that it does not
  /// concern are left alone.
  ///
  /// - Returns: what is shown as selected.
  func takeSelection(_ next: Set<AnyHashable>) -> Set<AnyHashable> {
    if claim.yields(when: next == selected), next != selected {
      awaited = next.subtracting(selected)
      isSearched = false
      selected = next
      // Also what the program selects leads on to what it shows.
      if !next.isEmpty, let choice { graph.afterUpdate { choice.action() } }
    }
    revealAwaited()
    refreshRows()
    return selected
  }

  /// Selects rows, which the person is looking at, and writes them to the binding.
  private func choose(_ next: Set<AnyHashable>) {
    awaited = []
    guard let selection, next != selected, !next.isEmpty || !selection.isNeverEmpty else {
      return refreshRows()
    }
    selected = next
    // The rows follow under the transaction of the binding.
    claim.write(in: watch) { selection.write(next) }
  }

  /// Selects no row any more, for a person who has gone back from what was selected.
  func selectNone() { choose([]) }

  /// Brings the first row of what others have selected in sight, where none is.
  private func revealAwaited() {
    guard !awaited.isEmpty, selection != nil, let window else { return }
    func isAwaited(_ row: Int) -> Bool { tag(at: row).map(awaited.contains) ?? false }
    // The window may still be that of the rows before.
    let known = window.range.clamped(to: 0..<rows.count)
    let seen = known.filter { window.isInSight($0) && isAwaited($0) }
    guard let row = seen.first ?? firstRow(where: isAwaited) else { return }
    if awaited.count == 1 || seen.isEmpty {
      window.reveal(row, by: window.scroll?.isShown == true ? .glide : .jump)
    }
    awaited = []
  }

  /// The first row that fits; all are asked once as long as they are the same.
  private func firstRow(where fits: (Int) -> Bool) -> Int? {
    if isSearched { return nil }
    isSearched = true
    return (0..<rows.count).first(where: fits)
  }

  /// Whether a tag is a value that the list's selection can hold.
  func accepts(_ tag: AnyHashable) -> Bool { isSelectable && selection?.accepts(tag) == true }

  /// Whether the list has a selection, which a disabled one keeps.
  var hasSelection: Bool { selection != nil }

  /// The row that exists under one of some nodes.
  func row(among nodes: Set<Node.ID>) -> Int? { context(among: nodes)?.place?.number }

  /// The same, as it exists.
  func context(among nodes: Set<Node.ID>) -> RowContext? {
    existing.values.lazy.compactMap(\.object).first { $0.nodeID.map(nodes.contains) ?? false }
  }

  /// The nodes of the chosen rows that exist, from top to bottom.
  var chosenNodes: [Node.ID] {
    existing.values.compactMap(\.object)
      .filter { context in tag(of: context).map(selected.contains) ?? false }
      .sorted { ($0.place?.number ?? 0) < ($1.place?.number ?? 0) }.compactMap(\.nodeID)
  }

  package var chosenRow: Node.ID? {
    currentRow.flatMap { context(of: $0)?.nodeID }
  }

  func refreshRows() {
    for context in existing.values { context.object?.refresh() }
  }

  /// How a row shows that it is selected.
  func selectionAppearance(of context: RowContext) -> RowHighlight.Selection {
    let unselected = context.isMeant ? RowHighlight.Selection.meant : .none
    if !hasSelection {
      return hasFocus && showsFocus && context.key == held?.key ? .outlined : unselected
    }
    guard let tag = tag(of: context), selected.contains(tag) else { return unselected }
    guard isEnabled, hasFocus else { return .resting }
    return showsFocus && context.key == cursor?.key ? .ringed : .active
  }

  /// What is selected with a row that exists.
  private func tag(of context: RowContext) -> AnyHashable? {
    guard context.kind == .row, let selection else { return nil }
    guard let tag = context.tag ?? context.key?.dataID?.unwrapped else { return nil }
    return selection.accepts(tag) ? tag : nil
  }

  /// What is selected with a row; nil for headers, and for rows that cannot be.
  func tag(at row: Int) -> AnyHashable? {
    guard rows.kind(row) == .row, let selection else { return nil }
    let key = rows.key(row)
    // What a body says of itself is known once there is one.
    let values = rows.values(of: row)
    let named = existing[key]?.object?.tag ?? values.tags.first
    guard let tag = named ?? key.dataID?.unwrapped, !values.isSelectionDisabled else { return nil }
    return selection.accepts(tag) ? tag : nil
  }

  // MARK: Input

  var handlers: Handlers? {
    guard isOneStop || isSelectable else { return nil }
    var handlers = Handlers()
    handlers.keys.key = { [weak self] in self?.key($0) ?? false }
    handlers.keys.focus = { [weak self] in self?.focusChanged(byKeyboard: $0) }
    handlers.keys.edit = EditHandlers(
      enabled: { [weak self] in self?.enabledCommands ?? [] },
      perform: { [weak self] in self?.perform($0) })
    return handlers
  }

  private var enabledCommands: EditCommandSet {
    (canSelectAll ? EditCommandSet.selectAll : []).union(
      editor?.canDelete == true ? EditCommandSet.delete : [])
  }

  private func perform(_ command: EditCommand) {
    if command == .selectAll { selectAll() }
    if command == .delete { editor?.delete() }
  }

  private var canSelectAll: Bool {
    selection?.allowsMany == true && isEnabled && selected.count < rows.count
  }

  private func selectAll() {
    choose(Set((0..<rows.count).compactMap(tag(at:))))
  }

  private func focusChanged(byKeyboard: Bool) {
    hasFocus = graph.focus.focused == id
    showsFocus = hasFocus && byKeyboard
    if hasFocus, isSelectable { held = nil }
    if !hasFocus { isUnderWay = false }
    if showsFocus, let row = currentRow { cursor = (rows.key(row), row) }
    watch?.invalidate()
    refreshRows()
  }

  /// The row that keys move on from: where the cursor is, or what is selected.
  var currentRow: Int? {
    if let cursor, let row = rows.row(of: cursor.key, near: cursor.row), isSelected(row) {
      return row
    }
    guard !selected.isEmpty else { return nil }
    let row = window?.range.first(where: isSelected) ?? (0..<rows.count).first(where: isSelected)
    if let row { cursor = (rows.key(row), row) }
    return row
  }

  private func isSelected(_ row: Int) -> Bool { tag(at: row).map(selected.contains) ?? false }

  /// The pointer chose a row.
  func press(_ context: RowContext, _ modifiers: EventModifiers) {
    guard let selection, let key = context.key, let tag = tag(of: context),
      let row = index(of: key), !rows.values(of: row).isSelectionDisabled
    else {
      return
    }
    showsFocus = false
    held = nil
    if selection.allowsMany, modifiers.contains(.shift) { return extend(to: row) }
    cursor = (key, row)
    anchor = key
    choose(
      selection.allowsMany && modifiers.contains(.command)
        ? selected.symmetricDifference([tag]) : [tag])
    choice?.action()
  }

  /// Whether a mouse that goes down on a row leaves the selection as it is: of several selected
  /// rows all may be about to be dragged, so that they are given up when it is let go.
  func waitsForRelease(_ context: RowContext, _ modifiers: EventModifiers) -> Bool {
    guard selected.count > 1, modifiers.isDisjoint(with: [.shift, .command]) else { return false }
    return tag(of: context).map(selected.contains) ?? false
  }

  /// Which a row is of how many.
  func place(of context: RowContext) -> Semantics.Place? {
    context.place.map { place in
      let order = rows.order(of: place)
      return Semantics.Place(order.number, of: order.count)
    }
  }

  private func index(of key: RowKey) -> Int? {
    rows.row(of: key, near: window?.range.lowerBound ?? 0)
  }

  private func key(_ event: KeyEvent) -> Bool {
    // What a field in a row has no use for is not meant for the rows.
    if holdsText, graph.focus.focused != id { return false }
    if isEnabled, event.isPlain, event.key == .leftArrow || event.key == .rightArrow,
      let fold = preferredRow.flatMap({ context(of: $0)?.fold }), fold(event.key)
    {
      return true
    }
    if isEnabled, let editor, editor.key(event) { return true }
    // Keys with Alt are shortcuts: to the folder above, back.
    if event.modifiers.contains(.option) { return false }
    guard let selection else { return walk(event) }
    let last = rows.count - 1
    let from = preferredRow
    switch event.key {
    case .upArrow: move(to: next(from.map { $0 - 1 } ?? last, by: -1), event)
    case .downArrow: move(to: next(from.map { $0 + 1 } ?? 0, by: 1), event)
    case .home: move(to: next(0, by: 1), event)
    case .end: move(to: next(last, by: -1), event)
    case .pageUp: move(to: page(from ?? 0, by: -1), event)
    case .pageDown: move(to: page(from ?? 0, by: 1), event)
    case .character("a") where event.modifiers.contains(.command) && selection.allowsMany:
      selectAll()
    case .return where event.isPlain && !event.isRepeat: return actOn(from) || pressRow(from)
    case .space where event.isPlain && !event.isRepeat && !letters.isTyping(at: graph.now):
      return pressRow(from)
    default: return false
    }
    return true
  }

  /// Presses the first button or link in a row; false where there is none.
  func pressRow(_ row: Int?) -> Bool {
    guard let row, let id = context(of: row)?.nodeID,
      let node = graph.prepared?.root.path(to: id)?.last
    else { return false }
    let controls = node.children.flatMap(\.shownControls)
    guard let press = controls.compactMap({ graph.handlers[$0]?.pointer.press }).first
    else {
      return false
    }
    press.action()
    return true
  }

  /// The nearest row from `row` on that can be selected.
  private func next(_ row: Int, by step: Int) -> Int? {
    var row = row
    while (0..<rows.count).contains(row) {
      if tag(at: row) != nil { return row }
      row += step
    }
    return nil
  }

  /// The row a viewport further.
  private func page(_ row: Int, by direction: Int) -> Int? {
    guard let target = pageRow(row, by: direction) else { return nil }
    return next(target, by: direction) ?? next(target, by: -direction)
  }

  private func move(to row: Int?, _ event: KeyEvent) {
    if let row { move(to: row, extends: event.modifiers.contains(.shift)) }
  }

  /// Selects a row, or up to it, and takes the focus along.
  func move(to row: Int, extends: Bool) {
    guard let selection, let tag = tag(at: row) else { return }
    showsFocus = true
    if selection.allowsMany, extends {
      extend(to: row)
    } else {
      cursor = (rows.key(row), row)
      anchor = cursor?.key
      choose([tag])
    }
    window?.reveal(row)
    follow(to: row)
  }

  // MARK: What a room above asks

  /// The rows that a key changes: those that are selected, or else the one that has the focus in it.
  package var chosenRows: [Int] {
    guard isSelectable else { return held == nil ? [] : preferredRow.map { [$0] } ?? [] }
    if selected.count == 1 { return currentRow.map { [$0] } ?? [] }
    return selected.isEmpty ? [] : (0..<rows.count).filter(isSelected)
  }

  /// Whether one of those rows fits; of many the first that does is enough.
  package func hasChosenRow(where fits: (Int) -> Bool) -> Bool {
    guard isSelectable, selected.count > 1 else { return chosenRows.contains(where: fits) }
    if let row = currentRow, fits(row) { return true }
    return (0..<rows.count).contains { isSelected($0) && fits($0) }
  }

  /// Whether a row can be selected.
  package func canChoose(_ row: Int) -> Bool { tag(at: row) != nil }

  /// Selects a row, as the arrow keys do; where there is no selection it has the focus in it.
  package func choose(row: Int) {
    if hasSelection { return move(to: row, extends: false) }
    seek(row, by: 0, isInner: true, from: row)
  }

  /// Calls `body` whenever the list scrolls; nil for no more.
  package func onScroll(of owner: AnyObject, _ body: (() -> Void)?) {
    window?.scroll?.movement.observers[ObjectIdentifier(owner)] = body
  }

  /// The context of a row; nil where it does not exist.
  package func context(of row: Int) -> RowContext? { existing[rows.key(row)]?.object }

  /// The contexts of the rows that exist.
  package var contexts: [RowContext] { existing.values.compactMap(\.object) }

  /// Selects from the anchor to `row`.
  private func extend(to row: Int) {
    cursor = (rows.key(row), row)
    let start = anchor.flatMap { rows.row(of: $0, near: row) } ?? row
    if anchor == nil { anchor = cursor?.key }
    choose(Set((min(start, row)...max(start, row)).compactMap(tag(at:))))
  }
}
