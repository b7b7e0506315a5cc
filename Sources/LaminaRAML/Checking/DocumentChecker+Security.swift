import LaminaAPISource

extension DocumentChecker {
  mutating func checkSecuritySchemes(_ pair: YAMLPair) {
    let words = DeclarationWords(
      list: "Invalid security schemes property, it must be an array.",
      item: ("map-expected", "Invalid security scheme property, it must be a map."),
      kind: "Security scheme")
    for scheme in declarations(pair, words) { checkScheme(scheme) }
  }

  private mutating func checkScheme(_ scheme: YAMLPair) {
    guard let pairs = scheme.value.pairs else {
      return error(
        "map-expected", "Invalid security scheme property, it must be a map.", at: scheme.key)
    }
    checkDuplicates(pairs) { "Property already used in security scheme: '\($0)'." }
    for pair in pairs { checkSchemeProperty(pair) }
    checkSchemeType(scheme.value)
  }

  private mutating func checkSchemeProperty(_ pair: YAMLPair) {
    switch pair.name {
    case "description": expectScalar(pair, "The scheme's description", at: pair.value)
    case "type": break
    case "describedBy": checkMethod(pair, .scheme)
    case "settings": checkSettings(pair)
    default: unknown(pair, in: "security scheme", among: Vocabulary.scheme)
    }
  }

  private mutating func checkSettings(_ pair: YAMLPair) {
    guard pair.value.isMapping || pair.value.isNull else {
      return error("map-expected", "The scheme's settings must be a map.", at: pair.value)
    }
    checkDuplicates(pair.value.pairs ?? []) {
      "Setting with the same name already exists: '\($0)'."
    }
  }

  private mutating func checkSchemeType(_ scheme: YAMLNode) {
    let place = scheme.value(of: "type") ?? YAMLNode(scheme.content, span: scheme.span.head)
    guard let type = scheme.value(of: "type")?.text, Self.isSchemeType(type) else {
      return error(
        "scheme-type",
        "The scheme's type must be any of: \"OAuth 1.0\", \"OAuth 2.0\", \"Basic Authentication\", "
          + "\"Digest Authentication\", \"x-{.+}\".", at: place)
    }
    guard let names = Self.settings[type] else { return }
    guard let settings = scheme.pair(of: "settings") else {
      return hint("no-settings", "\(type) is described by settings, and there are none.", at: place)
    }
    for name in names { checkSetting(name, of: type, settings) }
  }

  private mutating func checkSetting(_ name: String, of type: String, _ settings: YAMLPair) {
    guard let value = settings.value.value(of: name) else {
      return error(
        "missing-setting", "\(type) settings must have the property '\(name)'.", at: settings.key)
    }
    if !value.isScalar || value.isNull {
      error("setting-not-url", "\(name) must be a URL.", at: value)
    }
  }

  private static let settings = [
    "OAuth 1.0": ["requestTokenUri", "authorizationUri", "tokenCredentialsUri"],
    "OAuth 2.0": ["accessTokenUri", "authorizationUri"],
  ]

  private static func isSchemeType(_ type: String) -> Bool {
    if type.hasPrefix("x-"), type.count > 2 { return true }
    return ["OAuth 1.0", "OAuth 2.0", "Basic Authentication", "Digest Authentication"].contains(
      type)
  }

  mutating func checkSecuredBy(_ pair: YAMLPair) {
    guard let items = pair.value.items else {
      return error(
        "list-expected", "The property 'securedBy' must be a list: must be an array.", at: pair.key)
    }
    var seen: Set<String> = []
    for item in items where !item.isSequence {
      let name = item.isNull ? "null" : Self.useName(item) ?? ""
      if !seen.insert(name).inserted {
        error(
          "duplicate-key", "Security schemes can only be referenced once in a securedBy property.",
          at: pair.key)
      }
    }
    for item in items { checkSecuredBy(item) }
  }

  private mutating func checkSecuredBy(_ item: YAMLNode) {
    if item.isSequence {
      return error("scheme-list", "A reference to a security scheme cannot be an array.", at: item)
    }
    guard !item.isNull, let name = Self.useName(item) else { return }
    if let scheme = declared.schemes[name] { return checkScopes(item, of: scheme) }
    if Placeholder.occurs(in: name) { return }
    error(
      "unknown-scheme", "There is no securityScheme named \(name).", at: item,
      repair: Suggestion.repair(for: name, among: declared.schemes.keys))
  }

  /// The scopes of one use, which the scheme must offer if it lists any.
  private mutating func checkScopes(_ use: YAMLNode, of scheme: YAMLPair) {
    guard let used = use.pairs?.first?.value.value(of: "scopes")?.items,
      let offered = scheme.value.value(of: "settings")?.value(of: "scopes")?.items
    else { return }
    let names = offered.compactMap(\.text)
    for scope in used
    where !names.contains(scope.text ?? "") && !Placeholder.occurs(in: scope.text ?? "") {
      error(
        "unknown-scope", "The scheme '\(scheme.name)' has no scope '\(scope.text ?? "")'.",
        at: scope,
        repair: Suggestion.repair(for: scope.text ?? "", among: names))
    }
  }

  /// The name that `name` and `{name: …}` use; nil for an empty map or a list.
  static func useName(_ node: YAMLNode) -> String? {
    node.isNull ? "" : node.text ?? node.pairs?.first?.name
  }
}
