/// The words of schemas, in all dialects, that hold further schemas.
enum SchemaWords {
  /// Words that hold a schema, or a truth.
  static let one: Set = [
    "not", "items", "if", "then", "else", "contains", "propertyNames", "additionalProperties",
    "additionalItems", "unevaluatedProperties", "unevaluatedItems", "contentSchema",
  ]
  /// Words that hold a list of schemas.
  static let lists: Set = ["allOf", "anyOf", "oneOf", "prefixItems"]
  /// Words that hold schemas by name.
  static let maps: Set = [
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas",
  ]
}
