import Foundation
import LaminaViews
import Testing

/// One step back and forth: names, redo, coalescing, throwing, and the saved state.
@Suite struct UndoHistoryTests {
  private struct Refused: Error {}

  private func added(_ numbers: Int...) -> UndoHistory<[Int]> {
    var history = UndoHistory<[Int]>([])
    for number in numbers { history.change("Add \(number)", at: 0) { $0.append(number) } }
    return history
  }

  @Test("undo and redo go from state to state, and say what they would do")
  func backAndForth() {
    var history = added(1, 2)
    #expect(history.undoNames == ["Add 2", "Add 1"])
    #expect(history.undo() && history.model == [1])
    #expect(history.undoName == "Add 1" && history.redoName == "Add 2")
    #expect(history.undo() && history.model == [])
    #expect(!history.undo() && history.undoName == nil && !history.canUndo)
    #expect(history.redoNames == ["Add 1", "Add 2"])
    #expect(history.redo() && history.redo() && history.model == [1, 2])
    #expect(!history.redo() && history.redoName == nil && !history.canRedo)
  }

  @Test("a new change clears what could be redone; one that changes nothing does not")
  func redoIsCleared() {
    var history = added(1, 2)
    history.undo()
    history.change("Nothing", at: 0) { $0 = [1] }
    #expect(history.canRedo)
    history.change("Add 3", at: 0) { $0.append(3) }
    #expect(!history.canRedo && history.model == [1, 3])
    #expect(history.undoNames == ["Add 3", "Add 1"])
  }

  @Test("a body that throws leaves everything as it was")
  func throwing() {
    var history = added(1)
    history.undo()
    #expect(throws: Refused.self) {
      try history.change("Fail", at: 0) { (model: inout [Int]) throws(Refused) in
        model.append(9)
        throw Refused()
      }
    }
    #expect(history.model == [] && history.canRedo && history.undoNames == [])
  }

  @Test("changes with one key, close in time, are one step")
  func coalescing() {
    var history = UndoHistory("")
    history.change("Typing", coalescing: "text", at: 0) { $0 += "a" }
    history.change("Typing", coalescing: "text", at: 0.9) { $0 += "b" }
    history.change("Typing", coalescing: "text", at: 1.8) { $0 += "c" }
    #expect(history.undoNames == ["Typing"])
    history.change("Typing", coalescing: "text", at: 2.9) { $0 += "d" }
    history.change("Typing", coalescing: "title", at: 2.9) { $0 += "e" }
    history.change("Typing", at: 2.9) { $0 += "f" }
    #expect(history.undoNames.count == 4)
    history.undo()
    history.undo()
    history.undo()
    #expect(history.model == "abc")
    history.undo()
    #expect(history.model == "")
  }

  @Test("times that run backwards, or are none, join nothing")
  func strangeTimes() {
    var history = UndoHistory(0)
    for time in [5, 4, .nan, 6, .infinity, .infinity] as [TimeInterval] {
      history.change("Move", coalescing: 1, at: time) { $0 += 1 }
    }
    #expect(history.undoNames.count == 6)
  }

  @Test("undo, redo and saving end coalescing")
  func coalescingEnds() {
    var history = UndoHistory(0)
    func move() { history.change("Move", coalescing: 1, at: 0) { $0 += 1 } }
    move()
    history.undo()
    history.redo()
    move()
    #expect(history.undoNames.count == 2)
    history.markSaved()
    move()
    #expect(history.undoNames.count == 3)
    history.endCoalescing()
    move()
    #expect(history.undoNames.count == 4)
  }

  @Test("coalesced changes that end where they began leave nothing")
  func coalescedToNothing() {
    var history = UndoHistory(0)
    history.change("Move", coalescing: 1, at: 0) { $0 = 5 }
    history.change("Move", coalescing: 1, at: 0) { $0 = 0 }
    #expect(!history.canUndo && history.isSaved)
    history.change("Move", coalescing: 1, at: 0) { $0 = 7 }
    history.undo()
    #expect(history.model == 0)
  }

  @Test("the saved state is known again after undo and redo")
  func saved() {
    var history = added(1)
    #expect(!history.isSaved)
    history.undo()
    #expect(history.isSaved)
    history.redo()
    history.markSaved()
    history.change("Add", at: 0) { $0.append(2) }
    #expect(!history.isSaved)
    history.undo()
    #expect(history.isSaved)
    history.undo()
    #expect(!history.isSaved)
  }

  @Test("a saved state that is dropped is never met again, not even by an equal model")
  func savedAndDropped() {
    var history = added(1)
    history.markSaved()
    history.undo()
    history.change("Add 2", at: 0) { $0 = [2] }
    history.change("Add 1", at: 0) { $0 = [1] }
    #expect(!history.isSaved)
    history.undo()
    history.undo()
    #expect(!history.isSaved && !history.canUndo)
  }

  @Test("forgetting all steps keeps the model and what is known of saving")
  func removingAll() {
    var history = added(1, 2)
    history.markSaved()
    history.undo()
    history.removeAllSteps()
    #expect(history.model == [1] && !history.canUndo && !history.canRedo && !history.isSaved)
    history.markSaved()
    #expect(history.isSaved)
  }

  @Test("a copy goes its own way")
  func copies() {
    let first = added(1)
    var second = first
    second.undo()
    #expect(first.model == [1] && second.model == [])
  }
}
