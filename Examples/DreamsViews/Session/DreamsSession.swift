package import Lamina

/// The application without its window: the dreams with their past, and what is shown of them.
///
/// ```swift
/// var session = DreamsSession(DreamList(), at: 0)
/// try session.perform(.add, at: 1)                 // opens the new dream
/// try session.perform(.setFavorite(.owl), at: 2)
/// try session.perform(.undo, at: 3)                // the favourite is what it was
/// session.undoName                                 // "Add Dream"
/// ```
///
/// A value: tests go through thousands of actions without a view, and compare.
package nonisolated struct DreamsSession {
  private(set) var history: UndoHistory<DreamList>
  package private(set) var screen: DreamsScreen

  /// Begins with what was restored; what the list does not hold is not shown.
  package init(_ list: DreamList = .sample, screen: DreamsScreen = DreamsScreen()) {
    history = UndoHistory(list)
    self.screen = screen.fitting(list)
  }

  package var list: DreamList { history.model }
  package var state: DreamsState { screen.state }
  package var undoName: String? { mayUndo ? history.undoName : nil }
  package var redoName: String? { mayUndo ? history.redoName : nil }

  /// The dream that is open, if one is.
  package var openedDream: Dream? { screen.openedDream.flatMap { list[$0] } }

  /// Nothing is undone behind a picture that is being shared.
  private var mayUndo: Bool { if case .sharing = state { false } else { true } }

  /// Whether `perform` would do something with an action.
  package func allows(_ action: DreamsAction) -> Bool {
    var copy = self
    do {
      try copy.perform(action, at: 0)
      return true
    } catch {
      return false
    }
  }

  /// Does what a person asks for.
  ///
  /// - Parameters:
  ///   - action: what is asked for.
  ///   - time: when, in seconds; several steps of one number within a second are undone together.
  /// - Throws: why it cannot be; then nothing has happened.
  package mutating func perform(
    _ action: DreamsAction, at time: TimeInterval
  ) throws(DreamsRefusal) {
    switch action {
    case .undo, .redo: try travel(action)
    case .open, .beginSelecting, .toggle, .selectAll, .beginDuplicating, .share, .finishSharing,
      .cancel:
      try change(the: action)
    case .add, .delete, .describe, .setCreature, .setNumber, .setEffect, .setFavorite,
      .remind, .deleteSelected, .duplicateSelected, .duplicate:
      try edit(action, at: time)
    }
  }
}

// MARK: - The past

nonisolated extension DreamsSession {
  private mutating func travel(_ action: DreamsAction) throws(DreamsRefusal) {
    guard mayUndo else { throw .wrongState(action, state: state.name) }
    let before = list
    if action == .undo {
      guard history.undo() else { throw .nothingToUndo }
    } else {
      guard history.redo() else { throw .nothingToRedo }
    }
    screen = screen.fitting(list)
    if state == .viewing, let item = list.difference(to: before) { screen.opened = item }
  }
}

nonisolated extension DreamList {
  /// What a person who comes from another list should see: the first dream that is new or another
  /// here, or else the favourite, if that is another.
  fileprivate func difference(to other: DreamList) -> DreamsScreen.Item? {
    if let dream = dreams.first(where: { other[$0.id] != $0 }) { return .dream(dream.id) }
    return favoriteCreature == other.favoriteCreature ? nil : .favorite
  }
}

// MARK: - The state

nonisolated extension DreamsSession {
  private mutating func change(the action: DreamsAction) throws(DreamsRefusal) {
    switch action {
    case .open(let item): try open(item)
    case .beginSelecting: try go(.select, action)
    case .beginDuplicating: try go(.duplicate, action)
    case .toggle(let id):
      guard list.contains(id) else { throw .noDream(id) }
      try go(.toggle(id), action)
    case .selectAll: try go(.selectAll(list.dreams.map(\.id)), action)
    case .share: try share()
    case .finishSharing: try go(.finish, action)
    default: try go(.cancel, action)
    }
  }

  private mutating func go(
    _ event: DreamsState.Event, _ action: DreamsAction
  ) throws(DreamsRefusal) {
    guard let next = state.after(event) else { throw .wrongState(action, state: state.name) }
    screen.state = next
  }

  private mutating func open(_ item: DreamsScreen.Item?) throws(DreamsRefusal) {
    guard state == .viewing else { throw .wrongState(.open(item), state: state.name) }
    if case .dream(let id) = item, !list.contains(id) { throw .noDream(id) }
    screen.opened = item
    history.endCoalescing()
  }

  private mutating func share() throws(DreamsRefusal) {
    let dreams: [Dream]
    switch state {
    case .viewing: dreams = openedDream.map { [$0] } ?? []
    case .selecting(let ids): dreams = list.dreams(ids)
    case .duplicating, .sharing: throw .wrongState(.share, state: state.name)
    }
    guard let next = state.after(.share(dreams)) else { throw .nothingSelected }
    screen.state = next
  }
}

