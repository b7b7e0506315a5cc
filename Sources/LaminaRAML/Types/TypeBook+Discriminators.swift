import LaminaAPISource

/// The types that a value may be of besides the one that is named, by a property that says which.
///
/// ```
///  Person (discriminator: kind) ◀── Employee      {kind: Employee, …} is checked as an Employee
///                               ◀── User
/// ```
extension TypeBook {
  /// Makes all declared types, so that each type's heirs are known.
  mutating func readAll() {
    let prefixes = names.prefixes()
    for (number, space) in names.spaces.enumerated() {
      for pair in space.pairs(.type) where TypeKind.named(pair.name) == nil {
        let index = named(pair, in: number)
        let name = prefixes[number].map { $0 + pair.name }
        if let name, Self.isReferable(name) { note(schemaName: name, of: index) }
      }
    }
    noteHeirs()
    checkFinite()
  }

  private mutating func noteHeirs() {
    for index in types.indices where types[index].name != nil {
      for above in lineage(of: index).dropFirst() where types[above].name != nil {
        note(heir: index, of: above)
      }
    }
  }

  /// Whether an address without escapes can hold the name.
  private static func isReferable(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  /// The declared type that one without a name only repeats, or the type itself.
  func named(behind index: Int) -> Int {
    var index = index
    var steps = 0
    while self[index].name == nil, self[index].parents.count == 1, self[index].properties.isEmpty,
      self[index].facets.isEmpty, self[index].schema == nil, steps < 64,
      self[self[index].parents[0]].kind == self[index].kind
    {
      index = self[index].parents[0]
      steps += 1
    }
    return index
  }

  /// The property whose value says of which type an object is.
  func discriminator(of index: Int) -> String? { facet("discriminator", of: index)?.text }

  /// What the property says for a type itself.
  func discriminatorValue(of index: Int) -> String? {
    self[index].facets["discriminatorValue"]?.text ?? self[index].name
  }

  /// The declared type that an object of a type is of; nil if the property names none.
  func concreteType(_ index: Int, saying value: String) -> Int? {
    ([index] + heirs(of: index)).first { discriminatorValue(of: $0) == value }
  }

  mutating func checkDeclared(_ pair: YAMLPair, _ index: Int) {
    if self[index].name == nil {
      error("discriminator", "Only declared types may have a \(pair.name).", at: pair.key)
    }
  }

  /// A discriminator is a declared scalar property, and only where there is one it may have a value.
  mutating func checkDiscriminators(_ index: Int) {
    let own = self[index].facets
    if let node = own["discriminator"], let name = node.text { checkProperty(name, index, node) }
    guard let value = own["discriminatorValue"] else { return }
    guard let name = discriminator(of: index) else {
      return error("discriminator", "The type has no discriminator.", at: value)
    }
    guard let property = property(name, of: index) else { return }
    var checker = ValueChecker(self)
    if let fault = checker.fault(of: value, property.type) {
      error(
        "discriminator", "The discriminatorValue does not fit its property: \(fault.message)",
        at: value)
    }
  }

  private mutating func checkProperty(_ name: String, _ index: Int, _ node: YAMLNode) {
    guard let property = property(name, of: index) else {
      return error(
        "discriminator", "The discriminator '\(name)' is no property of the type.", at: node,
        repair: Suggestion.repair(for: name, among: Set(properties(of: index).map(\.name))))
    }
    let kind = self[property.type].kind
    if kind == .object || kind == .array {
      error("discriminator", "The discriminator '\(name)' is no scalar.", at: node)
    }
  }
}
