import LaminaAPISource
import LaminaPatterns

extension TypeBook {
  /// Takes what a declaration adds, and checks it.
  mutating func fill(_ index: Int, _ node: YAMLNode) {
    let pairs = node.pairs ?? []
    checkDuplicates(pairs)
    if node.pair(of: "type") != nil, node.pair(of: "schema") != nil {
      error("type-and-schema", "A type may not have both 'type' and 'schema'.", at: node)
    }
    for pair in pairs
    where pair.key.isScalar && !pair.isAnnotation && !pair.name.contains("<<") {
      fill(index, pair)
    }
    checkBounds(index)
    checkDiscriminators(index)
  }

  mutating func checkDuplicates(_ pairs: [YAMLPair]) {
    var seen: Set<String> = []
    for pair in pairs where pair.key.isScalar && !seen.insert(pair.name).inserted {
      error("duplicate-key", "Property already used: '\(pair.name)'.", at: pair.key)
    }
  }

  private mutating func fill(_ index: Int, _ pair: YAMLPair) {
    switch pair.name {
    case "properties": fillProperties(index, pair)
    case "items":
      self[index].items = type(of: pair.value, default: .string)
      if pair.value.isSequence {
        error("type-expression", "The items are described by one type.", at: pair.key)
      }
    case "facets": fillFacets(index, pair)
    case "type", "schema", "example", "examples", "displayName", "description", "xml", "required":
      checkPlain(index, pair)
    default: fillFacet(index, pair)
    }
    let kind = self[index].kind
    if ["properties", "items"].contains(pair.name), kind != .any,
      Grammar.facet(pair.name, of: kind) == nil
    {
      error("unknown-facet", "A type of kind \(kind.rawValue) has no '\(pair.name)'.", at: pair.key)
    }
  }

  private mutating func checkPlain(_ index: Int, _ pair: YAMLPair) {
    if pair.name == "description" || pair.name == "displayName" { expectText(pair) }
    if pair.name == "required" { checkTruth(YAMLPair(pair.key, pair.value.unannotated)) }
    if pair.name == "xml" {
      checkXML(pair.value, self[index].kind)
      self[index].facets["xml"] = pair.value
    }
  }

  private mutating func expectText(_ pair: YAMLPair) {
    if pair.value.unannotated.isScalar { return }
    error("scalar-expected", "The \(pair.name) must be a string.", at: pair.key)
  }

  private mutating func checkXML(_ node: YAMLNode, _ kind: TypeKind) {
    guard let pairs = node.pairs else {
      if !node.isNull { error("map-expected", "The facet xml must be a map.", at: node) }
      return
    }
    checkDuplicates(pairs)
    for pair in pairs {
      switch Grammar.of(.v10).value(of: pair.name, in: .xml) {
      case .truth: checkXMLTruth(pair, kind)
      case .text: expectText(pair)
      default: error("unknown-property", "Property '\(pair.name)' is invalid in xml.", at: pair.key)
      }
    }
  }

  private mutating func checkXMLTruth(_ pair: YAMLPair, _ kind: TypeKind) {
    if pair.value.text != "true", pair.value.text != "false" {
      error("boolean-expected", "\(pair.name) can be any either true or false.", at: pair.value)
    } else if pair.value.text == "true", pair.name == "attribute", kind == .object || kind == .array
    {
      error("xml-attribute", "Only a scalar can be an attribute of XML.", at: pair.value)
    } else if pair.value.text == "true", pair.name == "wrapped", kind.isScalar || kind == .object {
      error("xml-wrapped", "Only an array can be wrapped in XML.", at: pair.value)
    }
  }

  private mutating func fillProperties(_ index: Int, _ pair: YAMLPair) {
    guard let pairs = pair.value.pairs else {
      if !pair.value.isNull { error("map-expected", "Properties must be a map.", at: pair.value) }
      return
    }
    checkDuplicates(pairs)
    let isClosed =
      pair.value.isMapping && facet("additionalProperties", of: index)?.text == "false"
      || self[index].node.value(of: "additionalProperties")?.unannotated.text == "false"
    for property in pairs { fillProperty(index, property, isClosed: isClosed) }
  }

  private mutating func fillProperty(_ index: Int, _ pair: YAMLPair, isClosed: Bool) {
    let required = pair.value.value(of: "required")?.unannotated.text
    var name = pair.name
    let isPattern = name.count > 1 && name.hasPrefix("/") && name.hasSuffix("/")
    if isPattern, isClosed {
      error(
        "pattern-property", "Without additional properties there are no patterns of names.",
        at: pair.key)
    }
    if required == nil, name.hasSuffix("?") { name.removeLast() }
    let property = TypeProperty(
      name: name, isRequired: !isPattern && (required.map { $0 == "true" } ?? (name == pair.name)),
      isPattern: isPattern, type: type(of: pair.value, default: .string), node: pair.key)
    if self[property.type].kind == .external {
      error(
        "external-type", "The type of '\(name)' is a schema, and may not be that of a property.",
        at: pair.key)
    }
    checkOverride(of: property, in: index)
    self[index].properties.append(property)
  }

  /// A property that is inherited may become narrower, and not wider.
  private mutating func checkOverride(of property: TypeProperty, in index: Int) {
    for parent in self[index].parents {
      guard let old = self.property(property.name, of: parent) else { continue }
      if old.isRequired, !property.isRequired {
        error(
          "wider-property", "The inherited property '\(property.name)' is required.",
          at: property.node)
      } else if excludes(property.type, old.type) {
        error(
          "wider-property", "No value fits both '\(property.name)' and the inherited one.",
          at: property.node)
      } else if !isNarrower(property.type, than: old.type) {
        error(
          "wider-property", "The inherited property '\(property.name)' is of another type.",
          at: property.node)
      }
    }
  }

  private func isNarrower(_ type: Int, than other: Int) -> Bool {
    if isOpen(type) { return true }
    let (kind, old) = (self[type].kind, self[other].kind)
    if !kind.isKind(of: old) { return old == .union || kind == .external }
    guard kind == .object, !properties(of: other).isEmpty, type != other else { return true }
    return properties(of: other).allSatisfy { old in
      guard let new = property(old.name, of: type) else { return false }
      return self[new.type].kind.isKind(of: self[old.type].kind) || self[old.type].kind == .union
    }
  }

  private mutating func fillFacets(_ index: Int, _ pair: YAMLPair) {
    guard let pairs = pair.value.pairs else {
      if !pair.value.isNull { error("map-expected", "Facets must be a map.", at: pair.key) }
      return
    }
    for facet in pairs {
      let name = Vocabulary.required(facet.name)
      if name != "format", Grammar.facet(name, of: self[index].kind) != nil {
        error("facet-name", "The facet '\(name)' is there already.", at: facet.key)
      } else if name.hasPrefix("(") {
        error("facet-name", "The name of a facet may not begin with a parenthesis.", at: facet.key)
      } else if self[index].parents.contains(where: { declaredFacet(name, of: $0) != nil }) {
        error("facet-name", "The facet '\(name)' is declared by a type above.", at: facet.key)
      }
      self[index].declaredFacets.append(
        TypeProperty(
          name: name, isRequired: name == facet.name, isPattern: false,
          type: type(of: facet.value, default: .string), node: facet.value))
    }
  }
}
