public import LaminaGeometry

/// A chain on its way: given how much time has passed, it calls the actions whose turn it is.
///
/// ```
///  start ─▶ running ⇄ paused ─▶ over: finished, rewound or cancelled, reported exactly once
///             │  seek, reverse, other speed
/// ```
///
/// ```swift
/// let run = ChainRun(chain) { print($0) }
/// run.start()                    // what comes first is prepared
/// run.advance(by: 1.0 / 60)      // once a frame
/// ```
///
/// However long a step is, everything happens in the order of its time: an action is prepared
/// when its turn comes, is given its last value before another begins, and never skipped. What is
/// called may itself pause, seek, cancel or start the run. It keeps no time of its own and is used on
/// one thread. It may be started again when it is over; released while it runs it is cancelled.
public final class ChainRun {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable {
    /// It came to its end.
    case finished
    /// Running backwards it came to its beginning.
    case rewound
    /// It was cancelled, or released while it ran.
    case cancelled
  }

  enum Stage { case waiting, begun, over }

  /// How much faster than planned it runs; below 0 backwards.
  public var speed: Double
  /// Whether it stands still: while it is paused, `advance(by:)` does nothing.
  public var isPaused = false { didSet { if isPaused { rest() } } }
  /// Whether it begins again when it comes to its end, or backwards to its beginning.
  public let repeatsForever: Bool
  /// Seconds of the plan that lie behind.
  public internal(set) var position: TimeInterval = 0
  /// How the latest run ended; nil while it runs and before it was started.
  public private(set) var outcome: Outcome?
  /// Whether it was started and is not over; a paused run is not over.
  public private(set) var isRunning = false

  let plan: ChainPlan
  let instants: [TimeInterval]
  var stages: [Stage]
  /// Another number when something called went elsewhere: what was under way stops.
  var course = 0
  private let completion: (Outcome) -> Void
  private var waiters: [CheckedContinuation<Outcome, Never>] = []

  /// - Parameters:
  ///   - chain: what to run.
  ///   - speed: how much faster than planned; below 0 it runs from its end to its beginning.
  ///   - repeatsForever: whether it begins again instead of ending.
  ///   - completion: called with the outcome once for each start.
  public init(
    _ chain: any ChainElement, speed: Double = 1, repeatsForever: Bool = false,
    completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    plan = ChainPlan(chain)
    instants = plan.instants
    stages = plan.entries.map { _ in .waiting }
    self.speed = speed.isFinite ? speed : 1
    self.repeatsForever = repeatsForever
    self.completion = completion
  }

  deinit { if isRunning { end(.cancelled) } }

  /// How long the chain takes at the speed 1, in seconds.
  public var duration: TimeInterval { plan.duration }

  /// Begins at the beginning, or backwards at the end; a run under way is left alone.
  public func start() {
    guard !isRunning else { return }
    isRunning = true
    outcome = nil
    for entry in plan.entries { entry.movement?.reset() }
    if speed < 0 { beginAtEnd() } else { beginAtStart() }
    if speed >= 0 { moveOn(to: 0) }
    endIfThere()
  }

  /// Lets `time` seconds pass; of a chain without end, turns that lie whole within them are left out.
  public func advance(by time: TimeInterval) {
    guard isRunning, !isPaused, time > 0, time.isFinite else { return }
    let target = settled(position + time * speed)
    guard repeatsForever, duration > 0 else { return go(to: target) }
    if speed > 0, target >= duration { return turnOver(to: target) }
    if speed < 0, target < 0 { return turnBack(to: target) }
    go(to: target)
  }

  /// Goes to an instant of the plan at once; everything on the way is called in its order.
  public func seek(to time: TimeInterval) {
    guard isRunning, !time.isNaN else { return }
    go(to: settled(time))
  }

  /// Goes on in the other direction from where it is.
  public func reverse() { speed = -speed }

  /// Ends where it is.
  public func cancel() {
    guard isRunning else { return }
    rest()
    end(.cancelled)
  }

  /// Waits for the end of the run; at once when there is none.
  ///
  /// To be called in the isolation in which the run is used.
  public func value(isolation: isolated (any Actor)? = #isolation) async -> Outcome? {
    guard isRunning else { return outcome }
    return await withCheckedContinuation { waiters.append($0) }
  }

  // MARK: Beginning and ending

  private func beginAtStart() {
    course += 1
    stages = stages.map { _ in .waiting }
    position = 0
  }

  private func beginAtEnd() {
    course += 1
    stages = stages.map { _ in .over }
    position = duration
  }

  private func go(to target: TimeInterval) {
    course += 1
    let target = min(max(target, 0), duration)
    if target < position { moveBack(to: target) } else { moveOn(to: target) }
    endIfThere()
  }

  /// Over the end, and from the beginning on.
  private func turnOver(to target: TimeInterval) {
    course += 1
    guard moveOn(to: duration) else { return }
    for entry in plan.entries { entry.movement?.reset() }
    beginAtStart()
    moveOn(to: target.truncatingRemainder(dividingBy: duration))
  }

  /// Over the beginning, and from the end back.
  private func turnBack(to target: TimeInterval) {
    course += 1
    guard moveBack(to: 0) else { return }
    beginAtEnd()
    moveBack(to: duration - (-target).truncatingRemainder(dividingBy: duration))
  }

  private func endIfThere() {
    guard isRunning, !repeatsForever || duration == 0 else { return }
    if speed < 0, position <= 0 { return end(.rewound) }
    if speed >= 0, position >= duration { end(.finished) }
  }

  private func end(_ outcome: Outcome) {
    course += 1
    isRunning = false
    self.outcome = outcome
    let waiting = waiters
    waiters = []
    completion(outcome)
    for waiter in waiting { waiter.resume(returning: outcome) }
  }

  /// Values that it moves stand still.
  private func rest() {
    for index in stages.indices where stages[index] == .begun {
      plan.entries[index].movement?.rest()
    }
  }

  /// The instant of the plan that is meant by a time: sums of frames miss it by a little.
  private func settled(_ time: TimeInterval) -> TimeInterval {
    let next = instants.partitioningIndex { $0 >= time - 1e-9 }
    guard next < instants.count, instants[next] <= time + 1e-9 else { return time }
    return instants[next]
  }
}
