import LaminaAPIModel
import LaminaAPISource

extension TypedChecker {
  private static let rootWords: Set<String> = [
    "title", "description", "version", "baseUri", "baseUriParameters", "protocols", "mediaType",
    "documentation",
    "types", "schemas", "traits", "resourceTypes", "annotationTypes", "securitySchemes",
    "securedBy", "uses",
  ]

  mutating func checkAPI(_ root: YAMLNode, _ expanded: YAMLNode, _ kind: DocumentKind) {
    guard let pairs = root.pairs else {
      return error("document-not-map", "The document must be a map.", at: root)
    }
    checkDuplicates(pairs)
    baseURI = root.value(of: "baseUri").map { plain($0) }?.text
    mediaTypes =
      (root.value(of: "mediaType")?.items ?? root.value(of: "mediaType").map { [$0] } ?? [])
      .compactMap(\.text)
    for pair in pairs where pair.key.isScalar { checkRoot(pair, kind) }
    checkDeclarations(root)
    checkNeeded(root)
    checkAnnotations(of: root, kind == .api ? "API" : kind.rawValue)
    checkSharedURIs(root)
    for pair in expanded.pairs ?? [] where pair.name.hasPrefix("/") {
      checkResource(pair, parent: "")
    }
  }

  private mutating func checkNeeded(_ root: YAMLNode) {
    let beginning = YAMLNode(root.content, span: root.span.head)
    // What an overlay lies on was not found: it would have the title.
    if root.pair(of: "title") == nil, root.pair(of: "extends") == nil {
      error("missing-title", "The document has no title.", at: beginning)
    }
    let names = baseURI.flatMap { URITemplate.read($0, isStrict: false).template?.names } ?? []
    if names.contains("version"), root.pair(of: "version") == nil {
      error(
        "missing-version", "The base URI uses {version}, and the document has none.", at: beginning)
    }
  }

  private mutating func checkRoot(_ pair: YAMLPair, _ kind: DocumentKind) {
    switch pair.name {
    case "title": expectText(pair, mayBeEmpty: false)
    case "version", "description": expectText(pair)
    case "baseUri": checkBaseURI(pair)
    case "baseUriParameters": checkURIParameters(pair, of: baseURI ?? "")
    case "protocols": checkProtocols(pair)
    case "mediaType": checkMediaTypes(pair)
    case "documentation": checkDocumentation(pair)
    case "securedBy": checkSecuredBy(pair)
    case "types", "schemas", "traits", "resourceTypes", "annotationTypes", "securitySchemes",
      "uses":
      break
    case "extends" where kind != .api: expectText(pair)
    case "usage" where kind != .api: expectText(pair)
    default:
      if pair.name.hasPrefix("/") || pair.name.hasPrefix("(") { return }
      unknown(pair, in: "document", among: Self.rootWords)
    }
  }

  private mutating func checkBaseURI(_ pair: YAMLPair) {
    let value = plain(pair.value)
    guard let text = value.text else { return expectText(pair) }
    if let fault = URITemplate.read(text, isStrict: false).fault {
      error("base-uri", fault, at: value)
    }
  }

  private mutating func checkMediaTypes(_ pair: YAMLPair) {
    for node in plain(pair.value).items ?? [plain(pair.value)] {
      if let text = node.text, MediaType.isKnown(text) { continue }
      error("media-type", "'\(node.text ?? "")' is no media type.", at: node)
    }
  }

  /// - Parameters:
  ///   - pair: the property.
  ///   - isAlone: whether one protocol may stand without a list.
  mutating func checkProtocols(_ pair: YAMLPair, isAlone: Bool = false) {
    if isOpen(pair) { return }
    let value = plain(pair.value)
    guard let items = value.items ?? (isAlone && !value.isNull ? [value] : nil), !items.isEmpty
    else {
      return error("protocols", "Protocols must be a list with entries.", at: pair.key)
    }
    for item in items
    where !["HTTP", "HTTPS"].contains(item.text?.uppercased()) && item.text?.contains("<<") != true
    {
      error("protocols", "Only HTTP and HTTPS values are allowed.", at: item)
    }
  }

  private mutating func checkDocumentation(_ pair: YAMLPair) {
    guard let items = pair.value.items, !items.isEmpty else {
      return error("documentation", "The documentation must be a list with entries.", at: pair.key)
    }
    for item in items { checkSection(item) }
  }

  mutating func checkSection(_ section: YAMLNode) {
    guard let pairs = section.pairs else {
      return error("documentation", "Each documentation section must be a map.", at: section)
    }
    checkAnnotations(of: section, "DocumentationItem")
    for pair in pairs where !pair.name.hasPrefix("(") {
      if Vocabulary.section.contains(pair.name) {
        expectText(pair, mayBeEmpty: false)
      } else if pair.name != "uses" {
        unknown(pair, in: "documentation section", among: Vocabulary.section)
      }
    }
    for name in ["content", "title"] where section.pair(of: name) == nil {
      error("documentation", "A documentation entry must have \(name) property.", at: section)
    }
  }
}
