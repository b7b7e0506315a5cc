public import LaminaAnimation
public import LaminaGeometry
public import LaminaLayers

/// Where layers of one's own are shown: their time, their transactions and their notifications.
///
/// ```
///  changes ──▶ transactions ──advance(to:)──▶ shown, animations begin at that time
///                                 │
///                                 └──▶ didStart, didStop, completions, each once
/// ```
///
/// ```swift
/// let stage = LayerStage()
/// stage.withTransaction(duration: 1, completion: { print("there") }) { dot.opacity = 0 }
/// stage.advance(to: 10).isMoving       // true: from 10 to 11
/// stage.presentation(at: 10.5)         // halfway; any time may be asked for
/// stage.advance(to: 11)                // there
/// ```
///
/// Nothing runs in it: its owner advances it to the time of each frame, before that is shown.
/// It belongs to one thread.
public final class LayerStage {
  /// The outermost layer, for good.
  public let root: ModelLayer
  /// The time of the latest frame.
  public private(set) var time: TimeInterval
  /// Called when a frame is wanted: something changed that no frame has shown.
  public var onNeedsFrame: (() -> Void)?
  /// The screen's pixels for each point, for contents that do not say.
  public var scale: CGFloat {
    didSet { if scale != oldValue { root.forEachInside { $0.still = nil } } }
  }

  /// What changed since it was last shown.
  private var changed: [ModelLayer] = []
  /// Those that move or wait to.
  private var active: [ObjectIdentifier: ModelLayer] = [:]
  /// Animations that were taken away and are not yet notified.
  private var stopped: [RunningAnimation] = []
  /// The transactions that are open, the outermost first.
  private var open: [TransactionGroup] = []
  /// How many of them a caller has to commit.
  private var begun = 0
  /// The transactions that are committed but not shown.
  private var closing: [TransactionGroup] = []

  /// Makes a stage and shows the layers at once.
  ///
  /// - Precondition: `root` lies in no other layer and on no other stage.
  public init(root: ModelLayer = ModelLayer(), time: TimeInterval = 0, scale: CGFloat = 1) {
    precondition(
      root.holder == nil && root.stage == nil, "\(root) lies in another layer or on another stage")
    self.root = root
    self.time = time
    self.scale = scale
    root.enter(self)
    var calls: [() -> Void] = []
    takeOver(&calls)
    for call in calls { call() }
  }

