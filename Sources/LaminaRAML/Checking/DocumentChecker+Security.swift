import LaminaAPISource

extension DocumentChecker {
  mutating func checkScheme(_ scheme: YAMLPair) {
    if scheme.value.tag == YAMLNode.missingTag { return }
    guard scheme.value.isMapping else {
      return error(
        "map-expected", "Invalid security scheme property, it must be a map.", at: scheme.key)
    }
    check(scheme, as: .scheme, .scheme)
    checkSchemeType(scheme.value)
  }

  private mutating func checkSchemeType(_ scheme: YAMLNode) {
    let type = scheme.value(of: "type").map { plain($0) }
    let place = type ?? YAMLNode(scheme.content, span: scheme.span.head)
    guard let name = type?.text, isSchemeType(name) else {
      let kinds = schemeTypes.map { "\"\($0)\", " }.joined()
      return error(
        "scheme-type", "The scheme's type must be any of: \(kinds)\"x-{.+}\".", at: place)
    }
    guard let needed = neededSettings(name) else { return }
    guard let settings = scheme.pair(of: "settings") else {
      if version == .v08 {
        hint("no-settings", "\(name) is described by settings, and there are none.", at: place)
      }
      return
    }
    for setting in needed { checkSetting(setting, of: name, settings) }
    checkValues(of: settings.value)
  }

  private var schemeTypes: [String] {
    ["OAuth 1.0", "OAuth 2.0", "Basic Authentication", "Digest Authentication"]
      + (version == .v10 ? ["Pass Through"] : [])
  }

  private func isSchemeType(_ type: String) -> Bool {
    type.hasPrefix("x-") && type.count > 2 || schemeTypes.contains(type)
  }

  private func neededSettings(_ type: String) -> [String]? {
    switch type {
    case "OAuth 1.0": ["requestTokenUri", "authorizationUri", "tokenCredentialsUri"]
    case "OAuth 2.0": ["accessTokenUri"] + (version == .v08 ? ["authorizationUri"] : [])
    default: nil
    }
  }

  mutating func checkSettings(_ pair: YAMLPair) {
    guard pair.value.isMapping || pair.value.isNull else {
      return error("map-expected", "The scheme's settings must be a map.", at: pair.value)
    }
    checkAnnotations(of: pair.value, ["SecuritySchemeSettings"])
    checkDuplicates(pair.value.pairs ?? [], in: nil)
  }

  private mutating func checkSetting(_ name: String, of type: String, _ settings: YAMLPair) {
    let grants = settings.value.value(of: "authorizationGrants")?.items?.map(\.text)
    guard let value = settings.value.value(of: name) else {
      if version == .v10, grants == ["implicit"] { return }
      return error(
        "missing-setting", "\(type) settings must have the property '\(name)'.", at: settings.key)
    }
    if !plain(value).isScalar || value.isNull {
      error("setting-not-url", "\(name) must be a URL.", at: value)
    }
  }

  /// The values of settings that RAML 1.0 lists.
  private mutating func checkValues(of settings: YAMLNode) {
    if version == .v08 { return }
    for signature in settings.value(of: "signatures")?.items ?? [] {
      if ["HMAC-SHA1", "RSA-SHA1", "PLAINTEXT"].contains(signature.text) { continue }
      error("setting-value", "There is no signature '\(signature.text ?? "")'.", at: signature)
    }
    for grant in settings.value(of: "authorizationGrants")?.listed ?? [] { checkGrant(grant) }
  }

  private mutating func checkGrant(_ grant: YAMLNode) {
    let known = ["authorization_code", "password", "client_credentials", "implicit"]
    guard let text = grant.text, !known.contains(text), URIScheme.scheme(of: text) == nil else {
      return
    }
    error("setting-value", "'\(text)' is neither a grant nor an absolute URI.", at: grant)
  }

  mutating func checkSecuredBy(_ pair: YAMLPair) {
    if isOpen(pair.value) { return }
    guard let items = version == .v10 ? pair.value.listed : pair.value.items else {
      return error(
        "list-expected", "The property 'securedBy' must be a list: must be an array.", at: pair.key)
    }
    if version == .v08 { checkRepeated(items, at: pair.key) }
    for item in items { checkSecurity(item) }
  }

  private mutating func checkRepeated(_ items: [YAMLNode], at key: YAMLNode) {
    var seen: Set<String> = []
    for item in items where !item.isSequence {
      let name = item.isNull ? "null" : item.useName ?? ""
      if !seen.insert(name).inserted {
        error(
          "duplicate-key", "Security schemes can only be referenced once in a securedBy property.",
          at: key)
      }
    }
  }

  private mutating func checkSecurity(_ item: YAMLNode) {
    if item.isSequence {
      return error("scheme-list", "A reference to a security scheme cannot be an array.", at: item)
    }
    guard !item.isNull, let name = item.useName, !isOpen(name: name) else { return }
    if let scheme = names.find(.scheme, name, at: item) {
      return checkScopes(item, of: scheme.pair)
    }
    error(
      "unknown-scheme", "There is no securityScheme named \(name).", at: item,
      repair: Suggestion.repair(for: name, among: names.names(.scheme, at: item)))
  }

  /// The scopes of one use, which the scheme must offer if it lists any.
  private mutating func checkScopes(_ use: YAMLNode, of scheme: YAMLPair) {
    guard let used = use.pairs?.first?.value.value(of: "scopes")?.listed,
      let offered = scheme.value.value(of: "settings")?.value(of: "scopes")?.listed
    else { return }
    let names = offered.compactMap(\.text)
    for scope in used
    where !names.contains(scope.text ?? "") && !isOpen(name: scope.text ?? "") {
      error(
        "unknown-scope", "The scheme '\(scheme.name)' has no scope '\(scope.text ?? "")'.",
        at: scope, repair: Suggestion.repair(for: scope.text ?? "", among: names))
    }
  }
}
