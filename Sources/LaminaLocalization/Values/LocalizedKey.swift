/// A key as it grows from a literal: words and, for values, places such as `%lld`.
package struct LocalizedKey: Sendable {
  /// What tables know it by; with places a percent sign in words is written twice.
  package private(set) var text = ""
  private let hasPlaces: Bool

  package init(capacity: Int, places: Int) {
    text.reserveCapacity(capacity + 4 * places)
    hasPlaces = places > 0
  }

  package mutating func append(_ words: String) {
    text +=
      hasPlaces && words.utf8.contains(UInt8(ascii: "%")) ? words.replacing("%", with: "%%") : words
  }

  package mutating func appendPlace(_ specifier: String) {
    text += "%"
    text += specifier
  }

  /// How keys write the place of a whole number.
  package static func specifier<Value: BinaryInteger>(of value: Value) -> String {
    let isWide =
      Value.self is Int.Type || Value.self is Int64.Type || Value.self is UInt.Type
      || Value.self is UInt64.Type
    return (isWide ? "ll" : "") + (Value.isSigned ? "d" : "u")
  }

  /// How keys write the place of a number with a fraction.
  package static func specifier<Value: BinaryFloatingPoint>(of value: Value) -> String {
    Value.self is Float.Type ? "f" : "lf"
  }
}

extension LocalizedValue {
  /// A whole number; one that has more than 64 bits is words.
  package init<Value: BinaryInteger>(_ value: Value) {
    if let small = Int64(exactly: value) {
      self = .integer(small)
    } else if let large = UInt64(exactly: value) {
      self = .unsigned(large)
    } else {
      self = .words("\(value)")
    }
  }

  /// A number with a fraction.
  package init<Value: BinaryFloatingPoint>(_ value: Value) {
    self = .real(Double(value), digits: "\(value)")
  }

  /// A number if it is one, else words.
  package init<Value>(anything value: Value) {
    switch value {
    case let whole as any BinaryInteger: self.init(whole)
    case let real as any BinaryFloatingPoint: self.init(real)
    default: self = .words("\(value)")
    }
  }
}
