/// Who waits for the end of which animations.
struct AnimationCompletions {
  private struct Wait {
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
  mutating func add(_ call: @escaping () -> Void, to id: UInt64) {
    if id == 0 { due.append(call) } else { waits[id, default: Wait()].calls.append(call) }
  }

  /// Lets go of what a group of changes holds once its animations are over.
  mutating func add(_ completions: [TransactionCompletion], to id: UInt64) {
    for completion in completions { add(completion.release, to: id) }
  }

  /// Takes note that a value moves for a transaction, until `release`.
  mutating func hold(_ id: UInt64) {
    if id != 0 { waits[id, default: Wait()].holders += 1 }
  }

  mutating func release(_ id: UInt64) {
    guard waits[id] != nil else { return }
    waits[id]?.holders -= 1
    settle(id)
  }

  /// Takes note that no layer moves any more for some transactions.
  mutating func finish(_ ids: [UInt64]) {
    for id in ids {
      waits[id]?.areLayersDone = true
      settle(id)
    }
  }

  private mutating func settle(_ id: UInt64) {
    guard let wait = waits[id], wait.isOver else { return }
    waits[id] = nil
    due += wait.calls
  }

  /// Takes the calls that are due, in the order in which they were asked for.
  mutating func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }
}

extension ViewGraph {
  /// Calls `call` after the frame in which the animations of a transaction are over.
  package func afterAnimations(of transaction: Transaction, _ call: @escaping () -> Void) {
    completions.add(call, to: transaction.id)
    requestFrame()
  }
}
