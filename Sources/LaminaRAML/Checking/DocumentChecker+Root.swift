import LaminaAPIModel
import LaminaAPISource

extension DocumentChecker {
  /// Checks a whole document.
  ///
  /// - Parameters:
  ///   - root: the document as it was written.
  ///   - expanded: the same with types and traits applied.
  ///   - kind: what the file is.
  ///   - isBroken: whether parts of it could not be read.
  mutating func check(_ root: YAMLNode, expanded: YAMLNode, _ kind: DocumentKind, isBroken: Bool) {
    if version == .v10 {
      book.readAll()
      for space in names.spaces where space.isLibrary { checkLibrary(space.root) }
    }
    switch kind {
    case .api, .overlay, .extension: checkAPI(root, expanded, kind, isBroken: isBroken)
    case .library: checkLibrary(root)
    default: checkFragment(root, kind)
    }
  }

  private mutating func checkAPI(
    _ root: YAMLNode, _ expanded: YAMLNode, _ kind: DocumentKind, isBroken: Bool
  ) {
    guard let pairs = root.pairs else { return reportNoDocument(root, isBroken: isBroken) }
    checkDuplicates(pairs, in: .api)
    for pair in pairs where pair.key.isScalar && !isAnnotation(pair) { checkRoot(pair, kind) }
    if version == .v10 { checkTypes(root) }
    if !isBroken { checkNeeded(root) }
    checkReservedParameter(root)
    checkAnnotations(of: root, kind == .api ? NodeKind.api.targets : [kind.rawValue])
    checkSharedURIs(root)
    let checked = version == .v08 ? root : expanded
    for pair in checked.pairs ?? [] where pair.name.hasPrefix("/") { checkResource(pair) }
  }

  private mutating func reportNoDocument(_ root: YAMLNode, isBroken: Bool) {
    let sentence =
      root.isNull
      ? "The document is empty: document must be a map." : "The document must be a map."
    if !isBroken || !root.isNull { error("document-not-map", sentence, at: root) }
  }

  private mutating func checkRoot(_ pair: YAMLPair, _ kind: DocumentKind) {
    if pair.name.hasPrefix("/") { return }
    if kind != .api, pair.name == "extends" || pair.name == "usage" { return expectText(pair) }
    checkPart(pair, of: pair, .api, .resource)
  }

  private mutating func checkNeeded(_ root: YAMLNode) {
    let beginning = YAMLNode(root.content, span: root.span.head)
    // What an overlay lies on was not found: it would have the title.
    if root.pair(of: "title") == nil, root.pair(of: "extends") == nil {
      error("missing-title", "The document has no title: missing title.", at: beginning)
    }
    let names = baseURI.flatMap { URITemplate.read($0, isStrict: false).template?.names } ?? []
    if names.contains("version"), root.pair(of: "version") == nil {
      error(
        "missing-version",
        "The base URI uses {version}, and the document has none: missing version.", at: beginning)
    }
  }

  mutating func checkVersion(_ pair: YAMLPair) {
    let value = plain(pair.value)
    guard let text = value.text else { return expectText(pair) }
    guard version == .v08, baseURI?.contains("{version}") == true else { return }
    if value.isNull || text.isEmpty {
      error("version-empty", "The base URI uses {version}, and the version is empty.", at: pair.key)
    } else if text.contains(where: { $0.isWhitespace || "<>\"{}|\\^`".contains($0) }) {
      error("version-characters", "The version '\(text)' cannot stand in a URI.", at: pair.value)
    }
  }

  mutating func checkMediaTypes(_ pair: YAMLPair) {
    let value = plain(pair.value)
    let nodes = version == .v10 ? value.items ?? [value] : [value]
    for node in nodes {
      guard let text = node.text, !node.isNull else {
        return error(
          "media-type", "The media type must be a string: mediaType must be a scalar.",
          at: pair.key)
      }
      if version == .v10 ? MediaType.isKnown(text) : Vocabulary.isMediaType(text) { continue }
      error(
        "media-type", "'\(text)' is no media type.", at: node, repair: "Write application/json.")
    }
  }

  /// - Parameters:
  ///   - pair: the property.
  ///   - isAlone: whether one protocol of RAML 1.0 may stand without a list.
  mutating func checkProtocols(_ pair: YAMLPair, isAlone: Bool) {
    let value = plain(pair.value)
    if version == .v10, isOpen(value) { return }
    let isListed = isAlone && version == .v10 && value.isScalar && !value.isNull
    guard let items = value.items ?? (isListed ? [value] : nil) else {
      return error(
        "protocols", "Protocols must be a list: property must be an array.", at: pair.key)
    }
    if items.isEmpty { error("protocols", "The list of protocols is empty.", at: pair.key) }
    for item in items where !isProtocol(item) {
      error(
        "protocols", "Only HTTP and HTTPS values are allowed.", at: item, repair: upper(item.text))
    }
    if grammar.version == .v08, !isAlone { hintAtScheme(pair) }
  }

  private func isProtocol(_ item: YAMLNode) -> Bool {
    if version == .v10, isOpen(item) { return true }
    let text = version == .v10 ? item.text?.uppercased() : item.text
    return text == "HTTP" || text == "HTTPS"
  }

  /// A base URI that says one protocol where the list has another, too.
  private mutating func hintAtScheme(_ pair: YAMLPair) {
    guard let scheme = baseURI.flatMap(URIScheme.scheme)?.uppercased() else { return }
    for item in pair.value.items ?? []
    where item.text != scheme && (item.text ?? "").hasPrefix("HTTP") {
      hint(
        "protocol-of-base",
        "The base URI says \(scheme), and the protocols have \(item.text ?? "") too.", at: item)
    }
  }

  private func upper(_ text: String?) -> String? {
    guard let word = text?.uppercased(), word == "HTTP" || word == "HTTPS" else { return nil }
    return "Write \(word)."
  }
}
