public import Foundation

extension String {
  /// A key with the values that stand in it, as a literal writes them.
  ///
  /// ```swift
  /// String(localized: "\(count) files in \(folder)")     // the key is "%lld files in %@"
  /// ```
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// What tables know it by.
    package let key: String
    /// What stands in the places of the key.
    package let values: [LocalizedValue]

    /// Makes a key without values.
    public init(_ value: String) { (key, values) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key.text, stringInterpolation.values)
    }

    /// Collects a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key: LocalizedKey
      fileprivate var values: [LocalizedValue] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key = LocalizedKey(capacity: literalCapacity, places: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { key.append(literal) }

      /// Adds a string as it is.
      public mutating func appendInterpolation(_ string: String) { add(.words(string), "@") }

      /// Adds a number as the language of the words writes it.
      public mutating func appendInterpolation<Value: CVarArg & BinaryInteger>(_ value: Value) {
        add(LocalizedValue(value), LocalizedKey.specifier(of: value))
      }

      /// Adds a number as the language of the words writes it.
      public mutating func appendInterpolation<Value: CVarArg & BinaryFloatingPoint>(_ value: Value)
      { add(LocalizedValue(value), LocalizedKey.specifier(of: value)) }

      /// The value as `String(format:)` writes it: `"\(ratio, specifier: "%.2f")"`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        add(LocalizedValue(anything: value), String(specifier.drop { $0 == "%" }))
      }

      /// The value as a format writes it.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ input: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { add(.words(format.format(input)), "@") }

      /// The value as `print` shows it.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        add(.words("\(value)"), "@")
      }

      private mutating func add(_ value: LocalizedValue, _ specifier: String) {
        key.appendPlace(specifier)
        values.append(value)
      }
    }
  }
}
