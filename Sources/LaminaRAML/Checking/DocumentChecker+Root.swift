import LaminaAPIModel
import LaminaAPISource

extension DocumentChecker {
  /// Checks the whole document.
  mutating func check(_ root: YAMLNode, isBroken: Bool) {
    guard let pairs = root.pairs else {
      let sentence =
        root.isNull
        ? "The document is empty: document must be a map." : "The document must be a map."
      if !isBroken || !root.isNull { error("document-not-map", sentence, at: root) }
      return
    }
    checkDuplicateRoots(pairs)
    for pair in pairs where pair.key.isScalar { checkRoot(pair) }
    if !isBroken { checkRequired(root) }
    checkBaseURIParameters(root)
    checkSharedURIs(root)
  }

  private mutating func checkDuplicateRoots(_ pairs: [YAMLPair]) {
    checkDuplicates(pairs.filter { !$0.name.hasPrefix("/") }) {
      "Root property already used: '\($0)'."
    }
    checkDuplicates(pairs.filter { $0.name.hasPrefix("/") }) {
      "Resource already declared: '\($0)'."
    }
  }

  private mutating func checkRequired(_ root: YAMLNode) {
    if root.pair(of: "title") == nil {
      error("missing-title", "The document has no title: missing title.", at: beginning(of: root))
    }
    let names = declared.baseURI?.text.flatMap { URITemplate.read($0).template?.names } ?? []
    if names.contains("version"), root.pair(of: "version") == nil {
      error(
        "missing-version",
        "The base URI uses {version}, and the document has none: missing version.",
        at: beginning(of: root))
    }
  }

  private func beginning(of root: YAMLNode) -> YAMLNode {
    YAMLNode(root.content, span: root.span.head)
  }

  private mutating func checkRoot(_ pair: YAMLPair) {
    let name = pair.name
    if name.hasPrefix("/") { return checkResource(pair, .resource) }
    switch name {
    case "title": expectScalar(pair, "The title")
    case "version": checkVersion(pair)
    case "baseUri": checkBaseURI(pair)
    case "baseUriParameters": break
    case "uriParameters": checkRootURIParameters(pair)
    case "protocols":
      checkProtocols(pair)
      hintAtScheme(pair)
    case "mediaType": checkMediaType(pair)
    case "documentation": checkDocumentation(pair)
    case "schemas": checkSchemas(pair)
    case "resourceTypes": checkTypes(pair)
    case "traits": checkTraits(pair)
    case "securitySchemes": checkSecuritySchemes(pair)
    case "securedBy": checkSecuredBy(pair)
    default: unknown(pair, in: "document", among: Vocabulary.root)
    }
  }

  private mutating func checkVersion(_ pair: YAMLPair) {
    guard let text = pair.value.text else { return expectScalar(pair, "The version") }
    guard declared.baseURI?.text?.contains("{version}") == true else { return }
    if pair.value.isNull || text.isEmpty {
      error("version-empty", "The base URI uses {version}, and the version is empty.", at: pair.key)
    } else if text.contains(where: { $0.isWhitespace || "<>\"{}|\\^`".contains($0) }) {
      error("version-characters", "The version '\(text)' cannot stand in a URI.", at: pair.value)
    }
  }

  private mutating func checkRootURIParameters(_ pair: YAMLPair) {
    hint(
      "old-uri-parameters", "At the root, uriParameters is an old name.", at: pair.key,
      repair: "Write baseUriParameters.")
    if let uri = declared.baseURI?.text { checkURIParameters(pair, of: uri, .resource) }
  }

  private mutating func checkMediaType(_ pair: YAMLPair) {
    guard let text = pair.value.text, !pair.value.isNull else {
      return error(
        "media-type", "The media type must be a string: mediaType must be a scalar.", at: pair.key)
    }
    if Vocabulary.isMediaType(text) { return }
    error(
      "media-type", "'\(text)' is no media type.", at: pair.value, repair: "Write application/json."
    )
  }

  mutating func checkProtocols(_ pair: YAMLPair) {
    guard let items = pair.value.items else {
      return error(
        "protocols", "Protocols must be a list: property must be an array.", at: pair.key)
    }
    if items.isEmpty { error("protocols", "The list of protocols is empty.", at: pair.key) }
    for item in items where item.text != "HTTP" && item.text != "HTTPS" {
      error(
        "protocols", "Only HTTP and HTTPS values are allowed.", at: item, repair: upper(item.text))
    }
  }

  /// A base URI that says one protocol where the list has another, too.
  private mutating func hintAtScheme(_ pair: YAMLPair) {
    guard let uri = declared.baseURI?.text, let scheme = Self.scheme(of: uri)?.uppercased() else {
      return
    }
    for item in pair.value.items ?? []
    where item.text != scheme && (item.text ?? "").hasPrefix("HTTP") {
      hint(
        "protocol-of-base",
        "The base URI says \(scheme), and the protocols have \(item.text ?? "") too.",
        at: item)
    }
  }

  private func upper(_ text: String?) -> String? {
    guard let word = text?.uppercased(), word == "HTTP" || word == "HTTPS" else { return nil }
    return "Write \(word)."
  }
}
