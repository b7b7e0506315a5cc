import LaminaAPISource

extension DocumentChecker {
  /// Checks `body`: media types as keys, or one body for the default media type.
  mutating func checkBody(_ pair: YAMLPair, _ scope: Scope, isResponse: Bool) {
    if version == .v10 {
      return checkDeclaredBody(pair, isResponse ? "ResponseBody" : "RequestBody")
    }
    var direct: YAMLNode?
    var explicit: YAMLNode?
    let before = problems.count
    let parts = named(pair)
    for part in parts where !isPlaceholder(part.key) || !scope.isTemplate {
      if Vocabulary.isMediaType(part.name) {
        checkMixture(part, with: direct, "not compatible with implicit default Media Type")
        explicit = part.key
        checkMediaType(part, scope, isResponse: isResponse)
      } else if checkBodyProperty(part, scope) {
        checkMixture(part, with: explicit, "not compatible with explicit Media Type")
        direct = part.key
      }
    }
    guard direct != nil else { return }
    checkForm(parts, isResponse: isResponse)
    // What is wrong within the body comes first: it may not be what its author meant.
    if explicit == nil, problems.count == before { checkDefaultMediaType(pair) }
  }

  private mutating func checkMixture(_ part: YAMLPair, with other: YAMLNode?, _ sentence: String) {
    guard other != nil else { return }
    error("body-mixture", "'\(part.name)' is \(sentence).", at: part.key)
  }

  private mutating func checkMediaType(_ part: YAMLPair, _ scope: Scope, isResponse: Bool) {
    if isResponse, Vocabulary.forms.contains(Vocabulary.required(part.name)) {
      warning(
        "form-in-response", "Form related media types can not be used in responses.", at: part.key)
    }
    let parts = named(part)
    for property in parts where !isPlaceholder(property.key) || !scope.isTemplate {
      _ = checkBodyProperty(property, scope)
    }
    checkForm(parts, isResponse: isResponse)
  }

  /// Checks a property of a body of RAML 0.8; answers whether it is one.
  private mutating func checkBodyProperty(_ pair: YAMLPair, _ scope: Scope) -> Bool {
    let isKnown = value(of: pair, in: .body, scope) != nil
    let isOptional = grammar.value(of: Vocabulary.required(pair.name), in: .body) != nil
    if scope == .type, !isKnown, !isOptional {
      warning(
        "media-type", "'\(pair.name)' is no media type: it is invalid in a body.", at: pair.key)
    } else {
      checkPart(pair, of: pair, .body, scope)
    }
    return isKnown
  }

  private mutating func checkDefaultMediaType(_ pair: YAMLPair) {
    guard declared.mediaTypes.isEmpty else { return }
    error(
      "no-media-type", "The body tries to use default Media Type, but mediaType is null.",
      at: pair.key, repair: "Name the media type here, or write mediaType at the root.")
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

  /// A body of RAML 1.0: media types with declarations, or one declaration for the default media types.
  private mutating func checkDeclaredBody(_ body: YAMLPair, _ target: String) {
    if isOpen(body.value) || body.value.isNull { return }
    let parts = body.value.pairs ?? []
    guard parts.contains(where: { $0.isMediaType || isOpen(name: $0.name) }) else {
      if !parts.isEmpty || !body.value.isMapping { checkDirectBody(body, target) }
      return
    }
    checkAnnotations(of: body.value, [target])
    for part in named(body) where !isPlaceholder(part.key) {
      if part.isMediaType, MediaType.isKnown(part.name) {
        checkBodyDeclaration(part.value, target, mediaType: part.name)
      } else {
        error("media-type", "'\(part.name)' is no media type.", at: part.key)
      }
    }
  }

  private mutating func checkDirectBody(_ body: YAMLPair, _ target: String) {
    checkDefaultMediaType(body)
    checkBodyDeclaration(body.value, target, mediaType: declared.mediaTypes.first ?? "")
  }

  private mutating func checkBodyDeclaration(
    _ node: YAMLNode, _ target: String, mediaType: String
  ) {
    if node.isNull { return }
    if let discriminator = node.pair(of: "discriminator") {
      error("discriminator", "Only declared types may have a discriminator.", at: discriminator.key)
    }
    let index = checkDeclaration(node, default: .any, [target])
    guard book[index].kind == .any else { return }
    let examples = node.value(of: "examples")?.pairs?.map(\.value) ?? []
    for example in examples + [node.value(of: "example")].compactMap(\.self) {
      check(example.value(of: "value") ?? example, mediaType: mediaType)
    }
  }
}
