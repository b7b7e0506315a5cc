public import LaminaAnimation
public import LaminaGeometry

/// Turns requests for frames into calls at the display's rhythm; without requests no timer runs.
///
/// ```
///  requests   r  rr           r
///  frames     |-F--F-----------F-      one timer for each F, none between
/// ```
///
/// A frame can also be asked for ahead of time (`request(at:)`): one timer waits for it.
/// The first frame after a rest comes at once. While frames keep being asked for they fall on
/// one grid, `interval` apart; a frame that comes late does not move the grid. Each frame is given
/// the time at which it will be seen: one interval after its place on the grid.
public final class FrameLoop {
  private let clock: any FrameClock
  private let timer: any FrameTimer
  private var lastTick: TimeInterval?
  /// The place on the grid at which the timer rings, while no frame is wanted before.
  private var alarm: TimeInterval?

  /// The seconds between two frames of a movement.
  public var interval: TimeInterval
  /// The frames delivered so far.
  public private(set) var frameCount = 0
  /// True while a frame has been asked for and not yet delivered.
  public private(set) var isRequested = false
  /// Called for each frame.
  public var onFrame: ((FrameTime) -> Void)?

  public init(clock: any FrameClock, interval: TimeInterval, timer: any FrameTimer) {
    self.clock = clock
    self.interval = interval
    self.timer = timer
  }

  /// Asks for one frame.
  public func request() {
    guard !isRequested else { return }
    isRequested = true
    alarm = nil
    let tick = nextTick(after: clock.now)
    timer.schedule(at: tick) { [weak self] in self?.deliver(tick: tick) }
  }

  /// Asks for one frame that is seen at `instant` or soon after; any frame before it takes its place.
  public func request(at instant: TimeInterval) {
    let tick = max(instant - interval, nextTick(after: clock.now))
    guard !isRequested, tick < alarm ?? .infinity else { return }
    alarm = tick
    timer.schedule(at: tick) { [weak self] in self?.ring(at: tick) }
  }

  private func ring(at tick: TimeInterval) {
    guard alarm == tick else { return }
    isRequested = true
    deliver(tick: tick)
  }

  /// Forgets a frame that was asked for.
  public func cancel() {
    isRequested = false
    alarm = nil
    timer.cancel()
  }

  /// The next place on the grid, or `now` after a rest.
  private func nextTick(after now: TimeInterval) -> TimeInterval {
    guard let lastTick, now - lastTick < 2 * interval else { return now }
    return lastTick + interval
  }

  private func deliver(tick: TimeInterval) {
    guard isRequested else { return }
    isRequested = false
    alarm = nil
    let delay = max(0, clock.now - tick)
    let missed = (delay / interval).rounded(.down)
    let shown = tick + missed * interval
    lastTick = shown
    frameCount += 1
    onFrame?(
      FrameTime(
        presentation: shown + interval, interval: interval, number: frameCount, delay: delay))
  }
}
