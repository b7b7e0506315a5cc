/// How much a constraint matters: a level between 1 and 1000, not a weight.
///
/// A constraint gives way to all that have a higher priority, however many have a lower one.
///
/// ```swift
/// (width == 200).priority(.defaultHigh)        // 750
/// (width == 200).priority(751)                 // outranks it
/// ```
public struct ConstraintPriority: Hashable, Sendable {
  /// The level; only `1...1000` is taken by a system.
  public var rawValue: Double

  /// A priority with a level.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// A constraint that must hold: 1000.
  public static let required = ConstraintPriority(1000)
  /// The one with which a button resists being compressed: 750.
  public static let defaultHigh = ConstraintPriority(750)
  /// The one with which a button hugs its content: 250.
  public static let defaultLow = ConstraintPriority(250)
  /// The one with which a view takes the size it is fitted to: 50.
  public static let fittingSizeLevel = ConstraintPriority(50)

  /// Whether a system takes it.
  package var isValid: Bool { (1...1000).contains(rawValue) }
}

extension ConstraintPriority: Comparable {
  public static func < (a: ConstraintPriority, b: ConstraintPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension ConstraintPriority: CustomStringConvertible {
  public var description: String {
    self == .required ? "required" : formatted(rawValue)
  }
}
