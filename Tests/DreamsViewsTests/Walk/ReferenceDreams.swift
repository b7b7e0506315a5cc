import DreamsViews
import Foundation

/// What Dreams should be, in the plainest words: rows, and whole copies of them for undo.
///
/// It shares no code with the application but the names of actions.
nonisolated struct ReferenceDreams {
  struct Row: Equatable {
    var id: Int
    var text: String
    var creature: Creature
    var number = 1
    var effects: [Effect] = []
    var due: Date?

    init(id: Int, text: String, creature: Creature) {
      (self.id, self.text, self.creature) = (id, text, creature)
    }
  }

  struct Page: Equatable {
    var rows: [Row] = []
    var favorite: Creature = .unicorn(.pink)
    var next = 1
  }

  struct Past {
    var page: Page
    var name: String
    var key: Int?
    var time: TimeInterval
  }

  enum Mode: Equatable { case viewing, duplicating, selecting([Int]), sharing([Row]) }

  /// What is open: a dream's number, 0 for the favourite, nil for nothing.
  var opened: Int?
  var page = Page()
  var mode = Mode.viewing
  var past: [Past] = []
  var future: [Past] = []

  static let mostSteps = 100

  // MARK: Queries

  func row(_ id: Int) -> Int? { page.rows.firstIndex { $0.id == id } }
  var undoName: String? { isSharing ? nil : past.last?.name }
  var redoName: String? { isSharing ? nil : future.last?.name }
  private var isSharing: Bool { if case .sharing = mode { true } else { false } }

  // MARK: Actions

  /// Does an action; false, and nothing has happened, where it has no business.
  mutating func perform(_ action: DreamsAction, at time: TimeInterval) -> Bool {
    switch action {
    case .undo, .redo: return travel(back: action == .undo)
    case .beginSelecting: return go(from: .viewing, to: .selecting([]))
    case .beginDuplicating: return go(from: .viewing, to: .duplicating)
    case .cancel:
      guard mode != .viewing else { return false }
      mode = .viewing
    case .finishSharing:
      guard isSharing else { return false }
      mode = .viewing
    case .toggle(let id):
      guard case .selecting(let ids) = mode, row(id.number) != nil else { return false }
      let others = ids.filter { $0 != id.number }
      mode = .selecting(others.count == ids.count ? ids + [id.number] : others)
    case .selectAll:
      guard case .selecting = mode else { return false }
      mode = .selecting(page.rows.map(\.id))
    case .share: return share()
    case .deleteSelected, .duplicateSelected:
      guard case .selecting(let ids) = mode, !ids.isEmpty else { return false }
      mode = .viewing
      action == .deleteSelected ? delete(ids, at: time) : duplicate(ids, at: time)
    case .duplicate(let id):
      guard row(id.number) != nil, mode == .viewing || mode == .duplicating else { return false }
      mode = .viewing
      duplicate([id.number], at: time)
    default: return mode == .viewing && performViewing(action, at: time)
    }
    return true
  }

  private mutating func performViewing(_ action: DreamsAction, at time: TimeInterval) -> Bool {
    switch action {
    case .open(let item):
      if case .dream(let id) = item, row(id.number) == nil { return false }
      opened = item.map { if case .dream(let id) = $0 { id.number } else { 0 } }
      if !past.isEmpty { past[past.count - 1].key = nil }
    case .add:
      let id = page.next
      var changed = page
      changed.rows.append(
        Row(
          id: id, text: Suggestions.descriptions[(id - 1) % Suggestions.descriptions.count],
          creature: page.favorite))
      changed.next = id + 1
      record(changed, "Add Dream", at: time)
      opened = id
    case .delete(let id):
      guard row(id.number) != nil else { return false }
      delete([id.number], at: time)
    case .setFavorite(let creature):
      var changed = page
      changed.favorite = creature
      record(changed, "Change Favorite", at: time)
      opened = 0
    case .describe(let id, let text):
      return edit(id.number, "Change Description", at: time) { $0.text = text }
    case .setCreature(let id, let creature):
      return edit(id.number, "Change Creature", at: time) { $0.creature = creature }
    case .setNumber(let id, let number):
      guard (1...9).contains(number) else { return false }
      return edit(id.number, "Change Number", at: time, key: id.number) { $0.number = number }
    case .setEffect(let id, let effect, let isOn):
      let name = "\(isOn ? "Add" : "Remove") \(effect.name)"
      return edit(id.number, name, at: time) { row in
        let wanted = Effect.allCases.filter { $0 == effect ? isOn : row.effects.contains($0) }
        row.effects = wanted
      }
    case .remind(let id, let due):
      let name = due == nil ? "Remove Reminder" : "Set Reminder"
      return edit(id.number, name, at: time) { $0.due = due }
    default: return false
    }
    return true
  }

  private mutating func edit(
    _ id: Int, _ name: String, at time: TimeInterval, key: Int? = nil, _ body: (inout Row) -> Void
  ) -> Bool {
    guard let index = row(id) else { return false }
    var changed = page
    body(&changed.rows[index])
    record(changed, name, at: time, key: key)
    opened = id
    return true
  }

  private mutating func duplicate(_ ids: [Int], at time: TimeInterval) {
    var changed = page
    changed.rows = []
    for row in page.rows {
      changed.rows.append(row)
      guard ids.contains(row.id) else { continue }
      var copy = row
      copy.id = changed.next
      copy.due = nil
      changed.next += 1
      changed.rows.append(copy)
    }
    opened = page.next
    record(changed, ids.count == 1 ? "Duplicate Dream" : "Duplicate \(ids.count) Dreams", at: time)
  }

  private mutating func delete(_ ids: [Int], at time: TimeInterval) {
    let place = page.rows.firstIndex { ids.contains($0.id) } ?? 0
    var changed = page
    changed.rows.removeAll { ids.contains($0.id) }
    record(changed, ids.count == 1 ? "Delete Dream" : "Delete \(ids.count) Dreams", at: time)
    opened = place < page.rows.count ? page.rows[place].id : page.rows.last?.id
  }

  private mutating func share() -> Bool {
    let ids: [Int]
    switch mode {
    case .viewing: ids = opened.map { [$0] } ?? []
    case .selecting(let selected): ids = selected
    case .duplicating, .sharing: return false
    }
    let rows = page.rows.filter { ids.contains($0.id) }
    guard !rows.isEmpty else { return false }
    mode = .sharing(rows)
    return true
  }

  private mutating func go(from: Mode, to next: Mode) -> Bool {
    guard mode == from else { return false }
    mode = next
    return true
  }

  // MARK: The past

  private mutating func record(
    _ changed: Page, _ name: String, at time: TimeInterval, key: Int? = nil
  ) {
    guard changed != page else { return }
    if let key, future.isEmpty, let last = past.last, last.key == key, time - last.time <= 1 {
      past[past.count - 1].time = time
      if last.page == changed { past.removeLast() }
    } else {
      past.append(Past(page: page, name: name, key: key, time: time))
      if past.count > Self.mostSteps { past.removeFirst() }
    }
    future = []
    page = changed
  }

  private mutating func travel(back: Bool) -> Bool {
    guard !isSharing, var step = back ? past.popLast() : future.popLast() else { return false }
    let before = page
    swap(&step.page, &page)
    step.key = nil
    if back {
      if !past.isEmpty { past[past.count - 1].key = past[past.count - 1].key }
      future.append(step)
    } else {
      past.append(step)
    }
    if case .selecting(let ids) = mode { mode = .selecting(ids.filter { row($0) != nil }) }
    if let id = opened, id != 0, row(id) == nil { opened = nil }
    guard mode == .viewing else { return true }
    if let other = page.rows.first(where: { !before.rows.contains($0) }) {
      opened = other.id
    } else if before.favorite != page.favorite {
      opened = 0
    }
    return true
  }
}