// MARK: - The model

nonisolated extension DreamsSession {
  private mutating func edit(
    _ action: DreamsAction, at time: TimeInterval
  ) throws(DreamsRefusal) {
    switch action {
    case .add:
      try expectViewing(action)
      let id = history.change("Add Dream", at: time) { $0.add() }
      screen.opened = .dream(id)
    case .delete(let id):
      try expectViewing(action)
      try expect(id)
      remove([id], at: time)
    case .deleteSelected: remove(try leaveSelecting(action), at: time)
    case .duplicateSelected: duplicate(try leaveSelecting(action), at: time)
    case .duplicate(let id):
      try expect(id)
      if state != .viewing { try go(.chosen, action, from: .duplicating) }
      duplicate([id], at: time)
    case .setFavorite(let creature):
      try expectViewing(action)
      history.change("Change Favorite", at: time) { $0.favoriteCreature = creature }
      screen.opened = .favorite
    default: try editDream(action, at: time)
    }
  }

  private mutating func editDream(
    _ action: DreamsAction, at time: TimeInterval
  ) throws(DreamsRefusal) {
    switch action {
    case .describe(let id, let text):
      try update(id, "Change Description", action: action, at: time) { $0.description = text }
    case .setCreature(let id, let creature):
      try update(id, "Change Creature", action: action, at: time) { $0.creature = creature }
    case .setNumber(let id, let number):
      guard Dream.creatureNumbers.contains(number) else { throw .numberOutOfRange(number) }
      try update(id, "Change Number", action: action, at: time, coalescing: id) {
        $0.numberOfCreatures = number
      }
    case .setEffect(let id, let effect, let isOn):
      let name = isOn ? "Add \(effect.name)" : "Remove \(effect.name)"
      try update(id, name, action: action, at: time) {
        if isOn { $0.effects.insert(effect) } else { $0.effects.remove(effect) }
      }
    case .remind(let id, let due):
      let name = due == nil ? "Remove Reminder" : "Set Reminder"
      try update(id, name, action: action, at: time) { $0.due = due }
    default: throw .wrongState(action, state: state.name)
    }
  }

  private mutating func update(
    _ id: Dream.ID, _ name: String, action: DreamsAction, at time: TimeInterval,
    coalescing key: Dream.ID? = nil, _ change: (inout Dream) -> Void
  ) throws(DreamsRefusal) {
    try expectViewing(action)
    try expect(id)
    history.change(name, coalescing: key.map(AnyHashable.init), at: time) { list in
      list.update(id, change)
    }
    screen.opened = .dream(id)
  }

  private mutating func duplicate(_ ids: Set<Dream.ID>, at time: TimeInterval) {
    let copies = history.change(Self.name("Duplicate", ids.count), at: time) { list in
      list.duplicate(ids)
    }
    if let first = copies.first { screen.opened = .dream(first) }
  }

  /// Removes dreams; the one that comes to stand in the place of the first of them is opened.
  private mutating func remove(_ ids: Set<Dream.ID>, at time: TimeInterval) {
    let place = list.dreams.firstIndex { ids.contains($0.id) } ?? 0
    history.change(Self.name("Delete", ids.count), at: time) { $0.remove(ids) }
    let dreams = list.dreams
    let next = dreams.indices.contains(place) ? dreams[place] : dreams.last
    screen.opened = next.map { .dream($0.id) }
  }

  /// What is selected, after which nothing is.
  private mutating func leaveSelecting(
    _ action: DreamsAction
  ) throws(DreamsRefusal) -> Set<Dream.ID> {
    guard case .selecting(let ids) = state else {
      throw .wrongState(action, state: state.name)
    }
    guard !ids.isEmpty else { throw .nothingSelected }
    try go(.chosen, action)
    return ids
  }

  private mutating func go(
    _ event: DreamsState.Event, _ action: DreamsAction, from state: DreamsState
  ) throws(DreamsRefusal) {
    guard self.state == state else { throw .wrongState(action, state: self.state.name) }
    try go(event, action)
  }

  private func expectViewing(_ action: DreamsAction) throws(DreamsRefusal) {
    guard state == .viewing else { throw .wrongState(action, state: state.name) }
  }

  private func expect(_ id: Dream.ID) throws(DreamsRefusal) {
    guard list.contains(id) else { throw .noDream(id) }
  }

  private static func name(_ verb: String, _ count: Int) -> String {
    count == 1 ? "\(verb) Dream" : "\(verb) \(count) Dreams"
  }
}
