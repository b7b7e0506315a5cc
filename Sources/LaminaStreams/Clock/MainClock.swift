import Dispatch

/// The machine's time; actions come from the main queue.
public final class MainClock: StreamClock {
  /// The clock to use where no other is needed.
  public static let shared = MainClock()

  private let start = ContinuousClock.now

  /// Makes a clock that counts from now.
  public init() {}

  public var now: Duration { ContinuousClock.now - start }

  public func schedule(at instant: Duration, _ action: @escaping () -> Void) -> any Disposable {
    ClockTimer(after: max(.zero, instant - now), action)
  }
}

/// A timer of the main queue that fires once.
private final class ClockTimer: Disposable {
  private let timer: any DispatchSourceTimer
  private var action: (() -> Void)?

  init(after time: Duration, _ action: @escaping () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: .main)
    self.action = action
    let (seconds, attoseconds) = time.components
    let nanoseconds =
      Int(min(seconds, 1_000_000_000)) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    timer.setEventHandler { [self] in MainActor.assumeIsolated { fire() } }
    timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
    timer.resume()
  }

  private func fire() {
    let action = action
    dispose()
    action?()
  }

  func dispose() {
    action = nil
    timer.cancel()
    // The handler holds this object until then.
    timer.setEventHandler(handler: nil)
  }
}
