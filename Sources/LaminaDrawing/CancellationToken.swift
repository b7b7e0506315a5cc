import Synchronization

/// A flag that says, to any thread, that a result is no longer wanted.
public final class CancellationToken: Sendable {
  private let flag = Atomic<Bool>(false)
  private let condition: (@Sendable () -> Bool)?

  /// Makes a token that is not cancelled until `cancel()` is called.
  public init() { condition = nil }

  /// A token that is cancelled, for good, when `isCancelled` is read while `condition` holds, which
  /// has to be cheap and may be called on any thread.
  package init(when condition: @escaping @Sendable () -> Bool) { self.condition = condition }

  /// Whether the result is no longer wanted; once true it stays true, and any thread may ask.
  public var isCancelled: Bool {
    if flag.load(ordering: .relaxed) { return true }
    guard let condition, condition() else { return false }
    // Work that has stopped half way must not be taken for finished by the next reader.
    cancel()
    return true
  }

  /// Asks the work to stop; it cannot be taken back.
  public func cancel() { flag.store(true, ordering: .relaxed) }
}
