import LaminaAPISource

extension TypedChecker {
  private static let kinds: Set<String> = [
    "OAuth 1.0", "OAuth 2.0", "Basic Authentication", "Digest Authentication", "Pass Through",
  ]
  private static let schemeWords: Set<String> = [
    "displayName", "description", "type", "describedBy", "settings",
  ]
  private static let partWords: Set<String> = [
    "headers", "queryParameters", "queryString", "responses",
  ]

  mutating func checkScheme(_ scheme: YAMLPair) {
    checkAnnotations(of: scheme.value, "SecurityScheme")
    guard scheme.value.isMapping else {
      if scheme.value.tag == YAMLNode.missingTag { return }
      return error("map-expected", "A security scheme must be a map.", at: scheme.key)
    }
    for pair in pairs(of: scheme, "A security scheme")
    where !pair.name.hasPrefix("(") && pair.name != "uses" {
      if pair.name == "describedBy" {
        checkParts(pair)
      } else if !Self.schemeWords.contains(pair.name) {
        unknown(pair, in: "security scheme", among: Self.schemeWords)
      }
    }
    let type = scheme.value.value(of: "type").map { plain($0) }
    guard let name = type?.text, Self.kinds.contains(name) || name.hasPrefix("x-") else {
      return error(
        "scheme-type", "The scheme's type is none of RAML's, and does not begin with x-.",
        at: type ?? scheme.key)
    }
    checkSettings(scheme, name)
  }

  private mutating func checkParts(_ pair: YAMLPair) {
    for part in pairs(of: pair, "The description of a scheme") where !part.name.hasPrefix("(") {
      if !Self.partWords.contains(part.name) {
        unknown(part, in: "security scheme", among: Self.partWords)
      }
    }
    let method = YAMLPair(
      pair.key, pair.value.isMapping ? pair.value : YAMLNode(.mapping([]), span: pair.value.span))
    let known = (method.value.pairs ?? []).filter { Self.partWords.contains($0.name) }
    checkMethod(YAMLPair(pair.key, YAMLNode(.mapping(known), span: pair.value.span)), nil)
  }

  private mutating func checkSettings(_ scheme: YAMLPair, _ type: String) {
    guard type.hasPrefix("OAuth"), let settings = scheme.value.pair(of: "settings") else { return }
    checkAnnotations(of: settings.value, "SecuritySchemeSettings")
    let names =
      type == "OAuth 1.0"
      ? ["requestTokenUri", "authorizationUri", "tokenCredentialsUri"] : ["accessTokenUri"]
    for name in names where settings.value.pair(of: name) == nil && !hasImplicitOnly(settings.value)
    {
      error(
        "missing-setting", "\(type) settings must have the property '\(name)'.", at: settings.key)
    }
    for signature in settings.value.value(of: "signatures")?.items ?? [] {
      if ["HMAC-SHA1", "RSA-SHA1", "PLAINTEXT"].contains(signature.text) { continue }
      error("setting-value", "There is no signature '\(signature.text ?? "")'.", at: signature)
    }
    for grant in settings.value.value(of: "authorizationGrants").map({ $0.items ?? [$0] }) ?? [] {
      checkGrant(grant)
    }
  }

  private func hasImplicitOnly(_ settings: YAMLNode) -> Bool {
    settings.value(of: "authorizationGrants")?.items?.map(\.text) == ["implicit"]
  }

  private mutating func checkGrant(_ grant: YAMLNode) {
    let known = ["authorization_code", "password", "client_credentials", "implicit"]
    guard let text = grant.text, !known.contains(text), DocumentChecker.scheme(of: text) == nil
    else { return }
    error("setting-value", "'\(text)' is neither a grant nor an absolute URI.", at: grant)
  }

  mutating func checkSecuredBy(_ pair: YAMLPair) {
    if isOpen(pair) { return }
    let items = pair.value.items ?? [pair.value]
    for item in items where !item.isNull {
      guard let name = DocumentChecker.useName(item), !name.contains("<<") else { continue }
      guard let scheme = names.find(.scheme, name, at: item) else {
        error("unknown-scheme", "There is no security scheme named \(name).", at: item)
        continue
      }
      checkScopes(item, scheme.pair)
    }
  }

  private mutating func checkScopes(_ use: YAMLNode, _ scheme: YAMLPair) {
    guard let used = use.pairs?.first?.value.value(of: "scopes"),
      let offered = scheme.value.value(of: "settings")?.value(of: "scopes")
    else { return }
    let names = (offered.items ?? [offered]).compactMap(\.text)
    for scope in used.items ?? [used] where !names.contains(scope.text ?? "") {
      error(
        "unknown-scope", "The scheme '\(scheme.name)' has no scope '\(scope.text ?? "")'.",
        at: scope)
    }
  }
}
