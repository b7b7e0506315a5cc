extension AnyHashable {
  /// The value that an optional holds, and any other as it is: `"b"` and `Optional("b")` name the same row.
  package var unwrapped: AnyHashable {
    guard let optional = base as? any OptionalValue, let held = optional.held as? AnyHashable
    else { return self }
    return held.unwrapped
  }
}
