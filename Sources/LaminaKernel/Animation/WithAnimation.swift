public import LaminaAnimation

/// Makes changes of state whose effects move along `animation`.
///
/// ```swift
/// Button("More") { withAnimation(.spring) { isExpanded.toggle() } }
/// ```
///
/// - Parameters:
///   - animation: how; nil shows the changes at once.
///   - body: changes state; a change elsewhere in the same event is not part of it.
/// - Returns: what `body` returns.
@discardableResult
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.moving(along: animation).begin(body)
}

/// Makes changes of state whose effects move along `animation`, whatever the last of them returns:
/// `Button("Less") { withAnimation { items.removeLast() } }`.
public nonisolated func withAnimation(
  _ animation: Animation? = .default, _ body: () throws -> Void
) rethrows {
  try Transaction.moving(along: animation).begin(body)
}

/// Makes changes of state whose effects move along `animation`, and calls `completion` once when
/// they are over.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) { isLeaving = true } completion: { items.remove(at: 0) }
/// ```
///
/// - Parameters:
///   - animation: how.
///   - completionCriteria: what counts as over.
///   - body: changes state.
///   - completion: is called after the frame in which the last animation is over; right after
///     `body`, when that changed nothing that is shown.
/// - Returns: what `body` returns.
@discardableResult
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.moving(along: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.begin(body)
}

/// Makes changes of state whose effects move along `animation`, whatever the last of them returns, and calls
/// `completion` once when they are over.
public nonisolated func withAnimation(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Void, completion: @escaping () -> Void
) rethrows {
  var transaction = Transaction.moving(along: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  try transaction.begin(body)
}

/// Makes changes of state under `transaction`.
@discardableResult
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try transaction.begin(body) }

/// Makes changes of state under `transaction`, whatever the last of them returns.
public nonisolated func withTransaction(
  _ transaction: Transaction, _ body: () throws -> Void
) rethrows { try transaction.begin(body) }

/// Makes changes of state under the transaction that there is, with one value replaced.
@discardableResult
public nonisolated func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = MainActor.now { Transaction.current }
  transaction[keyPath: keyPath] = value
  return try transaction.begin(body)
}

/// Makes changes of state under the transaction that there is, with one value replaced, whatever the last of them returns.
public nonisolated func withTransaction<Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Void
) rethrows {
  var transaction = MainActor.now { Transaction.current }
  transaction[keyPath: keyPath] = value
  try transaction.begin(body)
}

extension Transaction {
  /// The transaction that there is, with another animation.
  fileprivate nonisolated static func moving(along animation: Animation?) -> Transaction {
    var transaction = MainActor.now { Transaction.current }
    transaction.animation = animation
    return transaction
  }

  /// Makes changes under the transaction, apart from those that were made before under others.
  fileprivate nonisolated func begin<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      // The caller waits while both go over.
      nonisolated(unsafe) let (transaction, body) = (self, body)
      return try MainActor.now { try transaction.beginNow(body) }
    }
  }

  @MainActor private func beginNow<Result>(_ body: () throws -> Result) rethrows -> Result {
    var transaction = self
    transaction.makeID()
    ViewGraph.settleChanges(before: transaction)
    for completion in completions { completion.hold() }
    defer { for completion in completions { completion.release() } }
    return try transaction.run(body)
  }
}
