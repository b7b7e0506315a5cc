import LaminaAPIModel

/// Whether all values of some types are values of others.
enum TypeCover {
  /// Why a value is of one version only, as a sentence that says what holds.
  struct Reason {
    let words: String
    /// Whether values that are listed come or go.
    let isOfChoices: Bool

    init(_ words: String, isOfChoices: Bool = false) {
      (self.words, self.isOfChoices) = (words, isOfChoices)
    }
  }

  /// Why values of `types` are not all values of `others`, as sentences that say what holds of `types`.
  static func reasons(
    why types: [APIParameterType], areNotIn others: [APIParameterType]
  ) -> [Reason] {
    if types.count == 1, others.count == 1 { return reasons(types[0], others[0]) }
    return types.filter { one in !others.contains { reasons(one, $0).isEmpty } }
      .map { Reason("values of \(words($0)) are among them in one version only.") }
  }

  private static func reasons(_ one: APIParameterType, _ other: APIParameterType) -> [Reason] {
    if !isKind(one.kind, in: other.kind) {
      let kinds = (one.kind.rawValue, other.kind.rawValue)
      return [Reason("the type is \(kinds.0) in one version, and \(kinds.1) in the other.")]
    }
    let number = { (value: Double) in Int(exactly: value).map(String.init) ?? "\(value)" }
    let choices = choices(one.values, other.values).map { Reason($0, isOfChoices: true) }
    return [choices].compactMap(\.self)
      + [
        patterns(one, other),
        bound("the fewest characters", one.minimumLength, other.minimumLength, >, String.init),
        bound("the most characters", one.maximumLength, other.maximumLength, <, String.init),
        bound("the least value", one.minimum, other.minimum, >, number),
        bound("the greatest value", one.maximum, other.maximum, <, number),
      ].compactMap { $0.map { Reason($0) } }
  }

  /// A text may be any number, truth or date.
  private static func isKind(
    _ kind: APIParameterType.Kind, in other: APIParameterType.Kind
  ) -> Bool {
    if kind == other { return true }
    return switch other {
    case .number: kind == .integer
    case .string: kind != .file
    case .integer, .date, .boolean, .file: false
    }
  }

  private static func choices(_ own: [String]?, _ others: [String]?) -> String? {
    guard let others else { return nil }
    guard let own else { return "the values are \(list(others)) in one version only." }
    let only = own.filter { !others.contains($0) }
    return only.isEmpty ? nil : "\(list(only)) is allowed in one version only."
  }

  private static func patterns(_ one: APIParameterType, _ other: APIParameterType) -> String? {
    guard let pattern = other.pattern, pattern != one.pattern else { return nil }
    // Each of the values may be looked at, which a pattern alone does not allow.
    return "the pattern is \(pattern) in one version, and \(one.pattern ?? "none") in the other."
  }

  /// Whether the other version excludes more by a bound.
  private static func bound<Value: Comparable>(
    _ name: String, _ own: Value?, _ other: Value?, _ isTighter: (Value, Value) -> Bool,
    _ shown: (Value) -> String
  ) -> String? {
    guard let other else { return nil }
    if let own, !isTighter(other, own) { return nil }
    return
      "\(name) is \(shown(other)) in one version, and \(own.map(shown) ?? "none") in the other."
  }

  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(5).joined(separator: ", ")
    return values.count > 5 ? "\(shown) and \(values.count - 5) more" : shown
  }

  private static func words(_ type: APIParameterType) -> String { type.kind.rawValue }
}
