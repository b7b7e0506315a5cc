import Dispatch
public import LaminaAnimation
public import LaminaGeometry

/// Calls back once at an instant: the one thing a frame loop needs of a main loop.
@MainActor
public protocol FrameTimer: AnyObject {
  /// Calls `action` once, at or soon after `instant`; replaces what was scheduled before.
  func schedule(at instant: TimeInterval, _ action: @escaping () -> Void)

  /// Forgets what was scheduled.
  func cancel()
}

/// A frame timer on the main dispatch queue; while nothing is scheduled nothing wakes up.
///
/// What the queue was given before an instant comes before the frame: a binding that a key has set in a
/// `Task` is in it.
public final class DispatchFrameTimer: FrameTimer {
  private let clock: any FrameClock
  private var pending: DispatchWorkItem?

  public init(clock: any FrameClock) { self.clock = clock }

  public func schedule(at instant: TimeInterval, _ action: @escaping () -> Void) {
    pending?.cancel()
    let last = DispatchWorkItem { MainActor.assumeIsolated(action) }
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.goLast(last) }
    }
    pending = item
    let delay = instant - clock.now
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    } else {
      DispatchQueue.main.async(execute: item)
    }
  }

  private func goLast(_ item: DispatchWorkItem) {
    pending = item
    DispatchQueue.main.async(execute: item)
  }

  public func cancel() {
    pending?.cancel()
    pending = nil
  }
}
