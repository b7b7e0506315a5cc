import LaminaAPISource

extension TypedChecker {
  private static let libraryWords: Set<String> = [
    "usage", "types", "schemas", "traits", "resourceTypes", "annotationTypes", "securitySchemes",
    "uses",
  ]

  /// Checks a whole file of any kind.
  mutating func check(_ root: YAMLNode, expanded: YAMLNode, _ kind: DocumentKind) {
    book.readAll()
    for space in names.spaces where space.isLibrary { checkLibrary(space.root) }
    switch kind {
    case .api, .overlay, .extension: checkAPI(root, expanded, kind)
    case .library: checkLibrary(root)
    default: checkFragment(root, kind)
    }
  }

  private mutating func checkFragment(_ root: YAMLNode, _ kind: DocumentKind) {
    let root = root.without(["uses"])
    let pair = YAMLPair(.text("fragment", at: root.span.head), root)
    switch kind {
    case .dataType, .annotationType:
      _ = checkDeclaration(root.without(["usage", "allowedTargets"]), default: .string)
    case .trait: checkTrait(pair)
    case .resourceType: checkResourceType(pair)
    case .documentationItem: checkSection(root)
    case .securityScheme: checkScheme(pair)
    default: break
    }
  }

  private mutating func checkLibrary(_ root: YAMLNode) {
    guard let pairs = root.pairs else {
      return error("library", "A library must be a map.", at: root)
    }
    checkDuplicates(pairs)
    checkAnnotations(of: root, "Library")
    for pair in pairs where !pair.name.hasPrefix("(") && !Self.libraryWords.contains(pair.name) {
      unknown(pair, in: "library", among: Self.libraryWords)
    }
    checkDeclarations(root)
  }
}
