import LaminaAPISource

extension DocumentChecker {
  /// Checks a file of RAML 1.0 that is a part of others.
  mutating func checkFragment(_ root: YAMLNode, _ kind: DocumentKind) {
    isFragment = kind == .trait || kind == .resourceType
    let root = root.without(["uses"])
    let pair = YAMLPair(.text("fragment", at: root.span.head), root)
    switch kind {
    case .dataType: checkDeclaration(root.without(["usage"]), default: .string)
    case .annotationType: checkAnnotationType(pair)
    case .trait: checkTemplate(pair, .trait, .trait)
    case .resourceType: checkTemplate(pair, .resourceType, .type)
    case .documentationItem: checkSection(root)
    case .securityScheme: checkScheme(pair)
    case .namedExample:
      if !root.isMapping { error("examples", "Examples must be a map of names.", at: root) }
    default: break
    }
  }

  mutating func checkLibrary(_ root: YAMLNode) {
    guard root.isMapping else { return error("library", "A library must be a map.", at: root) }
    check(YAMLPair(root, root), as: .library, .resource)
    checkTypes(root)
  }
}
