public import LaminaGeometry

/// A part of an animation chain: an action, or a group of parts.
///
/// ```
///  ChainSequence      A ──▶ B ──▶ C          work time: the sum
///  ChainConcurrence   A ──▶                  work time: the longest
///                     B ──────▶
/// ```
///
/// ```swift
/// ChainSequence {
///   ChainAction(duration: 1) { badge.opacity = $0 }
///   ChainConcurrence {
///     ChainAction(duration: 3) { dial.angle = $0 }
///     ChainAction(duration: 1, delay: 0.5) { label.offset = 20 * (1 - $0) }
///   }
/// }
/// .workTime   // 4
/// ```
public protocol ChainElement {
  /// Writes the element into `plan`, beginning at its cursor, and moves the cursor to its end.
  func add(to plan: inout ChainPlan)
}

extension ChainElement {
  /// How long it takes with all delays, in seconds.
  public var workTime: TimeInterval { ChainPlan(self).duration }

  /// The element, as many times one after the other; with `autoreverses` every second time back.
  public func repeated(_ count: Int, autoreverses: Bool = false) -> some ChainElement {
    ChainRepetition(base: self, count: max(0, count), autoreverses: autoreverses)
  }

  /// The element `factor` times as fast, delays included.
  /// - Precondition: the factor is more than 0.
  public func speed(_ factor: Double) -> some ChainElement {
    precondition(factor > 0 && factor.isFinite, "a chain cannot run at the speed \(factor)")
    return ChainPace(base: self, factor: factor)
  }

  /// The element from its end to its beginning.
  public func reversed() -> some ChainElement { ChainReversal(base: self) }

  /// A name at which others may be placed with `ChainSequence`'s `.at(_:offset:)`.
  public func label(_ label: String) -> some ChainElement {
    LabelledChain(base: self, label: label)
  }

  /// Begins `offset` seconds after the beginning of the element labelled `label`.
  ///
  /// A label that was not met before counts as the place where the element stands.
  public func at(_ label: String, offset: TimeInterval = 0) -> some ChainElement {
    AnchoredChain(base: self, label: label, offset: offset)
  }

  /// Begins `time` seconds before what stands in front of it ends.
  public func overlap(_ time: TimeInterval) -> some ChainElement {
    OverlappingChain(base: self, time: time)
  }
}

/// One step: a movement from 0 to 1 in a time, after a delay.
public struct ChainAction: ChainElement {
  let animation: Animation
  let length: TimeInterval
  let delay: TimeInterval
  let prepare: () -> Void
  let change: (Double) -> Void

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
  ) {
    guard let length = animation.duration(of: 1.0) else {
      preconditionFailure("an animation without end cannot stand in a chain; repeat the chain")
    }
    self.animation = animation
    self.length = length
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.prepare = prepare
    self.change = change
  }

  public func add(to plan: inout ChainPlan) { plan.add(self) }

  /// The way gone `time` seconds after the delay.
  func progress(at time: TimeInterval) -> Double {
    guard time < length else { return 1 }
    var context = AnimationContext<Double>()
    return animation.animate(value: 1.0, time: max(0, time), context: &context) ?? 1
  }
}
