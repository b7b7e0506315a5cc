import LaminaAPISource

extension DocumentChecker {
  static let targetNames: Set<String> = [
    "API", "DocumentationItem", "Resource", "Method", "Response", "RequestBody", "ResponseBody",
    "TypeDeclaration",
    "Example", "ResourceType", "Trait", "SecurityScheme", "SecuritySchemeSettings",
    "AnnotationType", "Library",
    "Overlay", "Extension",
  ]

  /// Checks the annotations of a node: declared, allowed here, and with a fitting value.
  mutating func checkAnnotations(of node: YAMLNode, _ targets: [String] = []) {
    if version == .v08 { return }
    var seen: Set<String> = []
    for pair in node.pairs ?? [] where pair.isAnnotation {
      let source = names.space(of: pair.key)
      if !seen.insert("\(source)\(pair.name)").inserted {
        error("duplicate-key", "The annotation \(pair.name) is there twice.", at: pair.key)
      }
      checkAnnotation(pair, targets)
    }
  }

  private mutating func checkAnnotation(_ pair: YAMLPair, _ places: [String]) {
    let name = String(pair.name.dropFirst().dropLast())
    if name.contains("<<") { return }
    guard let (declaration, _) = names.find(.annotation, name, at: pair.key) else {
      return error(
        "unknown-annotation", "There is no annotation type named '\(name)'.", at: pair.key,
        repair: Suggestion.repair(for: name, among: names.names(.annotation, at: pair.key)))
    }
    if let target = places.first, let allowed = targets(of: declaration.value),
      !allowed.contains(where: { places.contains($0.text ?? "") })
    {
      error(
        "annotation-target", "The annotation '\(name)' is not allowed on \(target).", at: pair.key)
    }
    let type = book.type(
      of: declaration.value.without(["allowedTargets", "usage"]), default: .string)
    if pair.value.isNull, book[type].kind == .string || book[type].kind == .any { return }
    check(pair.value, type, "annotation-value", "The annotation", at: pair.key)
  }

  func targets(of declaration: YAMLNode) -> [YAMLNode]? {
    declaration.value(of: "allowedTargets")?.listed
  }
}
