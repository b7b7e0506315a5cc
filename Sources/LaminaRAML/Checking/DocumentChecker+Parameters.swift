import LaminaAPISource

/// Which kind of named parameter a declaration is.
enum ParameterKind: Sendable {
  case uri, query, form, header
}

extension DocumentChecker {
  mutating func checkParameters(
    _ pair: YAMLPair, _ what: String, _ kind: ParameterKind, _ scope: Scope
  ) {
    guard let parameters = pair.value.pairs else {
      if !pair.value.isNull {
        error("map-expected", "Property: '\(pair.name)' must be a map.", at: pair.key)
      }
      return
    }
    let duplicate = kind == .header ? "Header name already used" : "Parameter name already used"
    checkDuplicates(parameters) { "\(duplicate): '\($0)'." }
    for parameter in parameters where parameter.key.isScalar {
      checkNamed(parameter, what, kind, scope, at: parameter.value)
    }
  }

  /// Checks a parameter: null, a map of attributes, or a list of such for several types.
  mutating func checkNamed(
    _ parameter: YAMLPair, _ what: String, _ kind: ParameterKind, _ scope: Scope, at place: YAMLNode
  ) {
    if parameter.value.isNull { return }
    if let types = parameter.value.items { return checkTypes(types, of: parameter, kind, scope) }
    guard let pairs = parameter.value.pairs else {
      if isOpen(parameter.value, scope) || scope.isTemplate && isPlaceholder(parameter.key) {
        return
      }
      return error("map-expected", "Each \(what) must be a map.", at: place)
    }
    checkAttributes(pairs, kind, scope)
  }

  private mutating func checkTypes(
    _ types: [YAMLNode], of parameter: YAMLPair, _ kind: ParameterKind, _ scope: Scope
  ) {
    if types.isEmpty {
      error("no-type", "A named parameter needs at least one type.", at: parameter.value)
    }
    if types.count == 1 {
      warning(
        "single-type", "There is a single type for variably typed parameter.", at: parameter.value)
    }
    for type in types {
      if let pairs = type.pairs {
        checkAttributes(pairs, kind, scope)
      } else {
        error("map-expected", "Each type of a parameter must be a map.", at: type)
      }
    }
  }

  private mutating func checkAttributes(_ pairs: [YAMLPair], _ kind: ParameterKind, _ scope: Scope)
  {
    checkDuplicates(pairs) { "Parameter property already used: '\($0)'." }
    let isRepeated = pairs.contains { $0.name == "repeat" && $0.value.text == "true" }
    for pair in pairs where pair.key.isScalar && !(scope.isTemplate && isPlaceholder(pair.key)) {
      if isRepeated, pair.name == "example", pair.value.isSequence { continue }
      if pair.name == "enum" || scope.isTemplate && pair.name == "enum?" {
        checkEnum(pair, scope)
      } else {
        checkAttribute(pair, kind, scope)
      }
    }
    checkUsable(pairs, scope)
  }

  private mutating func checkAttribute(_ pair: YAMLPair, _ kind: ParameterKind, _ scope: Scope) {
    switch pair.name {
    case "displayName", "pattern", "default", "description", "example":
      checkScalarAttribute(pair)
    case "minLength", "maxLength", "minimum", "maximum": checkNumber(pair, scope)
    case "type": checkTypeAttribute(pair, kind, scope)
    case "required", "repeat": checkBoolean(pair, scope)
    default:
      error(
        "unknown-property", "A parameter has no such attribute: unknown property \(pair.name).",
        at: pair.key,
        repair: Suggestion.repair(for: pair.name, among: Vocabulary.parameter))
    }
  }

  private mutating func checkScalarAttribute(_ pair: YAMLPair) {
    if pair.value.isScalar { return }
    error("scalar-expected", "The value of \(pair.name) must be a scalar.", at: pair.value)
  }

  private mutating func checkNumber(_ pair: YAMLPair, _ scope: Scope) {
    guard !isOpen(pair.value, scope) else { return }
    let text = pair.value.text ?? ""
    let isNumber = pair.value.isScalar && (pair.value.isNull || Double(text)?.isFinite == true)
    if !isNumber {
      return error("number-expected", "The value of \(pair.name) must be a number.", at: pair.value)
    }
    guard pair.name.hasSuffix("Length"), !pair.value.isNull, (Int(text) ?? -1) < 0 else { return }
    error(
      "number-expected", "The value of \(pair.name) must be a number of characters.", at: pair.value
    )
  }

  private mutating func checkTypeAttribute(_ pair: YAMLPair, _ kind: ParameterKind, _ scope: Scope)
  {
    guard !isOpen(pair.value, scope) else { return }
    guard let type = pair.value.text, Vocabulary.types.contains(type) else {
      return error(
        "parameter-type",
        "The type can be either of: string, number, integer, file, date or boolean.",
        at: pair.value,
        repair: pair.value.text.flatMap { Suggestion.repair(for: $0, among: Vocabulary.types) })
    }
    if type == "file", kind != .form {
      warning(
        "file-outside-form", "The type 'file' is applicable only to form parameters.",
        at: pair.value)
    }
  }

  private mutating func checkBoolean(_ pair: YAMLPair, _ scope: Scope) {
    guard !isOpen(pair.value, scope), pair.value.text != "true", pair.value.text != "false" else {
      return
    }
    let word = pair.value.text?.lowercased() ?? ""
    let meant = ["true": "true", "yes": "true", "y": "true", "on": "true"][word] ?? "false"
    error(
      "boolean-expected", "\(pair.name) can be any either true or false.", at: pair.value,
      repair: "Write \(meant).")
  }

  private mutating func checkEnum(_ pair: YAMLPair, _ scope: Scope) {
    guard !isOpen(pair.value, scope) else { return }
    guard pair.value.isSequence || pair.value.isNull else {
      return error("list-expected", "The value of enum must be an array.", at: pair.value)
    }
    let values = pair.value.items ?? []
    if values.isEmpty { return error("enum-empty", "The enum is empty.", at: pair.value) }
    if Set(values.map { $0.text ?? "" }).count < values.count {
      error("enum-duplicates", "The enum contains duplicated values.", at: pair.value)
    }
  }

  /// Reports attributes that mean nothing for the parameter's type.
  private mutating func checkUsable(_ pairs: [YAMLPair], _ scope: Scope) {
    let declared = pairs.first { Vocabulary.required($0.name) == "type" }?.value
    if let declared, isOpen(declared, scope) { return }
    let type = declared?.text ?? "string"
    for pair in pairs {
      let name = Vocabulary.required(pair.name)
      if type != "string", Self.ofStrings.contains(name) {
        error(
          "unusable-attribute", "Property \(name) can only be used if type is 'string'.",
          at: pair.key)
      } else if type != "number", type != "integer", name == "minimum" || name == "maximum" {
        error(
          "unusable-attribute",
          "Property \(name) can only be used if type is 'number' or 'integer'.", at: pair.key)
      }
    }
  }

  private static let ofStrings: Set<String> = ["enum", "pattern", "minLength", "maxLength"]
}