  deinit {
    var calls: [() -> Void] = []
    for animation in stopped { animation.stop(finished: false, &calls) }
    for layer in active.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) + changed {
      layer.isListed = false
      layer.leave(&calls)
    }
    for group in closing + open.reversed() { group.leave(&calls) }
    for call in calls { call() }
  }

  // MARK: Transactions

  /// The settings of the innermost transaction.
  ///
  /// Outside of all that were begun it is one that the next frame commits.
  public var transaction: ModelTransaction {
    get { open.last?.settings ?? ModelTransaction() }
    set { group.settings = newValue }
  }

  private var group: TransactionGroup {
    if let last = open.last { return last }
    let group = TransactionGroup(ModelTransaction(), in: nil)
    open.append(group)
    onNeedsFrame?()
    return group
  }

  /// Begins a transaction, inside the one there is.
  public func begin() {
    var settings = transaction
    settings.completion = nil
    open.append(TransactionGroup(settings, in: open.last))
    begun += 1
  }

  /// Ends the transaction that was begun last; when none is left the next frame shows the changes.
  ///
  /// - Precondition: one was begun.
  public func commit() {
    precondition(begun > 0, "commit() without begin(): no transaction is open on this stage")
    begun -= 1
    closing.append(open.removeLast())
    if begun == 0 { onNeedsFrame?() }
  }

  /// Runs `body` in a transaction of its own; settings that are not given are inherited.
  public func withTransaction<Result>(
    duration: TimeInterval? = nil, timingFunction: UnitCurve? = nil, disableActions: Bool? = nil,
    completion: (() -> Void)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    begin()
    defer { commit() }
    if let duration { transaction.animationDuration = duration }
    if let timingFunction { transaction.animationTimingFunction = timingFunction }
    if let disableActions { transaction.disableActions = disableActions }
    transaction.completion = completion
    return try body()
  }

  // MARK: Changes

  /// Remembers that a layer is not shown as it is set.
  func recordChange(_ layer: ModelLayer) {
    guard !layer.isListed else { return }
    layer.isListed = true
    changed.append(layer)
    if open.isEmpty { onNeedsFrame?() }
  }

  /// Makes an animation part of the innermost transaction.
  func addToTransaction(_ animation: RunningAnimation) {
    if !animation.isAdopted { animation.join(group) }
  }

  /// Reports in the next frame that an animation was taken away.
  func stopLater(_ animation: RunningAnimation) { stopped.append(animation) }

  /// Lets go of a layer that stands on another stage now.
  func forget(_ layer: ModelLayer) {
    active[ObjectIdentifier(layer)] = nil
    let leaving = layer.state.running.filter(\.isAdopted)
    stopped += leaving
    layer.state.running.removeAll { $0.isAdopted }
    layer.committed = nil
    layer.home = nil
    if layer.isListed { changed.removeAll { $0 === layer } }
    layer.isListed = false
    if !leaving.isEmpty { onNeedsFrame?() }
  }

  // MARK: Time

  /// Goes on to the time of the next frame: ends what is over, shows what was committed, and calls
  /// the handlers.
  ///
  /// - Parameter time: a time before the latest counts as that.
  /// - Returns: whether frames are wanted, and when.
  @discardableResult
  public func advance(to time: TimeInterval) -> LayerStageOutlook {
    self.time = max(self.time, time)
    var calls: [() -> Void] = []
    adoptTimings()
    endAnimations(&calls)
    takeOver(&calls)
    for call in calls { call() }
    calls = []
    // What was changed by those calls is part of the same frame.
    takeOver(&calls)
    for call in calls { call() }
    return outlook
  }

  /// What is seen at a time.
  ///
  /// A pure function of what was taken over by the latest `advance`: later changes of layers do not
  /// show. Where nothing moves it is the same object at all times.
  public func presentation(at time: TimeInterval) -> Layer { root.presentation(at: time) }

  /// Whether frames are wanted, and when.
  public var outlook: LayerStageOutlook {
    var outlook = LayerStageOutlook(isMoving: begun == 0 && hasNews)
    for layer in active.values { layer.addNeeds(at: time, &outlook) }
    return outlook
  }

  private var hasNews: Bool {
    !changed.isEmpty || !stopped.isEmpty || !closing.isEmpty || !open.isEmpty
  }

  /// How many animations are on their way, or wait for their beginning.
  public var runningAnimations: Int {
    active.values.reduce(0) { $0 + $1.state.running.count { $0.phase == .running } }
  }

  /// Shows what was committed.
  private func takeOver(_ calls: inout [() -> Void]) {
    guard begun == 0, hasNews else { return }
    closing += open.reversed()
    open = []
    let layers = changed
    let gone = stopped
    let groups = closing
    changed = []
    stopped = []
    closing = []
    // What is shown until now, asked before anything of it is lost.
    let shown = layers.map { $0.shownValuesForBeginning(at: time) }
    for layer in layers { layer.takeOver() }
    for animation in gone { animation.stop(finished: false, &calls) }
    for (layer, values) in zip(layers, shown) { begin(layer, values, &calls) }
    for group in groups { group.leave(&calls) }
  }

  /// Sets a layer's new animations going, or ends them all where it has left.
  private func begin(_ layer: ModelLayer, _ shown: LayerValues?, _ calls: inout [() -> Void]) {
    guard layer.stage === self else {
      active[ObjectIdentifier(layer)] = nil
      layer.leave(&calls)
      return
    }
    layer.beginAnimations(at: time, shown: shown ?? layer.state.values)
    layer.endAnimations(at: time, &calls)
    active[ObjectIdentifier(layer)] = layer.isActive ? layer : nil
  }

  /// Lets time go as it was last set, before what is over by it is found: what was paused since the
  /// frame before has not gone on.
  private func adoptTimings() {
    guard begun == 0 else { return }
    for layer in changed { layer.committed?.timing = layer.state.timing }
  }

  private func endAnimations(_ calls: inout [() -> Void]) {
    for layer in active.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      layer.endAnimations(at: time, &calls)
      if !layer.isActive { active[ObjectIdentifier(layer)] = nil }
    }
  }
}

/// When a stage wants to be advanced again.
public struct LayerStageOutlook: Hashable, Sendable {
  /// Whether the next frame looks different, or shows a change.
  public var isMoving: Bool
  /// When something begins to move that stands still until then; nil for never.
  public var nextWake: TimeInterval?
  /// When the first of what moves is over; nil for never.
  public var nextEnd: TimeInterval?

  public init(
    isMoving: Bool, nextWake: TimeInterval? = nil, nextEnd: TimeInterval? = nil
  ) {
    self.isMoving = isMoving
    self.nextWake = nextWake
    self.nextEnd = nextEnd
  }
}
