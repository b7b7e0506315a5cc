import LaminaAPIModel
import LaminaAPISource

extension DocumentChecker {
  /// The base URI, without its annotations.
  var baseURI: String? { declared.baseURI?.unannotated.text }

  mutating func checkBaseURI(_ pair: YAMLPair) {
    let value = plain(pair.value)
    guard let text = value.text else { return expectText(pair) }
    if version == .v08 {
      if text.allSatisfy(\.isWhitespace) {
        return error("base-uri", "The base URI must have a value.", at: value)
      }
      if let scheme = URIScheme.scheme(of: text), scheme != "http", scheme != "https" {
        error("base-uri", "The base URI's protocol must be either HTTP or HTTPS.", at: value)
      }
    }
    if let fault = URITemplate.read(text, isStrict: version == .v08).fault {
      error("base-uri", fault, at: value)
    }
  }

  /// The parameters of the base URI, without which they mean nothing.
  mutating func checkBaseURIParameters(_ pair: YAMLPair, _ scope: Scope) {
    if let uri = baseURI { return checkURIParameters(pair, of: uri, scope) }
    let message = "Base URI parameters are defined when there is no baseUri."
    if version == .v08 { return error("no-base-uri", message, at: pair.key) }
    for parameter in named(pair) {
      warning("no-base-uri", message, at: parameter.key)
      checkParameter(parameter, .uri, scope, at: parameter.key)
    }
  }

  /// In RAML 0.8 `version` is computed, and may not be declared.
  mutating func checkReservedParameter(_ root: YAMLNode) {
    guard version == .v08, baseURI != nil,
      let parameter = root.value(of: "baseUriParameters")?.pair(of: "version")
    else { return }
    error(
      "reserved-parameter", "The parameter 'version' is not allowed here: it is the version.",
      at: parameter.key)
  }

  mutating func checkOldURIParameters(_ pair: YAMLPair) {
    hint(
      "old-uri-parameters", "At the root, uriParameters is an old name.", at: pair.key,
      repair: "Write baseUriParameters.")
    if let uri = baseURI { checkURIParameters(pair, of: uri, .resource) }
  }

  /// Checks parameters of a template, and that it names them; an empty one is not known yet.
  mutating func checkURIParameters(_ pair: YAMLPair, of uri: String, _ scope: Scope) {
    guard pair.value.isMapping || pair.value.isNull || isOpen(pair.value) else {
      return error("map-expected", "URI parameters must be a map.", at: pair.key)
    }
    let names = URITemplate.read(uri, isStrict: version == .v08).template?.names ?? []
    for parameter in named(pair) {
      checkParameter(parameter, .uri, scope, at: parameter.key)
      if !uri.isEmpty, !isPlaceholder(parameter.key), !isOpen(parameter.value) {
        checkUse(of: parameter, in: uri, names, scope)
      }
    }
  }

  private mutating func checkUse(
    of parameter: YAMLPair, in uri: String, _ names: [String], _ scope: Scope
  ) {
    let name =
      scope.isTemplate || version == .v10 ? Vocabulary.required(parameter.name) : parameter.name
    let known = names + ["version", "mediaTypeExtension"]
    if known.contains(name) || version == .v10 && names.contains(parameter.name) { return }
    let implicit = names.map { "{\($0)}" }.joined(separator: ", ")
    let rest = names.isEmpty ? "which names no parameter" : "which names \(implicit)"
    let message = "'\(name)' uri parameter unused: it does not occur in '\(uri)', \(rest)."
    let repair = Suggestion.repair(for: name, among: names)
    // RAML 1.0 forbids what a resource's path does not name; of base URIs it says nothing.
    if version == .v10, uri != baseURI {
      error("unused-parameter", message, at: parameter.key, repair: repair)
    } else {
      warning("unused-parameter", message, at: parameter.key, repair: repair)
    }
  }

  /// Two resources with one absolute URI: an error at the second.
  mutating func checkSharedURIs(_ root: YAMLNode) {
    var seen: [String: YAMLNode] = [:]
    checkSharedURIs(root, "", &seen)
  }

  private mutating func checkSharedURIs(
    _ node: YAMLNode, _ parent: String, _ seen: inout [String: YAMLNode]
  ) {
    var own: Set<String> = []
    for pair in node.pairs ?? [] where pair.name.hasPrefix("/") {
      let uri = parent + pair.name
      if own.insert(uri).inserted {
        for key in seen[uri].map({ version == .v10 ? [$0, pair.key] : [pair.key] }) ?? [] {
          error("shared-uri", "Two resources share same URI \(uri).", at: key)
        }
        seen[uri] = seen[uri] ?? pair.key
      }
      checkSharedURIs(pair.value, uri, &seen)
    }
  }
}
