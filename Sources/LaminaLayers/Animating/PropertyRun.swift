import LaminaAnimation
import LaminaGeometry

/// One change of a property on its way.
///
/// ```
///  model ───────────────────────────────  shown = model - what is left of every run
///                         .-''
///                    .-'      left
///  before ──────●''
///             start
/// ```
struct PropertyRun: Sendable {
  /// A transaction whose run went into this one, and when it would have been over by itself.
  struct Predecessor: Sendable {
    let transaction: UInt64
    let end: TimeInterval
    let logicalEnd: TimeInterval
    var isLogicallyOver: Bool
  }

  let animation: Animation
  /// From the old value to the new.
  private(set) var delta: AnimatableNumbers
  let start: TimeInterval
  let transaction: UInt64
  private var context: AnimationContext<AnimatableNumbers>
  private var predecessors: [Predecessor] = []
  /// Whether it was reported that it counts as over.
  private var isLogicallyOver = false
  /// After how long it counts as over; found once it is on its way, as finding it is no small matter.
  private lazy var logicalLength = animation.logicalDuration(of: delta, context: context)

  init(
    _ animation: Animation, delta: AnimatableNumbers, velocity: AnimatableNumbers = .zero,
    start: TimeInterval, transaction: UInt64
  ) {
    self.animation = animation
    self.delta = delta
    self.start = start
    self.transaction = transaction
    context = AnimationContext(initialVelocity: velocity)
  }

  /// The same run of other numbers; nil where a velocity would have to be said in them, too.
  func going(_ delta: AnimatableNumbers) -> PropertyRun? {
    guard context.initialVelocity.magnitudeSquared == 0 else { return nil }
    var run = PropertyRun(animation, delta: delta, start: start, transaction: transaction)
    run.predecessors = predecessors
    run.isLogicallyOver = isLogicallyOver
    return run
  }

  /// How much is still to go; nil when it is over.
  mutating func remainder(at time: TimeInterval) -> AnimatableNumbers? {
    animation.animate(value: delta, time: max(0, time - start), context: &context)
      .map { delta - $0 }
  }

  /// Whether it never ends by itself.
  var isEndless: Bool { animation.duration(of: delta, context: context) == nil }

  /// Takes over what `earlier` has reached, if its animation does so or `earlier` has no end.
  ///
  /// - Parameters:
  ///   - earlier: a run of the same property.
  ///   - time: now.
  /// - Returns: whether `earlier` is to be removed.
  mutating func takeOver(_ earlier: inout PropertyRun, at time: TimeInterval) -> Bool {
    var inherited = earlier.context
    let elapsed = max(0, time - earlier.start)
    let merges = animation.shouldMerge(
      previous: earlier.animation, value: earlier.delta, time: elapsed, context: &inherited)
    guard merges || earlier.isEndless else { return false }
    delta = delta + (earlier.remainder(at: time) ?? .zero)
    if merges {
      context = AnimationContext(
        initialVelocity: context.initialVelocity + inherited.initialVelocity)
    }
    recordPredecessor(earlier, at: time)
    return true
  }

  /// Whether it would go on with the velocity of `earlier`.
  func keepsVelocity(of earlier: PropertyRun, at time: TimeInterval) -> Bool {
    var inherited = earlier.context
    return animation.shouldMerge(
      previous: earlier.animation, value: earlier.delta, time: max(0, time - earlier.start),
      context: &inherited)
  }

  /// Remembers whose transaction it has to finish, too.
  mutating func recordPredecessor(_ earlier: PropertyRun, at time: TimeInterval) {
    let length = earlier.animation.duration(of: earlier.delta, context: earlier.context) ?? 0
    var earlier = earlier
    let logical = earlier.logicalLength ?? length
    predecessors += earlier.predecessors
    predecessors.append(
      Predecessor(
        transaction: earlier.transaction, end: earlier.start + length,
        logicalEnd: earlier.start + logical, isLogicallyOver: earlier.isLogicallyOver))
  }

  /// Finishes the runs that went into this one and would be over by `time`; reports which of them,
  /// and itself, count as over.
  mutating func finishPredecessors(at time: TimeInterval, in ledger: inout TransactionLedger) {
    if !isLogicallyOver, countsAsOver(at: time) {
      isLogicallyOver = true
      ledger.endLogically(transaction)
    }
    guard !predecessors.isEmpty else { return }
    for index in predecessors.indices {
      let isDue = predecessors[index].logicalEnd <= time || predecessors[index].end <= time
      if isDue { predecessors[index].endLogically(in: &ledger) }
      if predecessors[index].end <= time { ledger.end(predecessors[index].transaction) }
    }
    predecessors.removeAll { $0.end <= time }
  }

  /// Whether what is left of it is no more than a tremble.
  private mutating func countsAsOver(at time: TimeInterval) -> Bool {
    if let length = logicalLength { return time - start >= length - 1e-9 }
    return context.isLogicallyComplete
  }

  /// Finishes it, and all that went into it.
  mutating func finish(in ledger: inout TransactionLedger) {
    if !isLogicallyOver { ledger.endLogically(transaction) }
    isLogicallyOver = true
    ledger.end(transaction)
    for index in predecessors.indices {
      predecessors[index].endLogically(in: &ledger)
      ledger.end(predecessors[index].transaction)
    }
  }
}

extension PropertyRun.Predecessor {
  /// Reports once that it counts as over.
  fileprivate mutating func endLogically(in ledger: inout TransactionLedger) {
    if !isLogicallyOver { ledger.endLogically(transaction) }
    isLogicallyOver = true
  }
}
