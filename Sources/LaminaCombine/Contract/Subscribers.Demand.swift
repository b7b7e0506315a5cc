/// The namespace of what subscribes.
public enum Subscribers {}

extension Subscribers {
  /// A number of elements that a subscriber asks for.
  ///
  /// It only adds up: what was asked for is never taken back. ``unlimited`` stays what it is, whatever is
  /// added or taken.
  ///
  /// - Precondition: no number of elements is below zero.
  public struct Demand: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    private var count: UInt

    private static let limit = UInt(Int.max) + 1

    private init(count: UInt) { self.count = min(count, Self.limit) }

    /// As many elements as the publisher has.
    public static var unlimited: Demand { Demand(count: limit) }
    /// No elements.
    public static var none: Demand { .max(0) }
    /// At most `value` elements.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand of \(value) elements: none is below zero")
      return Demand(count: UInt(value))
    }

    /// The number of elements; nil for no limit.
    public var max: Int? { self == .unlimited ? nil : Int(count) }
    /// The demand as it is written: `max(3)`, `unlimited`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    // MARK: Arithmetic

    /// Adds two demands.
    public static func + (a: Demand, b: Demand) -> Demand {
      a == .unlimited || b == .unlimited ? .unlimited : Demand(count: a.count + b.count)
    }
    /// Adds a number of elements.
    public static func + (a: Demand, b: Int) -> Demand {
      guard let known = a.max else { return .unlimited }
      let (sum, overflows) = known.addingReportingOverflow(b)
      return overflows ? .unlimited : .max(sum)
    }
    /// Takes one demand from another; without a limit nothing is taken.
    public static func - (a: Demand, b: Demand) -> Demand {
      if a == .unlimited { return a }
      return b == .unlimited ? .none : .max(Int(a.count) - Int(b.count))
    }
    /// Takes a number of elements; without a limit nothing is taken.
    public static func - (a: Demand, b: Int) -> Demand {
      guard let known = a.max else { return .unlimited }
      let (difference, overflows) = known.subtractingReportingOverflow(b)
      return overflows ? .unlimited : .max(difference)
    }
    /// Multiplies a demand.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let known = a.max else { return .unlimited }
      let (product, overflows) = known.multipliedReportingOverflow(by: b)
      return overflows ? .unlimited : .max(product)
    }
    /// Adds a demand to this one.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// Adds a number of elements to this demand.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// Takes a demand from this one.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    /// Takes a number of elements from this demand.
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    /// Multiplies this demand.
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    // MARK: Comparison

    /// Whether the first is less; everything is less than no limit.
    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    /// Whether the demand is less than a number.
    public static func < (a: Demand, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
    /// Whether a number is less than the demand.
    public static func < (a: Int, b: Demand) -> Bool { b > a }
    /// Whether the demand is greater than a number.
    public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    /// Whether a number is greater than the demand.
    public static func > (a: Int, b: Demand) -> Bool { b < a }
    /// Whether the demand is a number or less.
    public static func <= (a: Demand, b: Int) -> Bool { !(a > b) }
    /// Whether a number is the demand or less.
    public static func <= (a: Int, b: Demand) -> Bool { !(b < a) }
    /// Whether the demand is a number or more.
    public static func >= (a: Demand, b: Int) -> Bool { !(a < b) }
    /// Whether a number is the demand or more.
    public static func >= (a: Int, b: Demand) -> Bool { !(b > a) }
    /// Whether the demand is a number.
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    /// Whether a number is the demand.
    public static func == (a: Int, b: Demand) -> Bool { b.max == a }
    /// Whether the demand is another number.
    public static func != (a: Demand, b: Int) -> Bool { !(a == b) }
    /// Whether a number is not the demand.
    public static func != (a: Int, b: Demand) -> Bool { !(b == a) }

    // MARK: Coding

    /// Reads a demand that was written as a number.
    public init(from decoder: any Decoder) throws {
      self.init(count: try decoder.singleValueContainer().decode(UInt.self))
    }
    /// Writes the demand as a number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }
  }
}
