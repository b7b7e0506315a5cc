public import LaminaGeometry

/// A movement to a place, for notches of a wheel and for keys; a new target on the way is
/// approached with the velocity there is.
///
/// ```
///  notch   ▼     ▼
///  target  ╭─────╭────────
///  offset  ⌣╱‾‾‾⌣╱‾‾‾‾‾‾‾‾
/// ```
///
/// ```swift
/// var scroll = SmoothScroll(from: 0, to: 48)
/// scroll.offset(at: 0.1)                     // on its way
/// scroll = scroll.retargeted(to: 96, at: 0.1)  // same place, same velocity, further
/// ```
public struct SmoothScroll: Hashable, Sendable {
  /// How long the bulk of the way takes (a spring's response, in seconds).
  public enum Pace: Hashable, Sendable {
    /// A notch of a wheel.
    case step
    /// Page Up, Page Down, Home, End and scrolling by program.
    case page

    var response: TimeInterval {
      switch self {
      case .step: 0.2
      case .page: 0.35
      }
    }
  }

  private let spring: CriticalSpring
  private let start: TimeInterval
  private let rest: TimeInterval

  /// A movement that begins at `start` on the caller's clock.
  public init(
    from offset: CGFloat, velocity: CGFloat = 0, to target: CGFloat, pace: Pace = .step,
    start: TimeInterval = 0
  ) {
    spring = CriticalSpring(
      offset: offset, velocity: velocity, target: target, frequency: 2 * .pi / pace.response)
    self.start = start
    rest = spring.duration(until: ScrollPhysics.standard.restDistance / 4)
  }

  /// Where it comes to rest.
  public var end: CGFloat { spring.target }

  /// The offset at an instant of the caller's clock.
  public func offset(at time: TimeInterval) -> CGFloat {
    isFinished(at: time) ? end : spring.offset(at: max(0, time - start))
  }

  /// The velocity at an instant, in points per second.
  public func velocity(at time: TimeInterval) -> CGFloat {
    isFinished(at: time) ? 0 : spring.velocity(at: max(0, time - start))
  }

  public func isFinished(at time: TimeInterval) -> Bool { time - start >= rest }

  /// The movement from where this one is at `time` to another target, without a jerk.
  public func retargeted(
    to target: CGFloat, pace: Pace = .step, at time: TimeInterval
  ) -> SmoothScroll {
    SmoothScroll(
      from: offset(at: time), velocity: velocity(at: time), to: target, pace: pace, start: time)
  }
}
