internal import LaminaJSON

/// What a keyword takes.
enum KeywordShape: Hashable {
  case anything, string, boolean, number, positiveNumber, count, pattern, format
  case schema, schemaOrBoolean, schemas, schemaOrSchemas, schemaMap, patternMap
  case names, type, types, dependencies, values

  /// What a keyword takes in a draft; nothing if the draft does not have it.
  static func shape(of keyword: String, in draft: SchemaDraft) -> KeywordShape? {
    shared[keyword] ?? (draft == .draft3 ? draft3[keyword] : draft4[keyword])
  }

  /// The keywords of a draft.
  static func keywords(of draft: SchemaDraft) -> [String] {
    Array(shared.keys) + (draft == .draft3 ? draft3.keys : draft4.keys)
  }

  private static let shared: [String: KeywordShape] = [
    "$schema": .string, "$ref": .string, "id": .string, "title": .string, "description": .string,
    "default": .anything, "format": .format, "pattern": .pattern, "enum": .values,
    "maximum": .number, "minimum": .number, "exclusiveMaximum": .boolean,
    "exclusiveMinimum": .boolean, "maxLength": .count, "minLength": .count, "maxItems": .count,
    "minItems": .count, "uniqueItems": .boolean, "items": .schemaOrSchemas,
    "additionalItems": .schemaOrBoolean, "properties": .schemaMap,
    "patternProperties": .patternMap, "additionalProperties": .schemaOrBoolean,
    "dependencies": .dependencies, "type": .type,
  ]
  private static let draft3: [String: KeywordShape] = [
    "required": .boolean, "divisibleBy": .positiveNumber, "disallow": .types,
    "extends": .schemaOrSchemas,
  ]
  private static let draft4: [String: KeywordShape] = [
    "required": .names, "multipleOf": .positiveNumber, "maxProperties": .count,
    "minProperties": .count, "definitions": .schemaMap, "allOf": .schemas, "anyOf": .schemas,
    "oneOf": .schemas, "not": .schema,
  ]

  /// Whether schemas may stand inside.
  var holdsSchemas: Bool {
    switch self {
    case .anything, .string, .boolean, .number, .positiveNumber, .count, .pattern, .format, .names,
      .values:
      false
    case .schema, .schemaOrBoolean, .schemas, .schemaOrSchemas, .schemaMap, .patternMap, .type,
      .types, .dependencies:
      true
    }
  }

  /// Whether an object is no schema but has some.
  var holdsMap: Bool { self == .schemaMap || self == .patternMap || self == .dependencies }

  /// The types of values that it takes, as sentences name them.
  func types(in draft: SchemaDraft) -> [String] {
    switch self {
    case .anything: []
    case .string, .pattern, .format: ["string"]
    case .boolean: ["boolean"]
    case .number, .positiveNumber: ["number"]
    case .count: ["integer"]
    case .schema, .schemaMap, .patternMap, .dependencies: ["object"]
    case .schemaOrBoolean: ["boolean", "object"]
    case .schemas, .names, .values: ["array"]
    case .schemaOrSchemas: ["object", "array"]
    case .type, .types: ["string", "array"]
    }
  }

  /// Whether a value is of a type that it takes.
  func takes(_ value: JSONValue, in draft: SchemaDraft) -> Bool {
    if self == .anything { return true }
    if self == .count { return value.number?.isIntegral == true }
    return types(in: draft).contains(value.kind)
  }
}
