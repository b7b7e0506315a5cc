import DreamsViews
import Foundation
import Testing

@Suite("Undo in Dreams")
nonisolated struct UndoTests {
  private static let id = Dream.ID(2)

  @Test(
    "takes back and does again each change of the model",
    arguments: [
      .add, .delete(id), .describe(id, "Nothing"), .setCreature(id, .owl), .setNumber(id, 7),
      .setEffect(id, .rain, true), .setEffect(id, .magic, false), .setFavorite(.dragon),
      .remind(id, Date(timeIntervalSince1970: 1_700_000_000)),
      .duplicate(id),
    ] as [DreamsAction])
  func each(action: DreamsAction) throws {
    var session = DreamsSession()
    let before = session.list
    try session.perform(action, at: 0)
    let after = session.list
    #expect(after != before && session.undoName != nil && session.redoName == nil)
    try session.perform(.undo, at: 1)
    #expect(session.list == before && session.undoName == nil && session.redoName != nil)
    try session.perform(.redo, at: 2)
    #expect(session.list == after)
  }

  @Test("shows what it brought back")
  func reveals() throws {
    var session = DreamsSession()
    try session.perform(.delete(Self.id), at: 0)
    try session.perform(.setFavorite(.owl), at: 1)
    #expect(session.screen.opened == .favorite)
    try session.perform(.open(nil), at: 2)
    try session.perform(.undo, at: 3)
    #expect(session.screen.opened == .favorite)
    try session.perform(.undo, at: 4)
    #expect(session.openedDream?.id == Self.id)
  }

  @Test("takes several quick steps of one number back at once")
  func coalescing() throws {
    var session = DreamsSession()
    for (step, number) in [4, 5, 6, 7].enumerated() {
      try session.perform(.setNumber(Self.id, number), at: Double(step) * 0.5)
    }
    try session.perform(.undo, at: 3)
    #expect(session.list == .sample)
    try session.perform(.setNumber(Self.id, 4), at: 10)
    try session.perform(.setNumber(Self.id, 5), at: 12)
    try session.perform(.undo, at: 13)
    #expect(session.list[Self.id]?.numberOfCreatures == 4)
  }

  @Test("is named after the change")
  func names() throws {
    var session = DreamsSession()
    try session.perform(.setEffect(Self.id, .rain, true), at: 0)
    #expect(session.undoName == "Add Rain")
    try session.perform(.beginSelecting, at: 0)
    try session.perform(.selectAll, at: 0)
    try session.perform(.deleteSelected, at: 1)
    #expect(session.undoName == "Delete 5 Dreams" && session.list.dreams.isEmpty)
    #expect(session.state == .viewing && session.screen.opened == nil)
  }
}
