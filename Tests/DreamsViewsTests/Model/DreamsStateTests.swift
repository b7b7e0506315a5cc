import DreamsViews
import Testing

@Suite("What the list is there for")
nonisolated struct DreamsStateTests {
  private static let dream = DreamList.sample.dreams[0]
  private static let states: [DreamsState] = [
    .viewing, .selecting([]), .selecting([dream.id]), .duplicating, .sharing([dream]),
  ]

  private static let events: [DreamsState.Event] = [
    .select, .toggle(dream.id), .selectAll([dream.id]), .duplicate, .chosen, .share([dream]),
    .share([]), .finish, .cancel, .listChanged(DreamList()),
  ]

  @Test("changes only as the drawing says")
  func table() {
    // One row for each state, one letter for each event's result.
    let rows = Self.states.map { state in
      Self.events.map { letter(state.after($0)) }.joined(separator: " ")
    }
    #expect(
      rows == [
        "0 - - D - ! - - - V",
        "- 1 1 - V ! - - V 0",
        "- 0 1 - V ! - - V 0",
        "- - - - V - - - V D",
        "- - - - - - - V V !",
      ])
  }

  private func letter(_ state: DreamsState?) -> String {
    switch state {
    case nil: "-"
    case .viewing: "V"
    case .selecting(let ids): "\(ids.count)"
    case .duplicating: "D"
    case .sharing: "!"
    }
  }

  @Test("forgets the selection when selecting is cancelled")
  func cancel() throws {
    var session = DreamsSession()
    try session.perform(.beginSelecting, at: 0)
    try session.perform(.toggle(Dream.ID(2)), at: 0)
    try session.perform(.cancel, at: 0)
    #expect(session.state == .viewing)
    try session.perform(.beginSelecting, at: 0)
    #expect(session.state == .selecting([]))
  }

  @Test("selects nothing that undo has taken away")
  func undoWhileSelecting() throws {
    var session = DreamsSession(DreamList())
    try session.perform(.add, at: 0)
    try session.perform(.add, at: 5)
    try session.perform(.beginSelecting, at: 6)
    try session.perform(.selectAll, at: 6)
    try session.perform(.undo, at: 7)
    #expect(session.state == .selecting([Dream.ID(1)]))
  }

  @Test("is left alone, and so is the model, by an action that is refused")
  func refusal() {
    var session = DreamsSession()
    let before = session.snapshot
    #expect(throws: DreamsRefusal.nothingToUndo) { try session.perform(.undo, at: 0) }
    #expect(throws: DreamsRefusal.noDream(Dream.ID(80))) {
      try session.perform(.delete(Dream.ID(80)), at: 0)
    }
    #expect(throws: DreamsRefusal.wrongState(.cancel, state: "viewing")) {
      try session.perform(.cancel, at: 0)
    }
    #expect(throws: DreamsRefusal.numberOutOfRange(10)) {
      try session.perform(.setNumber(Dream.ID(1), 10), at: 0)
    }
    #expect(session.snapshot == before && session.undoName == nil)
  }
}
