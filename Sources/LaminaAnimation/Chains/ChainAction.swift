public import LaminaGeometry

/// One step: a movement from 0 to 1 in a time, after a delay.
///
/// ```
///  turn       start                end
///   ├── delay ──┼───── length ──────┤
///  prepare      change(0) ...  change(1)
/// ```
public struct ChainAction: ChainElement {
  /// What an action does with its time.
  enum Work {
    /// Called with the way gone.
    case change((Double) -> Void)
    /// Moves a value, for so many seconds; each place in a plan has a movement of its own.
    case movement((TimeInterval) -> any AnyChainMovement)
  }

  let animation: Animation
  let length: TimeInterval
  let delay: TimeInterval
  let prepare: () -> Void
  let work: Work

  /// An action along a curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds, without the delay.
  ///   - delay: how long it waits once it is its turn.
  ///   - curve: how the way goes with the time.
  ///   - prepare: called when its turn comes, before the delay, each time the chain runs.
  ///   - change: is given the way gone at each frame, at last exactly 1.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: UnitCurve = .easeInOut,
    prepare: @escaping () -> Void = {}, change: @escaping (Double) -> Void
  ) {
    self.init(
      .timingCurve(curve, duration: duration), delay: delay, prepare: prepare, change: change)
  }

  /// An action with any animation that ends; a spring goes beyond 1 and back.
  /// - Precondition: the animation ends within an hour.
  public init(
    _ animation: Animation, delay: TimeInterval = 0, prepare: @escaping () -> Void = {},
    change: @escaping (Double) -> Void
  ) { self.init(animation, delay, prepare, work: .change(change)) }

  init(
    _ animation: Animation, delay: TimeInterval, prepare: @escaping () -> Void,
    movement: @escaping (TimeInterval) -> any AnyChainMovement
  ) { self.init(animation, delay, prepare, work: .movement(movement)) }

  private init(
    _ animation: Animation, _ delay: TimeInterval, _ prepare: @escaping () -> Void, work: Work
  ) {
    guard let length = animation.duration(of: 1.0) else {
      preconditionFailure("an animation without end cannot stand in a chain; repeat the chain")
    }
    self.animation = animation
    self.length = length
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.prepare = prepare
    self.work = work
  }

  public func add(to plan: inout ChainPlan) { plan.add(self) }

  /// The way gone `time` seconds after the delay.
  func progress(at time: TimeInterval) -> Double {
    guard time < length else { return 1 }
    var context = AnimationContext<Double>()
    return animation.animate(value: 1.0, time: max(0, time), context: &context) ?? 1
  }
}
