/// What the value of a property is, and so how it is checked.
enum ValueKind: Hashable, Sendable {
  /// A text that may be empty, and one that may not.
  case text, filledText
  /// Something that is read elsewhere.
  case anything
  case version, baseURI, protocols, mediaTypes, documentation
  case baseURIParameters, uriParameters, oldURIParameters
  case parameters(ParameterKind)
  case responses, body
  case securedBy, traitUses, typeUse
  /// Declarations by name.
  case declarations(NodeKind), schemas
  case schemeDescription, settings
  /// A type's declaration, of 1.0.
  case declaration
  /// Attributes of a parameter of 0.8 and facets of a type of 1.0.
  case scalar, number, count, positiveNumber, truth, pattern, parameterType, enumeration
  case format, names, discriminator

  /// Whether it is one text, number or truth, which may be written with annotations.
  var isScalar: Bool {
    switch self {
    case .text, .filledText, .version, .baseURI, .scalar, .number, .count, .positiveNumber, .truth,
      .pattern, .format, .discriminator:
      true
    default: false
    }
  }

  /// Whether a key with this value may end with `?` in templates of RAML 0.8: it is a list or a map.
  var mayBeOptional: Bool {
    switch self {
    case .baseURIParameters, .uriParameters, .parameters, .responses, .body, .enumeration: true
    default: false
    }
  }
}

/// Which kind of named parameter a declaration is.
enum ParameterKind: String, Hashable, Sendable {
  case uri = "URI parameter"
  case query = "query parameter"
  case form = "form parameter"
  case header = "header"
}
