import LaminaJSON
import LaminaJSONSchema
import Testing

@Suite("Values made for schemas")
struct GenerationTests {
  static let schemas: [(SchemaDraft, String)] = [
    (.draft4, "{}"),
    (.draft4, #"{"type": "null"}"#),
    (.draft4, #"{"format": "byte"}"#),
    (.draft4, #"{"type": "string", "format": "uuid"}"#),
    (.draft4, #"{"enum": [1, "a", null]}"#),
    (.draft4, #"{"type": "integer", "minimum": 10, "maximum": 12, "exclusiveMinimum": true}"#),
    (.draft4, #"{"type": "number", "minimum": 0.001, "maximum": 0.0011}"#),
    (.draft4, #"{"type": "integer", "multipleOf": 0.5}"#),
    (.draft4, #"{"type": "integer", "multipleOf": 2.5, "minimum": 1000}"#),
    (.draft4, #"{"allOf": [{"multipleOf": 6}, {"multipleOf": 4}], "maximum": -100}"#),
    (.draft4, #"{"type": "number", "multipleOf": 0.01, "minimum": 19.99, "maximum": 19.99}"#),
    (.draft4, #"{"type": "number", "minimum": 1e400}"#),
    (.draft4, #"{"type": "number", "minimum": 1e400, "exclusiveMinimum": true}"#),
    (.draft4, #"{"type": "string", "minLength": 5, "maxLength": 6}"#),
    (
      .draft4,
      #"{"type": "string", "pattern": "^[A-Z]{2}-\\d+$", "minLength": 10, "maxLength": 12}"#
    ),
    (
      .draft4,
      #"{"type": "array", "items": {"type": "boolean"}, "uniqueItems": true, "minItems": 2}"#
    ),
    (
      .draft4,
      #"{"type": "array", "items": [{"type": "null"}, {"type": "string"}], "additionalItems": false, "minItems": 2}"#
    ),
    (.draft4, #"{"items": {"type": "integer"}, "minItems": 20, "uniqueItems": true}"#),
    (
      .draft4,
      #"{"properties": {"a": {"type": "string"}, "b": {"type": "integer"}}, "required": ["b", "c"]}"#
    ),
    (
      .draft4,
      #"{"patternProperties": {"^x\\d+$": {"type": "null"}}, "additionalProperties": false, "minProperties": 3}"#
    ),
    (
      .draft4,
      #"{"type": "object", "minProperties": 2, "maxProperties": 2, "additionalProperties": {"type": "boolean"}}"#
    ),
    (
      .draft4,
      #"{"properties": {"a": {}, "b": {}, "c": {}}, "required": ["a"], "dependencies": {"a": ["b"], "b": {"required": ["c"]}}}"#
    ),
    (
      .draft4,
      #"{"oneOf": [{"type": "integer", "multipleOf": 3}, {"type": "integer", "multipleOf": 5}]}"#
    ),
    (.draft4, #"{"anyOf": [{"type": "string", "maxLength": 1}, {"type": "null"}]}"#),
    (.draft4, #"{"type": "integer", "minimum": 1, "maximum": 3, "not": {"enum": [1, 2]}}"#),
    (
      .draft4,
      ##"{"type": "object", "properties": {"next": {"$ref": "#"}, "v": {"type": "integer"}}, "required": ["v"]}"##
    ),
    (
      .draft4,
      ##"{"definitions": {"tree": {"type": "object", "required": ["kids"], "properties": {"kids": {"type": "array", "items": {"$ref": "#/definitions/tree"}}}}}, "$ref": "#/definitions/tree"}"##
    ),
    (.draft3, #"{"type": ["string", {"type": "integer", "minimum": 5}]}"#),
    (
      .draft3,
      #"{"properties": {"a": {"required": true, "type": "number", "divisibleBy": 0.1}}, "extends": {"properties": {"b": {"required": true, "type": "string", "format": "color"}}}}"#
    ),
    (.draft3, #"{"disallow": ["string", "integer", "number"]}"#),
    (.draft3, #"{"format": "utc-millisec"}"#),
  ]

  @Test("A value is valid, and the same for the same seed", arguments: schemas)
  func valid(draft: SchemaDraft, text: String) throws {
    let schema = JSONSchema(
      try JSONValue(parsing: text), options: SchemaOptions(defaultDraft: draft))
    #expect(schema.problems.filter { $0.severity == .error } == [])
    for seed in 0..<25 {
      let value = try schema.generate(seed: UInt64(seed))
      #expect(schema.validate(value).violations.map(\.message) == [], "\(value)")
      #expect(try schema.generate(seed: UInt64(seed)).text() == value.text())
    }
  }

  @Test(
    "Each format has examples",
    arguments: [
      "date-time", "date", "time", "email", "hostname", "host-name", "ipv4", "ip-address", "ipv6",
      "uri", "regex", "color", "style", "phone",
    ])
  func formats(name: String) throws {
    let schema = JSONSchema(
      ["type": "string", "format": .init(stringLiteral: name)],
      options: SchemaOptions(defaultDraft: .draft4))
    let values = try (0..<20).map { try schema.generate(seed: $0) }
    #expect(values.allSatisfy { schema.accepts($0) && $0.string != nil })
    #expect(Set(values).count > 1)
  }

  @Test("Seeds make different values, and bounds are reached")
  func variety() throws {
    let schema = JSONSchema(
      ["type": "integer", "minimum": 1, "maximum": 6], options: SchemaOptions(defaultDraft: .draft4)
    )
    let values = try (0..<200).map { try schema.generate(seed: $0).number?.int ?? 0 }
    #expect(Set(values) == Set(1...6))
  }

  @Test(
    "Where nothing is valid, an error names the schema",
    arguments: [
      #"{"properties": {"a": {"type": "integer", "minimum": 3, "maximum": 2}}, "required": ["a"]}"#,
      #"{"properties": {"a": {"type": "string", "pattern": "^(?=a)b$"}}, "required": ["a"]}"#,
      #"{"properties": {"a": {"not": {}}}, "required": ["a"]}"#,
      ##"{"properties": {"a": {"properties": {"b": {"$ref": "#/properties/a"}}, "required": ["b"], "type": "object"}}, "required": ["a"], "type": "object"}"##,
    ])
  func impossible(text: String) throws {
    let schema = JSONSchema(
      try JSONValue(parsing: text), options: SchemaOptions(defaultDraft: .draft4))
    #expect {
      try schema.generate(seed: 1)
    } throws: { error in
      (error as? SchemaGenerationError)?.pointer.description.hasPrefix("/properties/a") == true
    }
  }
}
