public import LaminaGeometry

/// How a change is shown: along which curve, for how long, after which delay, how often.
///
/// ```swift
/// Animation.easeInOut(duration: 0.35)
/// Animation.spring(duration: 0.5, bounce: 0.3).delay(0.1)
/// Animation.linear(duration: 1).repeatCount(3, autoreverses: true)   // there, back, there
/// ```
///
/// A value and a pure function of time: nothing runs in it. Its owner asks it at the time of each
/// frame.
public struct Animation: Sendable {
  private let storage: any CustomAnimation

  /// An animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { storage = base }

  /// A movement along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// A movement along a cubic Bézier with the given control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Makes a movement at an even pace, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// Makes a movement that begins slowly, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// Makes a movement that ends slowly, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Makes a movement that begins and ends slowly, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A third of a second, as SwiftUI's curves without a duration.
  public static var linear: Animation { linear(duration: 0.35) }
  /// A movement of 0.35 seconds that begins slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// A movement of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// A movement of 0.35 seconds that begins and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// A movement by a spring; it takes over the velocity of the movement that it replaces.
  public static func spring(_ spring: Spring) -> Animation {
    Animation(SpringTiming(spring: spring))
  }
  /// Makes a movement by a spring that seems to last so many seconds; a bounce of 0 does not go
  /// beyond the target.
  ///
  /// `blendDuration` is there for SwiftUI's sake: a spring goes on with the velocity that there is.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// Makes a movement by a spring of the seconds of one swing; a damping fraction of 1 stops the
  /// swinging.
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Makes a movement by a spring as quick as fingers, for what follows a gesture.
  public static func interactiveSpring(
    response: TimeInterval = 0.15, dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  /// Makes a movement by a spring that seems to last so many seconds, for what follows a gesture.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }
  /// Makes a movement by a spring of its physics, which may be damped so much that it creeps to its
  /// target.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
  }

  /// A movement by a spring that seems to last half a second and does not bounce.
  public static var spring: Animation { spring() }
  /// A movement by a spring as quick as fingers, for what follows a gesture.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A movement by a spring that does not bounce, of half a second.
  public static var smooth: Animation { spring(.smooth) }
  /// A movement by a spring with a little bounce, of half a second.
  public static var snappy: Animation { spring(.snappy) }
  /// A movement by a spring with much bounce, of half a second.
  public static var bouncy: Animation { spring(.bouncy) }
  /// Makes a movement by a spring that does not bounce, but by `extraBounce`.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(.smooth(duration: duration, extraBounce: extraBounce)) }
  /// Makes a movement by a spring with a bounce of 0.15 and `extraBounce`.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(.snappy(duration: duration, extraBounce: extraBounce)) }
  /// Makes a movement by a spring with a bounce of 0.3 and `extraBounce`.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(.bouncy(duration: duration, extraBounce: extraBounce)) }

  /// What `withAnimation` uses when it is given none.
  public static let `default` = Animation.spring(duration: 0.55)

  /// Where a change by `value` has come to, `time` seconds after it began; nil when it is over.
  ///
  /// - Parameters:
  ///   - value: from the old value to the new.
  ///   - time: since the beginning, in seconds.
  ///   - context: what the animation remembers from frame to frame.
  /// - Returns: the way gone so far.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { storage.animate(value: value, time: time, context: &context) }

  /// How fast it goes then, per second; nil when it is over or does not know.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { storage.velocity(value: value, time: time, context: context) }

  /// Whether a movement that is on its way goes on as this one, with its velocity.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { storage.shouldMerge(previous: previous, value: value, time: time, context: &context) }

  /// How fast it goes then, measured where it does not know.
  package func slope<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V {
    if let velocity = velocity(value: value, time: time, context: context) { return velocity }
    let step = 1e-4
    var (context, later) = (context, context)
    guard let here = animate(value: value, time: time, context: &context) else { return .zero }
    let there = animate(value: value, time: time + step, context: &later) ?? value
    return (there - here).scaled(by: 1 / step)
  }

  /// The animation inside, when it knows how long it takes.
  var timed: (any TimedAnimation)? { storage as? any TimedAnimation }

  /// The animation inside, when it is an `A`.
  public func base<A: CustomAnimation>(as type: A.Type) -> A? { storage as? A }
}

extension Animation: Hashable {
  public static func == (a: Animation, b: Animation) -> Bool {
    func equals<A: CustomAnimation>(_ base: A) -> Bool { b.base(as: A.self) == base }
    return equals(a.storage)
  }

  public func hash(into hasher: inout Hasher) { storage.hash(into: &hasher) }
}

/// An animation of one's own: a function from time to the way gone.
///
/// ```swift
/// struct Blink: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? { time < 1 ? (time < 0.5 ? .zero : value) : nil }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// Where a change by `value` has come to after `time` seconds; nil when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast it goes then; nil when it does not know.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether it takes over what `previous` has reached, instead of being laid on top of it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation remembers from one frame to the next.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
  /// The velocity that it took over when it began.
  public var initialVelocity: Value
  /// Whether the movement is so small that it may end.
  public var isLogicallyComplete = false
  /// When it comes to rest, found once: a spring would look for it in each frame.
  var settling: Settling?

  struct Settling {
    let way: Double
    let speed: Double
    let time: TimeInterval
  }

  /// Makes the memory of an animation that begins at a velocity, in units for each second; by
  /// default at rest.
  public init(initialVelocity: Value = .zero) { self.initialVelocity = initialVelocity }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// What it is, for people who look for a fault.
  public var description: String {
    self == .default ? "DefaultAnimation()" : "\(storage)"
  }

  /// The same, with the type.
  public var debugDescription: String { "Animation(\(description))" }
}
