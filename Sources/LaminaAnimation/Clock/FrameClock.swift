public import LaminaGeometry

/// A line of time in seconds that never runs backwards; its zero is arbitrary.
///
/// Code that needs the time takes one of these; none asks the machine.
public protocol FrameClock: Sendable {
  /// The seconds since the clock's zero.
  var now: TimeInterval { get }
  /// The date that is now.
  var date: Date { get }
}

extension FrameClock {
  /// The first moment of 2001 (UTC), and the seconds since the clock's zero.
  public var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}
