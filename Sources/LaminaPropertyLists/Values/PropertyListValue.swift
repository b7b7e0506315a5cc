package import Foundation

/// A value of a property list and the place where it begins.
package struct PropertyListValue: Hashable, Sendable {
  package var content: Content
  package var position: PropertyListPosition

  package init(_ content: Content, at position: PropertyListPosition = .start) {
    self.content = content
    self.position = position
  }

  package indirect enum Content: Hashable, Sendable {
    /// Pairs in the order in which they are written.
    case dictionary([PropertyListPair])
    case array([PropertyListValue])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
  }
}

/// A key of a dictionary, the place where it stands, and its value.
package struct PropertyListPair: Hashable, Sendable {
  package var key: String
  package var position: PropertyListPosition
  package var value: PropertyListValue

  package init(
    _ key: String, _ value: PropertyListValue, at position: PropertyListPosition = .start
  ) {
    self.key = key
    self.value = value
    self.position = position
  }
}

extension PropertyListValue {
  /// The pairs of a dictionary, in order; nil for what is none.
  package var pairs: [PropertyListPair]? {
    guard case .dictionary(let pairs) = content else { return nil }
    return pairs
  }

  package var string: String? {
    guard case .string(let string) = content else { return nil }
    return string
  }

  package var array: [PropertyListValue]? {
    guard case .array(let values) = content else { return nil }
    return values
  }

  /// The value of the first pair with this key.
  package subscript(key: String) -> PropertyListValue? {
    pairs?.first { $0.key == key }?.value
  }

  /// What kind of value it is, as messages say it: "a dictionary".
  package var kind: String {
    switch content {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    }
  }
}
