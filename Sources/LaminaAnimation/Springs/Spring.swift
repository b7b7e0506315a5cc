public import LaminaGeometry

/// A mass on a spring with a damper: it goes to its target and, if it is loose, beyond and back.
///
/// ```
///  target ┤    ╭─╮    ___
///         │   ╱   ╲__╱        m·x'' = -stiffness·(x - target) - damping·x'
///       0 ┼──╯
/// ```
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness                          // 157.9
/// spring.damping                            // 17.6
/// spring.value(target: 1.0, time: 0.1)      // on its way
/// ```
///
/// Units: mass in kilograms, stiffness in newtons per metre, damping in newton seconds per metre,
/// times in seconds; only their ratios matter.
public struct Spring: Hashable, Sendable {
  /// The mass that moves, in kilograms.
  public let mass: Double
  /// How strongly it is pulled to the target, in newtons per metre.
  public let stiffness: Double
  /// How strongly the movement is slowed down, in newton seconds per metre.
  public let damping: Double

  /// A spring by its physics; what is not a positive number counts as a tiny one.
  ///
  /// - Parameters:
  ///   - mass: of what hangs on the spring.
  ///   - stiffness: the force for a unit of distance.
  ///   - damping: the force for a unit of speed; 0 swings for ever.
  ///   - allowOverDamping: whether more damping than stops the swinging is kept.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = Self.positive(mass)
    self.stiffness = Self.positive(stiffness)
    let damping = damping.isFinite ? min(max(0, damping), 1e12) : 0
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring by how it feels.
  ///
  /// - Parameters:
  ///   - duration: how long the movement seems to last, in seconds: one swing without damping.
  ///   - bounce: 0 does not go beyond its target, 1 swings for ever, below 0 is slower and slower.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let duration = Self.positive(duration)
    let bounce = min(max(bounce.isFinite ? bounce : 0, -1 + 1e-6), 1)
    let frequency = 2 * .pi / duration
    self.mass = 1
    self.stiffness = frequency * frequency
    self.damping = bounce >= 0 ? (1 - bounce) * 2 * frequency : 2 * frequency / (1 + bounce)
  }

  /// A spring by the time of one swing without damping, and the fraction of the damping that stops
  /// the swinging.
  public init(response: TimeInterval, dampingRatio: Double) {
    let frequency = 2 * .pi / Self.positive(response)
    self.mass = 1
    self.stiffness = frequency * frequency
    self.damping = 2 * min(max(0, dampingRatio.isFinite ? dampingRatio : 0), 1e6) * frequency
  }

  /// A spring that comes to rest, nearer than a thousandth, after `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let trial = Spring(response: 1, dampingRatio: dampingRatio)
    let settled = trial.settlingDuration(target: 1.0, epsilon: epsilon)
    let response = settled.isFinite && settled > 0 ? Self.positive(settlingDuration) / settled : 1
    self.init(response: response, dampingRatio: dampingRatio)
  }

  /// One that does not bounce.
  public static var smooth: Spring { smooth() }
  /// One with a little bounce.
  public static var snappy: Spring { snappy() }
  /// One with much bounce.
  public static var bouncy: Spring { bouncy() }

  /// Makes a spring that does not bounce, but by `extraBounce`; `duration` is how many seconds it
  /// seems to last.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Makes a spring with a bounce of 0.15 and `extraBounce`; `duration` is how many seconds it
  /// seems to last.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Makes a spring with a bounce of 0.3 and `extraBounce`; `duration` is how many seconds it seems
  /// to last.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The swings in a second without damping, times 2π.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// The fraction of the damping that stops the swinging: below 1 it goes beyond its target.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The time of one swing without damping, in seconds.
  public var response: TimeInterval { 2 * .pi / frequency }
  /// How long the movement seems to last, in seconds.
  public var duration: TimeInterval { response }
  /// How far it is from not going beyond its target: 0 does not, 1 swings for ever.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  private static func positive(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 1e-6), 1e12) : 1e-6
  }
}
