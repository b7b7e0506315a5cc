import LaminaAPISource

extension DocumentChecker {
  /// Checks `body`: media types as keys, or one body for the default media type.
  mutating func checkBody(_ pair: YAMLPair, _ scope: Scope, isResponse: Bool) {
    guard let parts = mapping(of: pair) else { return }
    var direct: YAMLNode?
    var typed: YAMLNode?
    let before = problems.count
    checkDuplicates(parts) { "Property already used: '\($0)'." }
    for part in parts where part.key.isScalar {
      if isPlaceholder(part.key) {
        checkOpenBody(part, scope)
      } else if isMediaKey(part.name) {
        checkMixture(part, with: direct, "not compatible with implicit default Media Type")
        typed = part.key
        checkTypedBody(part, scope, isResponse: isResponse)
      } else if checkBodyProperty(part, scope) {
        checkMixture(part, with: typed, "not compatible with explicit Media Type")
        direct = part.key
      }
    }
    guard direct != nil else { return }
    checkForm(parts, isResponse: isResponse)
    // What is wrong within the body comes first: it may not be what its author meant.
    if typed == nil, problems.count == before { checkDefaultMediaType(pair) }
  }

  private func isMediaKey(_ name: String) -> Bool { Vocabulary.isMediaType(name) }

  private mutating func mapping(of pair: YAMLPair) -> [YAMLPair]? {
    if let pairs = pair.value.pairs { return pairs }
    if !pair.value.isNull {
      error("map-expected", "Property: body specification must be a map.", at: pair.key)
    }
    return nil
  }

  private mutating func checkOpenBody(_ part: YAMLPair, _ scope: Scope) {
    if scope.isTemplate { return }
    error(
      "placeholder-misplaced", "Property '\(part.name)' is invalid in a resource.", at: part.key)
  }

  private mutating func checkMixture(_ part: YAMLPair, with other: YAMLNode?, _ sentence: String) {
    guard other != nil else { return }
    error("body-mixture", "'\(part.name)' is \(sentence).", at: part.key)
  }

  private mutating func checkTypedBody(_ part: YAMLPair, _ scope: Scope, isResponse: Bool) {
    let isForm = Vocabulary.forms.contains(Vocabulary.required(part.name))
    if isForm, isResponse {
      warning(
        "form-in-response", "Form related media types can not be used in responses.", at: part.key)
    }
    guard let parts = mapping(of: part) else { return }
    checkDuplicates(parts) { "Property already used: '\($0)'." }
    for property in parts where property.key.isScalar {
      if isPlaceholder(property.key) {
        checkOpenBody(property, scope)
      } else {
        _ = checkBodyProperty(property, scope)
      }
    }
    checkForm(parts, isResponse: isResponse)
  }

  /// Checks a property of a body; answers whether it is one.
  private mutating func checkBodyProperty(_ pair: YAMLPair, _ scope: Scope) -> Bool {
    switch canonical(pair, scope) {
    case "formParameters": checkParameters(pair, "form parameter", .form, scope)
    default: return checkBodyText(pair, scope)
    }
    return true
  }

  /// The properties that are texts, and cannot be optional.
  private mutating func checkBodyText(_ pair: YAMLPair, _ scope: Scope) -> Bool {
    switch pair.name {
    case "example", "schema", "description": expectScalar(pair, "The \(pair.name)")
    case "example?", "schema?", "description?": unknown(pair, in: "body", among: Vocabulary.body)
    default:
      checkStrayBodyProperty(pair, scope)
      return false
    }
    return true
  }

  private mutating func checkStrayBodyProperty(_ pair: YAMLPair, _ scope: Scope) {
    guard scope == .type else {
      return unknown(pair, in: "body", among: Vocabulary.body)
    }
    warning("media-type", "'\(pair.name)' is no media type: it is invalid in a body.", at: pair.key)
  }

  private mutating func checkDefaultMediaType(_ pair: YAMLPair) {
    guard declared.mediaType == nil else { return }
    error(
      "no-media-type", "The body tries to use default Media Type, but mediaType is null.",
      at: pair.key,
      repair: "Name the media type here, or write mediaType at the root.")
  }

  private mutating func checkForm(_ parts: [YAMLPair], isResponse: Bool) {
    guard let form = parts.first(where: { Vocabulary.required($0.name) == "formParameters" }) else {
      return
    }
    if isResponse {
      warning(
        "form-in-response", "formParameters cannot be used to describe response bodies.",
        at: form.key)
    }
    if parts.contains(where: { ["schema", "example"].contains(Vocabulary.required($0.name)) }) {
      error(
        "form-with-schema",
        "formParameters cannot be used together with the example or schema properties.",
        at: form.key)
    }
  }
}
