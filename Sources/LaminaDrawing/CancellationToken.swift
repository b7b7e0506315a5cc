import Synchronization

/// A flag that says, to any thread, that a result is no longer wanted.
public final class CancellationToken: Sendable {
  private let flag = Atomic<Bool>(false)
  private let condition: (@Sendable () -> Bool)?

  public init() { condition = nil }

  /// Also counts as cancelled while `condition` holds, which has to be cheap and may be asked on
  /// any thread.
  package init(orWhile condition: @escaping @Sendable () -> Bool) { self.condition = condition }

  public var isCancelled: Bool { flag.load(ordering: .relaxed) || condition?() == true }

  /// Asks the work to stop; it cannot be taken back.
  public func cancel() { flag.store(true, ordering: .relaxed) }
}
