extension Grammar {
  /// A facet of types of RAML 1.0: what its value is, and the kinds of types that have it.
  struct Facet: Sendable {
    let value: ValueKind
    let kinds: [TypeKind]
  }

  /// The facets by name; those of all kinds have no kinds.
  static let facets: [String: Facet] = [
    "type": Facet(value: .declaration, kinds: []), "schema": Facet(value: .declaration, kinds: []),
    "default": Facet(value: .anything, kinds: []), "example": Facet(value: .anything, kinds: []),
    "examples": Facet(value: .anything, kinds: []), "displayName": Facet(value: .text, kinds: []),
    "description": Facet(value: .text, kinds: []), "facets": Facet(value: .anything, kinds: []),
    "xml": Facet(value: .anything, kinds: []), "enum": Facet(value: .enumeration, kinds: []),
    "required": Facet(value: .truth, kinds: []),
    "uses": Facet(value: .anything, kinds: []),
    "properties": Facet(value: .anything, kinds: [.object, .union]),
    "minProperties": Facet(value: .count, kinds: [.object, .union]),
    "maxProperties": Facet(value: .count, kinds: [.object, .union]),
    "additionalProperties": Facet(value: .truth, kinds: [.object, .union]),
    "discriminator": Facet(value: .discriminator, kinds: [.object]),
    "discriminatorValue": Facet(value: .discriminator, kinds: [.object]),
    "items": Facet(value: .declaration, kinds: [.array]),
    "minItems": Facet(value: .count, kinds: [.array, .union]),
    "maxItems": Facet(value: .count, kinds: [.array, .union]),
    "uniqueItems": Facet(value: .truth, kinds: [.array, .union]),
    "pattern": Facet(value: .pattern, kinds: [.string, .union]),
    "minLength": Facet(value: .count, kinds: [.string, .file, .union]),
    "maxLength": Facet(value: .count, kinds: [.string, .file, .union]),
    "fileTypes": Facet(value: .names, kinds: [.file]),
    "minimum": Facet(value: .number, kinds: [.number, .integer, .union]),
    "maximum": Facet(value: .number, kinds: [.number, .integer, .union]),
    "multipleOf": Facet(value: .positiveNumber, kinds: [.number, .integer, .union]),
    "format": Facet(value: .format, kinds: [.number, .integer, .datetime, .union]),
  ]

  /// What a facet's value is; nil if types of the kind have none of that name.
  static func facet(_ name: String, of kind: TypeKind) -> ValueKind? {
    guard let facet = facets[name], facet.kinds.isEmpty || facet.kinds.contains(kind) else {
      return nil
    }
    return facet.value
  }

  /// The kind of type that a facet alone means: an object where there are properties.
  static func impliedKind(of names: Set<String>) -> TypeKind? {
    [TypeKind.object, .number].first { kind in
      names.contains { facets[$0]?.kinds.first == kind }
    }
  }
}
