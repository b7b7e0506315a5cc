import Foundation
import LaminaViews
import Synchronization
import Testing

/// How much of the past is kept.
@Suite struct UndoLimitTests {
  @Test("no more steps are kept than the limit says, the oldest go first")
  func count() {
    var history = UndoHistory(0, limit: UndoLimit(count: 3))
    for number in 1...10 { history.change("\(number)", at: 0) { $0 = number } }
    #expect(history.undoNames == ["10", "9", "8"])
    while history.undo() {}
    #expect(history.model == 7 && history.redoNames == ["8", "9", "10"] && !history.isSaved)
  }

  @Test("a limit of nothing keeps nothing", arguments: [0, -5])
  func nothing(count: Int) {
    var history = UndoHistory(0, limit: UndoLimit(count: count))
    history.change("One", at: 0) { $0 = 1 }
    #expect(history.model == 1 && !history.canUndo)
  }

  @Test("steps are dropped that take too many bytes; the latest stays however large it is")
  func bytes() {
    let limit = UndoLimit<String>(count: 100, bytes: 10) { $0.utf8.count }
    var history = UndoHistory("", limit: limit)
    for length in [4, 5, 6, 7] {
      let next = String(repeating: "a", count: length) + "\(history.undoNames.count)"
      history.change("Type", at: 0) { $0 = next }
    }
    // Before the present one: 0, 5, 6 and 7 bytes.
    #expect(history.undoNames.count == 1 && history.estimatedBytes() == 7)
    history.change("Grow", at: 0) { $0 = String(repeating: "x", count: 1_000) }
    history.change("Shrink", at: 0) { $0 = "" }
    #expect(history.undoNames == ["Shrink"] && history.estimatedBytes() == 1_000)
  }

  @Test("without a limit in bytes nothing is estimated, and a coalesced change never is")
  func notEstimated() {
    let calls = Calls()
    var history = UndoHistory(0, limit: UndoLimit(count: 9, bytes: nil) { calls.count($0) })
    for _ in 0..<5 { history.change("Up", at: 0) { $0 += 1 } }
    #expect(calls.number == 0)
    history = UndoHistory(0, limit: UndoLimit(count: 9, bytes: 100) { calls.count($0) })
    for _ in 0..<5 { history.change("Up", coalescing: 1, at: 0) { $0 += 1 } }
    #expect(calls.number == 1)
    for _ in 0..<5 { history.change("Up", at: 0) { $0 += 1 } }
    #expect(calls.number == 6)
  }

  @Test("the estimate counts strings, data and collections, and survives deep values")
  func estimate() {
    struct Note { var title = "1234567890" }
    #expect(UndoCost.estimate("1234567890") == MemoryLayout<String>.size + 10)
    #expect(UndoCost.estimate(Data(count: 500)) == MemoryLayout<Data>.size + 500)
    let notes = Array(repeating: Note(), count: 1_000)
    #expect(UndoCost.estimate(notes) == MemoryLayout<[Note]>.size + 1_000 * (16 + 10))
    indirect enum Chain { case end, link(Chain) }
    var chain = Chain.end
    for _ in 0..<10_000 { chain = .link(chain) }
    #expect(UndoCost.estimate(chain) >= 0)
    #expect(UndoCost.estimate([Int]()) == MemoryLayout<[Int]>.size)
  }

  /// Counts calls, from wherever they come.
  private nonisolated final class Calls: Sendable {
    private let calls = Mutex(0)
    var number: Int { calls.withLock { $0 } }

    func count(_ value: Int) -> Int {
      calls.withLock { $0 += 1 }
      return 8
    }
  }
}
