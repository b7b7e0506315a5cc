import LaminaAPISource

extension DocumentChecker {
  mutating func checkParameters(_ pair: YAMLPair, _ kind: ParameterKind, _ scope: Scope) {
    for parameter in named(pair) { checkParameter(parameter, kind, scope, at: parameter.value) }
  }

  /// Checks a parameter: a type's declaration in RAML 1.0; in 0.8 nothing, a map of attributes, or a list of
  /// such for several types.
  mutating func checkParameter(
    _ parameter: YAMLPair, _ kind: ParameterKind, _ scope: Scope, at place: YAMLNode
  ) {
    if version == .v10 { return checkDeclaredParameter(parameter, kind) }
    if parameter.value.isNull { return }
    if let types = parameter.value.items { return checkTypes(types, of: parameter, kind, scope) }
    guard parameter.value.isMapping else {
      if isOpen(parameter.value, scope) || scope.isTemplate && isPlaceholder(parameter.key) {
        return
      }
      return error("map-expected", "Each \(kind.rawValue) must be a map.", at: place)
    }
    checkAttributes(parameter.value, kind, scope)
  }

  private mutating func checkDeclaredParameter(_ parameter: YAMLPair, _ kind: ParameterKind) {
    if isPlaceholder(parameter.key) || isOpen(parameter.value) { return }
    let index = checkDeclaration(parameter.value, default: .string)
    if kind == .uri { checkSlashes(parameter.value) }
    if parameter.value.isSequence {
      error("map-expected", "A \(kind.rawValue) may not have a list of types.", at: parameter.key)
    }
    if book.schema(of: index) != nil {
      error(
        "parameter-schema", "A parameter may not be described by a schema.", at: parameter.value)
    }
  }

  private mutating func checkSlashes(_ node: YAMLNode) {
    for pair in node.pairs ?? []
    where ["example", "examples", "default", "enum"].contains(pair.name) {
      let values = pair.value.pairs?.map { $0.value.value(of: "value") ?? $0.value }
      for value in values ?? pair.value.listed where value.text?.contains("/") == true {
        error("uri-slash", "A value of a URI parameter may hold no slash.", at: value)
      }
    }
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
      if type.isMapping {
        checkAttributes(type, kind, scope)
      } else {
        error("map-expected", "Each type of a parameter must be a map.", at: type)
      }
    }
  }

  private mutating func checkAttributes(_ node: YAMLNode, _ kind: ParameterKind, _ scope: Scope) {
    let pairs = node.pairs ?? []
    checkDuplicates(pairs, in: .parameter)
    let isRepeated = node.value(of: "repeat")?.text == "true"
    for pair in pairs where pair.key.isScalar && !(scope.isTemplate && isPlaceholder(pair.key)) {
      if isRepeated, pair.name == "example", pair.value.isSequence { continue }
      if let value = value(of: pair, in: .parameter, scope) {
        if !isOpen(pair.value, scope) { checkAttribute(pair, value, kind) }
      } else {
        unknown(pair, in: .parameter, .resource)
      }
    }
    checkUsable(pairs, scope)
  }

  private mutating func checkAttribute(
    _ pair: YAMLPair, _ value: ValueKind, _ kind: ParameterKind
  ) {
    switch value {
    case .number, .count: checkNumber(pair, isCount: value == .count)
    case .parameterType: checkParameterType(pair, kind)
    case .truth: checkTruth(pair)
    case .enumeration: checkEnum(pair)
    default:
      if pair.value.isScalar { return }
      error("scalar-expected", "The value of \(pair.name) must be a scalar.", at: pair.value)
    }
  }

  private mutating func checkNumber(_ pair: YAMLPair, isCount: Bool) {
    let text = pair.value.text ?? ""
    let isNumber = pair.value.isScalar && (pair.value.isNull || Double(text)?.isFinite == true)
    if !isNumber {
      return error("number-expected", "The value of \(pair.name) must be a number.", at: pair.value)
    }
    guard isCount, !pair.value.isNull, (Int(text) ?? -1) < 0 else { return }
    error(
      "number-expected", "The value of \(pair.name) must be a number of characters.", at: pair.value
    )
  }

  private mutating func checkParameterType(_ pair: YAMLPair, _ kind: ParameterKind) {
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

  private mutating func checkEnum(_ pair: YAMLPair) {
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
    checkBounds(pairs)
  }

  /// Reports a least that is more than the most.
  private mutating func checkBounds(_ pairs: [YAMLPair]) {
    func value(_ name: String) -> YAMLNode? { pairs.first { $0.name == name }?.value }
    for (least, most) in [("minLength", "maxLength"), ("minimum", "maximum")] {
      guard let low = value(least)?.text.flatMap({ Double($0) }), let node = value(most),
        let high = node.text.flatMap({ Double($0) }), low > high
      else { continue }
      error("bounds", "\(least) is more than \(most).", at: node)
    }
  }

  private static let ofStrings: Set<String> = ["enum", "pattern", "minLength", "maxLength"]
}
