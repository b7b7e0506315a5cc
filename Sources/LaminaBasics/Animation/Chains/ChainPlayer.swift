public import LaminaAnimation
public import LaminaGeometry
public import Observation

/// A chain that runs on the clock of a view's frames, and that views may watch.
///
/// ```
///  play ─▶ running ⇄ paused ─▶ over: finished, rewound or cancelled
///            │ seek, reverse, speed
/// ```
///
/// ```swift
/// struct Door: View {
///   @State private var angle = ChainValue(Angle.zero)
///   @State private var player = ChainPlayer()
///
///   var body: some View {
///     Button("Open") { player.play { ChainAction.to(.degrees(-80), of: angle, by: .bouncy) } }
///       .rotationEffect(angle.value)
///       .chain(player)
///   }
/// }
/// ```
///
/// Time comes from the view that has `chain(_:)`: the chain goes on by a frame when the view
/// does, and is cancelled when the last such view leaves. While nothing runs nothing is evaluated.
public final class ChainPlayer: Observable {
  private let registrar = ObservationRegistrar()
  private var run: ChainRun
  /// What observers were last notified of.
  private var reported: State
  private var lastFrame: TimeInterval?
  private var wakes: [ObjectIdentifier: () -> Void] = [:]

  /// What observers see of a run.
  private struct State: Equatable {
    var position: TimeInterval
    var duration: TimeInterval
    var speed: Double
    var isRunning: Bool
    var isPaused: Bool
    var outcome: ChainRun.Outcome?

    init(_ run: ChainRun) {
      position = run.position
      duration = run.duration
      speed = run.speed
      isRunning = run.isRunning
      isPaused = run.isPaused
      outcome = run.outcome
    }
  }

  /// A player of a chain that may be played again and again.
  ///
  /// - Parameters:
  ///   - chain: what it plays.
  ///   - speed: how much faster than planned; below 0 from the end to the beginning.
  ///   - repeatsForever: whether it begins again instead of ending.
  public init(_ chain: any ChainElement, speed: Double = 1, repeatsForever: Bool = false) {
    run = ChainRun(chain, speed: speed, repeatsForever: repeatsForever)
    reported = State(run)
  }

  /// A player of a sequence; an empty one waits for another chain.
  public convenience init(@ChainBuilder _ chain: () -> [any ChainElement] = { [] }) {
    self.init(ChainSequence(chain()))
  }

  // MARK: State

  /// Seconds of the chain that lie behind.
  public var position: TimeInterval { read(\.position, run.position) }
  /// How long the chain takes at the speed 1, in seconds.
  public var duration: TimeInterval { read(\.duration, run.duration) }
  /// The part of the chain that lies behind, from 0 to 1.
  public var progress: Double { duration > 0 ? position / duration : outcome == nil ? 0 : 1 }
  /// Whether it was begun and is not over; a paused chain is not over.
  public var isRunning: Bool { read(\.isRunning, run.isRunning) }
  /// Whether it was paused and has not gone on since; a paused chain is not over.
  public var isPaused: Bool { read(\.isPaused, run.isPaused) }
  /// How the latest run ended; nil while it runs and before it was played.
  public var outcome: ChainRun.Outcome? { read(\.outcome, run.outcome) }
  /// How much faster than planned it runs; below 0 backwards.
  public var speed: Double {
    get { read(\.speed, run.speed) }
    set { change { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  // MARK: Playing

  /// Begins, or goes on after a pause; what is over begins again.
  public func play() {
    change { run in
      run.isPaused = false
      run.start()
    }
  }

  /// Plays another chain in place of the one so far, which is cancelled if it runs.
  ///
  /// Values that it moves go on from where they are, with the velocity that they have.
  ///
  /// - Parameters:
  ///   - chain: what it plays from now on.
  ///   - repeatsForever: whether it begins again instead of ending.
  public func play(_ chain: any ChainElement, repeatsForever: Bool = false) {
    let former = run
    run = ChainRun(chain, speed: abs(former.speed), repeatsForever: repeatsForever)
    change { $0.start() }
    former.cancel()
  }

  /// Plays a sequence in place of the chain so far.
  public func play(@ChainBuilder _ chain: () -> [any ChainElement]) { play(ChainSequence(chain())) }

  /// Stops until it is played on.
  public func pause() { change { $0.isPaused = true } }

  /// Goes to an instant of the chain, in seconds; a chain that does not run is there and pauses.
  public func seek(to time: TimeInterval) {
    change { run in
      if !run.isRunning {
        run.start()
        run.isPaused = true
      }
      run.seek(to: time)
    }
  }

  /// Goes on in the other direction from where it is.
  public func reverse() { change { $0.reverse() } }

  /// Ends where it is.
  public func cancel() { change { $0.cancel() } }

  /// Plays and waits for the end; a cancelled task cancels the chain.
  @discardableResult
  public func playToEnd() async -> ChainRun.Outcome {
    play()
    return await withTaskCancellationHandler {
      await run.value() ?? .cancelled
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  // MARK: Frames

  /// Whether the next frame differs.
  var isMoving: Bool { run.isRunning && !run.isPaused && run.speed != 0 }

  /// Goes on to the frame that is seen at `time`; the first one after a rest is where it stands, and counts from when
  /// it is made.
  func advance(to time: TimeInterval, now: TimeInterval) {
    let passed = lastFrame.map { time - $0 }
    lastFrame = isMoving ? max(time, lastFrame ?? now) : nil
    guard let passed, passed > 0, isMoving else { return }
    run.advance(by: passed)
    notifyObservers()
    if !isMoving { lastFrame = nil }
  }

  /// Calls `wake` when it begins to move.
  func attach(_ owner: AnyObject, wake: @escaping () -> Void) {
    wakes[ObjectIdentifier(owner)] = wake
  }

  func detach(_ owner: AnyObject) {
    wakes[ObjectIdentifier(owner)] = nil
    if wakes.isEmpty { cancel() }
  }

  // MARK: Telling

  private func read<Value>(_ path: KeyPath<ChainPlayer, Value>, _ value: Value) -> Value {
    registrar.access(self, keyPath: path)
    return value
  }

  private func change(_ change: (ChainRun) -> Void) {
    let wasMoving = isMoving
    if !wasMoving { lastFrame = nil }
    change(run)
    notifyObservers()
    if isMoving, !wasMoving { for wake in wakes.values { wake() } }
  }

  /// Notifies observers of what differs from before.
  private func notifyObservers() {
    let (old, new) = (reported, State(run))
    guard old != new else { return }
    reported = new
    if old.position != new.position { notifyObservers(\.position) }
    if old.duration != new.duration { notifyObservers(\.duration) }
    if old.speed != new.speed { notifyObservers(\.speed) }
    if old.isRunning != new.isRunning { notifyObservers(\.isRunning) }
    if old.isPaused != new.isPaused { notifyObservers(\.isPaused) }
    if old.outcome != new.outcome { notifyObservers(\.outcome) }
  }

  private func notifyObservers<Value>(_ path: KeyPath<ChainPlayer, Value>) {
    registrar.withMutation(of: self, keyPath: path) {}
  }
}
