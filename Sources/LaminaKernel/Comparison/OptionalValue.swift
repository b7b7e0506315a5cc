/// An optional, whatever it wraps.
package protocol OptionalValue<Wrapped> {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension Optional: OptionalValue {
  package var optional: Wrapped? { self }
}

extension OptionalValue {
  /// What it holds; nil for none.
  var held: Any? { optional.map { $0 } }
}

/// Whether a value is an optional that holds nothing.
package func isNone(_ value: Any) -> Bool {
  (value as? any OptionalValue).map { $0.held == nil } ?? false
}
