/// What a table says for a key in one language.
enum TableEntry: Sendable {
  /// Words, or a format.
  case text(String)
  /// Formats by the form that the first number takes.
  case plural([PluralCategory: String])
  /// A format with variables, each of which has forms of its own.
  case variables(String, [String: Variable])

  /// A part of a format that depends on a number.
  struct Variable: Sendable {
    /// Which argument is counted, from 1; nil for the one in whose place it stands.
    var argument: Int?
    /// How the number is written, like "lld".
    var specifier: String
    var forms: [PluralCategory: String]
  }

  /// The format with all places numbered where variables were put in, and its forms chosen.
  ///
  /// - Parameters:
  ///   - values: the arguments.
  ///   - rules: the plural rules of the language.
  /// - Returns: a format without variables; nil where there is no form for the number.
  func format(_ values: [LocalizedValue?], _ rules: PluralRules) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      return forms.form(for: values.lazy.compactMap { $0?.number }.first, rules)
    case .variables(let format, let variables):
      var filling = VariableFilling(values: values, variables: variables, rules: rules)
      return filling.filled(format)
    }
  }
}

extension [PluralCategory: String] {
  /// The form for a number: one for nothing comes first where there is one, whatever the language's rules say.
  fileprivate func form(for number: PluralNumber?, _ rules: PluralRules) -> String? {
    if let number, number.equals(0), let none = self[.zero] { return none }
    return number.flatMap { self[rules.category($0)] } ?? self[.other] ?? values.min()
  }
}

/// Puts the forms of variables into a format.
private struct VariableFilling {
  let values: [LocalizedValue?]
  let variables: [String: TableEntry.Variable]
  let rules: PluralRules
  private var next = 1

  init(
    values: [LocalizedValue?], variables: [String: TableEntry.Variable], rules: PluralRules
  ) { (self.values, self.variables, self.rules) = (values, variables, rules) }

  /// Variables inside of variables are put in down to this depth.
  private static let deepest = 8

  mutating func filled(_ format: String, counted: Int? = nil, depth: Int = 0) -> String? {
    var filled = ""
    for part in FormatScanner(format) {
      switch part {
      case .words(let words): filled += words == "%" ? "%%" : words
      case .argument(let position, let specifier):
        let specifier = specifier == "arg" ? "lld" : specifier
        filled += "%\(position ?? counted ?? taken())$\(specifier)"
      case .variable(let position, let name):
        guard depth < Self.deepest, let variable = variables[name] else { return nil }
        let argument = position ?? variable.argument ?? counted ?? taken()
        let number = values.indices.contains(argument - 1) ? values[argument - 1]?.number : nil
        guard let form = variable.forms.form(for: number, rules),
          let inside = self.filled(
            form.replacing("%arg", with: "%" + variable.specifier), counted: argument,
            depth: depth + 1)
        else { return nil }
        filled += inside
      }
    }
    return filled
  }

  private mutating func taken() -> Int {
    defer { next += 1 }
    return next
  }
}
