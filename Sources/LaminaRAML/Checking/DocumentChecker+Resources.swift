import LaminaAPIModel
import LaminaAPISource

extension DocumentChecker {
  mutating func checkResource(_ resource: YAMLPair, _ scope: Scope) {
    if scope == .resource, let fault = URITemplate.read(resource.name, isStrict: false).fault {
      error("resource-uri", "Resource name is invalid: \(fault)", at: resource.key)
    }
    guard let pairs = resource.value.pairs else {
      if !resource.value.isNull {
        error("resource-not-map", "The resource is not a map.", at: resource.value)
      }
      return
    }
    checkDuplicateParts(pairs)
    for pair in pairs where pair.key.isScalar { checkPart(pair, of: resource, scope) }
  }

  private mutating func checkDuplicateParts(_ pairs: [YAMLPair]) {
    checkDuplicates(pairs) { name in
      if name.hasPrefix("/") { return "Resource already declared: '\(name)'." }
      if Vocabulary.isMethod(name) { return "Method already declared: '\(name)'." }
      return "Property already used: '\(name)'."
    }
  }

  private mutating func checkPart(_ pair: YAMLPair, of resource: YAMLPair, _ scope: Scope) {
    let name = pair.name
    if isPlaceholder(pair.key) { return checkOpenKey(pair, scope) }
    if name.hasPrefix("/") { return checkChild(pair, scope) }
    if Vocabulary.isMethod(name, optional: scope.isTemplate) { return checkMethod(pair, scope) }
    switch canonical(pair, scope) {
    case "uriParameters":
      return checkURIParameters(pair, of: scope == .resource ? resource.name : "", scope)
    case "baseUriParameters": return checkOwnBaseURIParameters(pair, scope)
    default: checkResourceProperty(pair, scope)
    }
  }

  private mutating func checkOpenKey(_ pair: YAMLPair, _ scope: Scope) {
    if scope.isTemplate { return }
    error(
      "placeholder-misplaced", "Property '\(pair.name)' is invalid in a resource.", at: pair.key)
  }

  private mutating func checkChild(_ pair: YAMLPair, _ scope: Scope) {
    if !scope.isTemplate { return checkResource(pair, scope) }
    error("nested-resource", "A resource type cannot define child resources.", at: pair.key)
  }

  /// Properties that belong to the resource or the type as such, and cannot be optional.
  private mutating func checkResourceProperty(_ pair: YAMLPair, _ scope: Scope) {
    switch pair.name {
    case "displayName", "description": expectScalar(pair, "The property '\(pair.name)'")
    case "is": checkTraitUses(pair)
    case "type": checkTypeUse(pair)
    case "securedBy": checkSecuredBy(pair)
    case "usage" where scope == .type: break
    default:
      let methods = scope.isTemplate ? Vocabulary.methods.map { $0 + "?" } : []
      unknown(
        pair, in: scope.name, among: Vocabulary.resource.union(Vocabulary.methods).union(methods))
    }
  }
}
