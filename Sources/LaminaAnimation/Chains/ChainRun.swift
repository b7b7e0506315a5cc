public import LaminaGeometry

/// A chain on its way: told how much time has passed, it calls the actions whose turn it is.
///
/// ```
///  start ─▶ running ⇄ paused ─▶ over: finished, rewound or cancelled, told exactly once
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
/// when its turn comes, is given its last value before another begins, and never skipped. It keeps
/// no time of its own and is used on one thread. It may be started again when it is over.
public final class ChainRun {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable {
    /// It came to its end.
    case finished
    /// Running backwards it came to its beginning.
    case rewound
    case cancelled
  }

  private enum Stage { case waiting, begun, over }

  /// How much faster than planned it runs; below 0 backwards.
  public var speed: Double
  public var isPaused = false
  /// Whether it begins again when it comes to its end.
  public let repeatsForever: Bool
  /// Seconds of the plan that lie behind.
  public private(set) var position: TimeInterval = 0
  /// How the latest run ended; nil while it runs and before it was started.
  public private(set) var outcome: Outcome?
  public private(set) var isRunning = false

  private let plan: ChainPlan
  private var stages: [Stage]
  private let completion: (Outcome) -> Void
  private var waiters: [CheckedContinuation<Outcome, Never>] = []

  public init(
    _ chain: any ChainElement, speed: Double = 1, repeatsForever: Bool = false,
    completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    plan = ChainPlan(chain)
    stages = plan.entries.map { _ in .waiting }
    self.speed = speed.isFinite ? speed : 1
    self.repeatsForever = repeatsForever
    self.completion = completion
  }

  /// How long the chain takes at the speed 1, in seconds.
  public var duration: TimeInterval { plan.duration }

  /// Begins at the beginning, or backwards at the end; a run under way is left alone.
  public func start() {
    guard !isRunning else { return }
    (isRunning, outcome) = (true, nil)
    stages = stages.map { _ in speed < 0 ? .over : .waiting }
    position = speed < 0 ? duration : 0
    if speed < 0 { moveBack(to: duration) } else { moveOn(to: 0) }
    endIfThere()
  }

  /// Lets `time` seconds pass.
  public func advance(by time: TimeInterval) {
    guard isRunning, !isPaused, time > 0, time.isFinite else { return }
    let target = position + time * speed
    guard repeatsForever, duration > 0, target >= duration else { return go(to: target) }
    moveOn(to: duration)
    stages = stages.map { _ in .waiting }
    position = 0
    moveOn(to: target.truncatingRemainder(dividingBy: duration))
  }

  /// Goes to an instant of the plan at once; everything on the way is called in its order.
  public func seek(to time: TimeInterval) {
    guard isRunning else { return }
    go(to: time)
  }

  /// Goes on in the other direction from where it is.
  public func reverse() { speed = -speed }

  /// Ends where it is.
  public func cancel() { if isRunning { end(.cancelled) } }

  /// Waits for the end of the run; at once when there is none.
  ///
  /// To be called in the isolation in which the run is used.
  public func value(isolation: isolated (any Actor)? = #isolation) async -> Outcome? {
    guard isRunning else { return outcome }
    return await withCheckedContinuation { waiters.append($0) }
  }

  deinit { for waiter in waiters { waiter.resume(returning: .cancelled) } }

  // MARK: Moving

  private func go(to target: TimeInterval) {
    let target = min(max(target, 0), duration)
    if target < position { moveBack(to: target) } else { moveOn(to: target) }
    endIfThere()
  }

  private func endIfThere() {
    guard isRunning else { return }
    if speed < 0, position <= 0 { return end(.rewound) }
    if speed >= 0, position >= duration, !repeatsForever || duration == 0 { end(.finished) }
  }

  private func end(_ outcome: Outcome) {
    (isRunning, self.outcome) = (false, outcome)
    let waiting = waiters
    waiters = []
    completion(outcome)
    for waiter in waiting { waiter.resume(returning: outcome) }
  }

  /// Calls what lies between here and `target`, in the order of time.
  private func moveOn(to target: TimeInterval) {
    let entries = plan.entries
    let times = Set(entries.flatMap { [$0.turn, $0.end] })
      .filter { $0 >= position && $0 <= target }
    for time in times.sorted() {
      position = max(position, time)
      for index in entries.indices where entries[index].end <= time { finish(index) }
      for index in entries.indices where entries[index].turn <= time { begin(index, at: time) }
    }
    position = target
    for index in entries.indices where stages[index] == .begun && entries[index].start <= target {
      entries[index].action.change(entries[index].progress(at: target))
    }
  }

  private func begin(_ index: Int, at time: TimeInterval) {
    guard stages[index] == .waiting, isRunning else { return }
    stages[index] = .begun
    plan.entries[index].action.prepare()
    if plan.entries[index].end <= time { finish(index) }
  }

  private func finish(_ index: Int) {
    guard stages[index] == .begun, isRunning else { return }
    stages[index] = .over
    plan.entries[index].action.change(plan.entries[index].progress(at: plan.entries[index].end))
  }

  /// Takes back what lies between here and `target`, the last first.
  private func moveBack(to target: TimeInterval) {
    let entries = plan.entries
    let order = entries.indices.sorted { (entries[$0].end, $0) > (entries[$1].end, $1) }
    position = target
    for index in order where stages[index] != .waiting && entries[index].end > target {
      let entry = entries[index]
      entry.action.change(entry.progress(at: max(target, entry.start)))
      stages[index] = target < entry.turn ? .waiting : .begun
    }
  }
}
