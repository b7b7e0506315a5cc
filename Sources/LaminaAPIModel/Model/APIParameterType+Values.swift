/// Values that a parameter may have, for examples, mocks and other languages.
extension APIParameterType {
  /// What the model gives as a value: an example, the default, or the first value allowed; nil for nothing.
  package var exampleValue: String? { example ?? defaultValue ?? values?.first }

  /// What a caller that says nothing most likely means; nil for nothing.
  package var usualValue: String? { defaultValue ?? values?.first ?? example }

  /// The least value of the kind within the bounds; patterns are not looked at.
  package var leastValue: String {
    switch kind {
    case .integer, .number: leastNumber
    case .boolean: "true"
    case .date: "Sun, 06 Nov 1994 08:49:37 GMT"
    case .string, .file: String(repeating: "a", count: min(max(minimumLength ?? 1, 1), 1_000))
    }
  }

  /// A bound may lie beyond all integers: a model's author wrote it.
  private var leastNumber: String {
    let bound = minimum ?? min(1, maximum ?? 1)
    guard bound.isFinite else { return "1" }
    return Int(exactly: kind == .integer ? bound.rounded(.up) : bound).map(String.init)
      ?? String(bound)
  }
}
