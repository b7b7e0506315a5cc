import LaminaAnimation
import LaminaGeometry

/// An animation that was added to a layer, from then until it is over.
///
/// ```
///  waiting ──begin──▶ running ──its end──▶ over (finished)
///     └────removed, replaced, gone──▶ over (not finished)
/// ```
final class RunningAnimation {
  enum Phase { case waiting, running, over }

  let key: String?
  private(set) var animation: any LayerAnimation
  private(set) var phase = Phase.waiting
  private var hasStarted = false
  /// The transaction that waits for it; nil before its layer is in a tree, and when it is over.
  private var group: TransactionGroup?

  init(_ animation: any LayerAnimation, key: String?) {
    self.animation = animation
    self.key = key
  }

  var timing: MediaTiming { animation.timing }
  /// Whether it is some stage's business.
  var isAdopted: Bool { group != nil || phase != .waiting }

  /// Counts it as part of a transaction, whose duration it takes if it has none.
  func join(_ group: TransactionGroup) {
    self.group = group
    group.enter()
    if animation.duration == 0 {
      animation.duration = animation.naturalDuration ?? group.settings.animationDuration
    }
  }

  /// Sets it going at a time of its layer, which showed `shown` until then.
  func begin(at time: TimeInterval, shown: LayerValues) {
    animation = animation.filled(from: shown)
    if animation.beginTime == 0 { animation.beginTime = time }
    phase = .running
  }

  func contribute(at time: TimeInterval, to values: inout LayerValues) {
    if phase != .waiting { animation.contribute(at: time, to: &values) }
  }

  /// Reports that it moves, once.
  func start(_ calls: inout [() -> Void]) {
    guard !hasStarted else { return }
    hasStarted = true
    if let didStart = animation.didStart { calls.append(didStart) }
  }

  /// Reports that it is over, once.
  func stop(finished: Bool, _ calls: inout [() -> Void]) {
    guard phase != .over else { return }
    phase = .over
    if let didStop = animation.didStop { calls.append { didStop(finished) } }
    group?.leave(&calls)
    group = nil
  }

  /// Ends it without a stage to report it later.
  func abandon() {
    var calls: [() -> Void] = []
    stop(finished: false, &calls)
    for call in calls { call() }
  }
}
