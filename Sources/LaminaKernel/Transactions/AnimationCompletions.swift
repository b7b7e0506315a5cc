/// Who waits for the end of which animations.
@MainActor
final class AnimationCompletions {
  /// What moves for a transaction, and who waits for it.
  private struct Wait {
    var logical = Queue()
    var removed = Queue()

    subscript(criteria: AnimationCompletionCriteria) -> Queue {
      get { criteria == .removed ? removed : logical }
      set { if criteria == .removed { removed = newValue } else { logical = newValue } }
    }

    var isOver: Bool { logical.isOver && removed.isOver }
  }

  /// Those who wait for one kind of end.
  private struct Queue {
    var calls: [() -> Void] = []
    /// How many values of views move for it.
    var holders = 0
    var areLayersDone = false

    var isOver: Bool { areLayersDone && holders == 0 }
  }

  /// By the names of transactions.
  private var waits: [UInt64: Wait] = [:]
  private var due: [() -> Void] = []

  /// Calls `call` once the animations of the transaction `id` are over; 0 has none.
  func add(
    _ call: @escaping () -> Void, to id: UInt64, _ criteria: AnimationCompletionCriteria = .removed
  ) {
    if id == 0 { due.append(call) } else { waits[id, default: Wait()][criteria].calls.append(call) }
  }

  /// Lets go of what a group of changes holds once its animations are over.
  func add(_ completions: [TransactionCompletion], to id: UInt64) {
    for completion in completions { add(completion.release, to: id, completion.criteria) }
  }

  /// Takes note that a value moves for a transaction, until both kinds of `release`.
  func hold(_ id: UInt64) {
    guard id != 0 else { return }
    waits[id, default: Wait()].logical.holders += 1
    waits[id, default: Wait()].removed.holders += 1
  }

  func release(_ id: UInt64, _ criteria: AnimationCompletionCriteria) {
    guard waits[id] != nil else { return }
    waits[id]?[criteria].holders -= 1
    endWait(id, criteria)
  }

  /// Takes note that no layer moves any more for some transactions, or counts as moving.
  func finish(_ ids: [UInt64], _ criteria: AnimationCompletionCriteria) {
    for id in ids {
      waits[id]?[criteria].areLayersDone = true
      endWait(id, criteria)
    }
  }

  private func endWait(_ id: UInt64, _ criteria: AnimationCompletionCriteria) {
    guard let wait = waits[id], wait[criteria].isOver else { return }
    due += wait[criteria].calls
    waits[id]?[criteria].calls = []
    if wait.isOver { waits[id] = nil }
  }

  /// Takes the calls that are due, in the order in which they were asked for.
  func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }
}
