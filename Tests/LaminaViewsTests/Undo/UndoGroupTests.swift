import LaminaViews
import Testing

/// Several changes in one step.
@Suite struct UndoGroupTests {
  private struct Refused: Error {}

  @Test("the changes of a group are one step, under the outermost group's name")
  func nested() {
    var history = UndoHistory<[Int]>([])
    history.group("Paste", at: 0) { history in
      history.change("Add", at: 0) { $0.append(1) }
      history.group("Inner", at: 0) { $0.change("Add", at: 0) { $0.append(2) } }
      #expect(history.model == [1, 2])
    }
    #expect(history.undoNames == ["Paste"])
    history.undo()
    #expect(history.model == [])
    history.redo()
    #expect(history.model == [1, 2])
  }

  @Test("an empty group, or one that ends where it began, leaves nothing and can still be redone")
  func empty() {
    var history = UndoHistory(1)
    history.change("Two", at: 0) { $0 = 2 }
    history.undo()
    history.group("Nothing", at: 0) { _ in }
    history.group("There and back", at: 0) { history in
      history.change("Up", at: 0) { $0 += 5 }
      history.change("Down", at: 0) { $0 -= 5 }
    }
    #expect(history.undoNames == [] && history.redoNames == ["Two"])
  }

  @Test("within a group nothing can be undone or redone")
  func noUndoInside() {
    var history = UndoHistory(1)
    history.change("Two", at: 0) { $0 = 2 }
    history.beginGroup("Group")
    #expect(!history.canUndo && !history.undo() && !history.redo() && history.undoName == nil)
    history.endGroup(at: 0)
    #expect(history.canUndo)
    #expect(!history.endGroup(at: 0) && !history.cancelGroup())
  }

  @Test("a group that throws takes its own changes back and no others")
  func throwing() {
    var history = UndoHistory<[Int]>([])
    history.group("Outer", at: 0) { history in
      history.change("Add", at: 0) { $0.append(1) }
      #expect(throws: Refused.self) {
        try history.group("Inner", at: 0) { history throws(Refused) in
          history.change("Add", at: 0) { $0.append(2) }
          history.beginGroup("Left open")
          history.change("Add", at: 0) { $0.append(3) }
          throw Refused()
        }
      }
      #expect(history.model == [1])
    }
    #expect(history.model == [1] && history.undoNames == ["Outer"] && !history.isGrouping)
  }

  @Test("a group is never joined to the steps around it")
  func notCoalesced() {
    var history = UndoHistory(0)
    history.change("Move", coalescing: 1, at: 0) { $0 += 1 }
    history.group("Group", at: 0) { $0.change("Move", coalescing: 1, at: 0) { $0 += 1 } }
    history.change("Move", coalescing: 1, at: 0) { $0 += 1 }
    #expect(history.undoNames == ["Move", "Group", "Move"])
  }

  @Test("a state saved within a group is the group's end if nothing follows")
  func saved() {
    var history = UndoHistory(0)
    history.group("Group", at: 0) { history in
      history.change("Move", at: 0) { $0 += 1 }
      history.markSaved()
    }
    #expect(history.isSaved)
    history.undo()
    #expect(!history.isSaved)
  }
}
