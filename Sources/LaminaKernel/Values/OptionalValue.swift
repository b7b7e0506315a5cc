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
  fileprivate var held: Any? { optional.map { $0 } }
}

/// Whether a value is an optional that holds nothing.
package func isNone(_ value: Any) -> Bool {
  (value as? any OptionalValue).map { $0.held == nil } ?? false
}

extension AnyHashable {
  /// The value that an optional holds, and any other as it is: `"b"` and `Optional("b")` name the same row.
  package var unwrapped: AnyHashable {
    guard let optional = base as? any OptionalValue, let held = optional.held as? AnyHashable
    else { return self }
    return held.unwrapped
  }
}
