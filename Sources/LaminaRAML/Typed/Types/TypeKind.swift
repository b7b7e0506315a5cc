/// The built-in types of RAML 1.0, and what else a type may be.
enum TypeKind: String, Sendable {
  case any, object, array, union, string, number, integer, boolean, file
  case dateOnly = "date-only"
  case timeOnly = "time-only"
  case datetimeOnly = "datetime-only"
  case datetime, null = "nil"
  /// A JSON Schema or an XML Schema.
  case external

  /// The kind of a built-in name.
  static func named(_ name: String) -> TypeKind? {
    switch name {
    case "union", "external": nil
    default: TypeKind(rawValue: name)
    }
  }

  /// The facets that a declaration of the kind may have, beside those of all kinds.
  var facets: Set<String> {
    switch self {
    case .object:
      [
        "properties", "minProperties", "maxProperties", "additionalProperties", "discriminator",
        "discriminatorValue",
      ]
    case .array: ["items", "minItems", "maxItems", "uniqueItems"]
    case .string: ["pattern", "minLength", "maxLength"]
    case .number, .integer: ["minimum", "maximum", "format", "multipleOf"]
    case .file: ["fileTypes", "minLength", "maxLength"]
    case .datetime: ["format"]
    case .union: Self.ofUnions
    case .any, .boolean, .dateOnly, .timeOnly, .datetimeOnly, .null, .external: []
    }
  }

  /// A union may have the facets of each of its types.
  private static let ofUnions: Set<String> = [
    "pattern", "minLength", "maxLength", "minimum", "maximum", "format", "multipleOf", "items",
    "minItems",
    "maxItems", "uniqueItems", "properties", "minProperties", "maxProperties",
    "additionalProperties",
  ]

  /// The facets of all kinds.
  static let common: Set<String> = [
    "type", "schema", "default", "example", "examples", "displayName", "description", "facets",
    "xml", "enum",
    "required",
  ]

  /// Whether a value is one text, number or truth.
  var isScalar: Bool {
    switch self {
    case .string, .number, .integer, .boolean, .dateOnly, .timeOnly, .datetimeOnly, .datetime,
      .null,
      .file:
      true
    case .any, .object, .array, .union, .external: false
    }
  }

  /// Whether a value of the kind is also one of the other: an integer is a number, anything is any.
  func isKind(of other: TypeKind) -> Bool {
    self == other || other == .any || (self == .integer && other == .number)
  }
}
