/// An angle, growing clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a whole turn is 2π.
  public var radians: Double

  /// Makes an angle of radians; a whole turn is 2π.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle of degrees; a whole turn is 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Makes an angle of 0.
  public init() { radians = 0 }

  /// The angle in degrees; a whole turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of 0: no turn.
  public static let zero = Angle()
  /// Makes an angle of radians; a whole turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Makes an angle of degrees; a whole turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Adds two angles; the sum may be more than a whole turn.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Subtracts `b` from `a`; a result below 0 turns counterclockwise.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Turns `a` on by `b`.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Turns `a` back by `b`.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// So many times the angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// So many times the angle.
  public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: a.radians * factor) }
  /// One of so many parts of the angle.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
  /// Makes `a` so many times what it is.
  public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
  /// Makes `a` one of so many parts of what it is.
  public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
  /// The same turn the other way round.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
