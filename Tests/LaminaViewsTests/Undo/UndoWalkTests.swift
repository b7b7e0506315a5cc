import Foundation
import LaminaTesting
import LaminaViews
import Testing
import SeededRandom

/// A history on a random walk agrees with a naive one after each step.
@Suite struct UndoWalkTests {
  @Test("10,000 random operations agree with a naive history", arguments: [1, 2, 3] as [UInt64])
  func walk(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var history = UndoHistory<[Int]>([], limit: UndoLimit(count: 8))
    var naive = NaiveHistory(limit: 8)
    var time = 0.0
    var met: Set<String> = []
    for step in 0..<10_000 {
      let operation = Operation.random(&random, isGrouping: history.isGrouping)
      time += Int.random(in: 0..<4, using: &random) == 0 ? 1.5 : 0.25
      operation.apply(to: &history, at: time)
      operation.apply(to: &naive, at: time)
      let same =
        history.model == naive.model && history.undoNames == naive.past.reversed().map(\.name)
        && history.redoNames == naive.future.reversed().map(\.name)
        && history.isSaved == naive.isSaved
        && history.canUndo == (!naive.past.isEmpty && naive.groups.isEmpty)
        && history.canRedo == (!naive.future.isEmpty && naive.groups.isEmpty)
      #expect(same, "after step \(step), \(operation), with seed \(seed)")
      if !same { return }
      met.insert("\(operation)".prefix { $0 != "(" } + "\(history.isSaved)\(history.canRedo)")
    }
    // The walk went everywhere.
    #expect(met.count >= 30, "\(met.sorted())")
  }
}

private enum Operation {
  case add(Int, key: Int?)
  case set([Int])
  case nothing, failure, undo, redo, begin, end, cancel, save, closeStep

  static func random(_ random: inout SeededNumbers, isGrouping: Bool) -> Operation {
    switch Int.random(in: 0..<(isGrouping ? 14 : 20), using: &random) {
    case 0, 1, 2:
      .add(Int.random(in: 0..<3, using: &random), key: Int.random(in: 0..<2, using: &random))
    case 3: .add(Int.random(in: 0..<3, using: &random), key: nil)
    case 4, 5:
      .set(
        Int.random(in: 0..<2, using: &random) == 0 ? [] : [Int.random(in: 0..<2, using: &random)])
    case 6: .nothing
    case 7: .failure
    case 8: .save
    case 9: .begin
    case 10, 11: .end
    case 12: .cancel
    case 13: .closeStep
    case 14, 15, 16: .undo
    default: .redo
    }
  }

  func apply(to history: inout UndoHistory<[Int]>, at time: TimeInterval) {
    struct Refused: Error {}
    switch self {
    case .add(let value, let key):
      history.change("Add \(value)", coalescing: key.map { AnyHashable($0) }, at: time) {
        $0 = Array(($0 + [value]).suffix(3))
      }
    case .set(let model): history.change("Set", at: time) { $0 = model }
    case .nothing: history.change("Nothing", coalescing: 0, at: time) { $0 += [] }
    case .failure:
      try? history.change("Fail", coalescing: 0, at: time) { (model: inout [Int]) throws in
        model = [99]
        throw Refused()
      }
    case .undo: history.undo()
    case .redo: history.redo()
    case .begin: history.beginGroup("Group")
    case .end: history.endGroup(at: time)
    case .cancel: history.cancelGroup()
    case .save: history.markSaved()
    case .closeStep: history.endCoalescing()
    }
  }

  func apply(to naive: inout NaiveHistory, at time: TimeInterval) {
    switch self {
    case .add(let value, let key):
      naive.change("Add \(value)", key, time, to: Array((naive.model + [value]).suffix(3)))
    case .set(let model): naive.change("Set", nil, time, to: model)
    case .nothing, .failure: break
    case .undo: naive.undo()
    case .redo: naive.redo()
    case .begin: naive.groups.append(naive.now)
    case .end: naive.end(time)
    case .cancel: if let start = naive.groups.popLast() { naive.now = start }
    case .save: naive.save()
    case .closeStep: naive.isOpen = false
    }
  }
}

/// The rules once more, with entries of before and after, and an object for each state.
private struct NaiveHistory {
  final class Token {}
  struct Moment {
    var model: [Int] = []
    var token = Token()
  }
  struct Entry {
    var name: String
    var before: Moment
    var after: Moment
    var key: Int?
    var time: TimeInterval
  }

  let limit: Int
  var now = Moment()
  var past: [Entry] = []
  var future: [Entry] = []
  var groups: [Moment] = []
  var isOpen = false
  var saved: Token

  init(limit: Int) {
    self.limit = limit
    saved = now.token
  }

  var model: [Int] { now.model }
  var isSaved: Bool { saved === now.token }

  mutating func change(_ name: String, _ key: Int?, _ time: TimeInterval, to model: [Int]) {
    if model == now.model { return }
    let before = now
    now = Moment(model: model)
    guard groups.isEmpty else { return }
    if isOpen, let key, var last = past.last, last.key == key, time - last.time <= 1 {
      past.removeLast()
      last.after = now
      last.time = time
      if last.before.model == model {
        now = last.before
        isOpen = false
      } else {
        past.append(last)
      }
      return
    }
    record(Entry(name: name, before: before, after: now, key: key, time: time))
  }

  mutating func record(_ entry: Entry) {
    past.append(entry)
    future = []
    isOpen = true
    if past.count > limit { past.removeFirst() }
  }

  mutating func end(_ time: TimeInterval) {
    guard let start = groups.popLast(), groups.isEmpty else { return }
    if start.model == now.model {
      now = start
    } else {
      record(Entry(name: "Group", before: start, after: now, key: nil, time: time))
    }
  }

  mutating func undo() {
    guard groups.isEmpty, let entry = past.popLast() else { return }
    future.append(entry)
    now = entry.before
    isOpen = false
  }

  mutating func redo() {
    guard groups.isEmpty, let entry = future.popLast() else { return }
    past.append(entry)
    now = entry.after
    isOpen = false
  }

  mutating func save() {
    saved = now.token
    isOpen = false
  }
}
