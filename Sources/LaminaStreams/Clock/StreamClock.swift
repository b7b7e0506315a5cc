/// The time of operators: what it is, and what is to happen later, on the main actor.
@MainActor
public protocol StreamClock: AnyObject {
  /// How long the clock has been running.
  var now: Duration { get }

  /// Calls `action` when `instant` has come; never before this call returns.
  ///
  /// Actions of one instant are called in the order in which they were scheduled.
  func schedule(at instant: Duration, _ action: @escaping () -> Void) -> any Disposable
}

extension StreamClock {
  /// Calls `action` when `time` has passed.
  public func schedule(
    after time: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(at: now + max(.zero, time), action)
  }
}

/// One thing to do later, which takes the place of the one before.
final class Alarm: Disposable {
  private let clock: any StreamClock
  private var pending: (any Disposable)?

  /// An alarm that is silent when `lifetime` is over.
  init(_ clock: any StreamClock, in lifetime: Lifetime) {
    self.clock = clock
    lifetime.add(self)
  }

  /// Whether something is due.
  var isSet: Bool { pending != nil }

  func set(after time: Duration, _ action: @escaping () -> Void) {
    pending?.dispose()
    pending = clock.schedule(after: time) { [weak self] in
      guard let self, pending != nil else { return }
      pending = nil
      action()
    }
  }

  func dispose() {
    pending?.dispose()
    pending = nil
  }
}
