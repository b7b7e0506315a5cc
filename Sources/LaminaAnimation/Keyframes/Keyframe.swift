public import LaminaGeometry

/// One step of a keyframe track: where to, in what time, in which way.
///
/// ```
///   ●╌╌╌ Linear ╌╌╌●            ● Move (at once)
///                   ⌣ Cubic ⌣●  ┆      ╭╮
///                               ●╌ Spring ╌●
/// ```
public struct Keyframe<Value: Animatable & Sendable>: Sendable {
  /// How a value gets to the next one.
  enum Way: Sendable {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  let target: Value
  /// In seconds; nil for a spring takes as long as it needs.
  let duration: TimeInterval?
  let way: Way

  init(_ target: Value, duration: TimeInterval?, way: Way) {
    self.target = target
    self.duration = duration.map { $0.isFinite ? max(0, $0) : 0 }
    self.way = way
  }
}

/// What may stand in a keyframe track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that goes through the keyframes.
  associatedtype Value: Animatable & Sendable
  /// The steps it stands for, in order.
  var keyframes: [Keyframe<Value>] { get }
}

/// Goes to a value in a straight line, along a timing curve.
public struct LinearKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Makes a step to a value in so many seconds, at an even pace unless a curve is given.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframes = [Keyframe(to, duration: duration, way: .linear(timingCurve))]
  }
}

/// Goes to a value along a smooth curve.
///
/// Without velocities of its own it passes each keyframe with that of the straight line between
/// the keyframes before and after (Catmull-Rom), and rests at the ends of a run of cubic keyframes.
public struct CubicKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Makes a step to a value in so many seconds; nil takes the velocity at an end from the steps
  /// beside it.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(
        to, duration: duration, way: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
    ]
  }
}

/// Goes to a value by a spring that takes over the velocity there is.
public struct SpringKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Makes a step to a value by a spring; a duration of nil is the time until the spring comes to
  /// rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(to, duration: duration, way: .spring(spring, startVelocity: startVelocity))
    ]
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Makes a step that is at the value at once.
  public init(_ to: Value) { keyframes = [Keyframe(to, duration: 0, way: .move)] }
}

/// Puts keyframes one after the other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable & Sendable> {
  /// Takes the keyframes of a statement.
  public static func buildExpression(
    _ content: some KeyframeTrackContent<Value>
  ) -> [Keyframe<Value>] { content.keyframes }
  /// Joins the keyframes of several statements, in their order.
  public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }
  /// Joins the keyframes of all rounds of a loop, in their order.
  public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }
  /// Takes the keyframes of an `if` without `else`: none where the condition does not hold.
  public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }
  /// Takes the keyframes of the branch that comes first.
  public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }
  /// Takes the keyframes of the branch that comes second.
  public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }
}
