import DreamsViews

nonisolated extension ReferenceDreams {
  /// Where a session differs from what should be; nil when it does not.
  func difference(from session: DreamsSession) -> String? {
    let rows = session.list.dreams.map(Row.init)
    if rows != page.rows { return "rows: \(rows) instead of \(page.rows)" }
    if session.list.favoriteCreature != page.favorite { return "the favourite" }
    if shown(session.state) != sorted(mode) { return "state: \(session.state), not \(mode)" }
    let item = session.screen.opened.map(number)
    if item != opened { return "open: \(item as Int?), not \(opened as Int?)" }
    if session.undoName != undoName { return "undo: \(session.undoName ?? "-")" }
    if session.redoName != redoName { return "redo: \(session.redoName ?? "-")" }
    return nil
  }

  private func number(_ item: DreamsScreen.Item) -> Int {
    if case .dream(let id) = item { id.number } else { 0 }
  }

  private func shown(_ state: DreamsState) -> Mode {
    switch state {
    case .viewing: .viewing
    case .duplicating: .duplicating
    case .selecting(let ids): .selecting(ids.map(\.number).sorted())
    case .sharing(let dreams): .sharing(dreams.map(Row.init))
    }
  }

  private func sorted(_ mode: Mode) -> Mode {
    if case .selecting(let ids) = mode { .selecting(ids.sorted()) } else { mode }
  }
}

nonisolated extension ReferenceDreams.Row {
  init(_ dream: Dream) {
    self.init(id: dream.id.number, text: dream.description, creature: dream.creature)
    number = dream.numberOfCreatures
    effects = dream.orderedEffects
    due = dream.due
  }
}
