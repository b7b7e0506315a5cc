import LaminaJSON
import LaminaJSONSchema
import Testing

/// Each keyword of both drafts: what it lets through, what it does not, and what it says then.
@Suite("Rules of JSON Schema")
struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let draft: SchemaDraft
    let schema: String
    let valid: [String]
    /// Values that break the rule, each with the pointer, the offset and the keyword.
    let broken: [(String, String, Int, String)]
    var testDescription: String { schema }

    init(_ schema: String, valid: [String], broken: [(String, String, Int, String)]) {
      self.init(.draft4, schema, valid: valid, broken: broken)
    }

    init(
      _ draft: SchemaDraft, _ schema: String, valid: [String],
      broken: [(String, String, Int, String)]
    ) {
      (self.draft, self.schema, self.valid, self.broken) = (draft, schema, valid, broken)
    }
  }

  static let cases: [Case] = [
    Case(#"{"type": "string"}"#, valid: [#""a""#], broken: [("1", "", 0, "type")]),
    Case(
      #"{"type": ["integer", "null"]}"#, valid: ["1", "null"],
      broken: [("1.5", "", 0, "type"), ("1.0", "", 0, "type")]),
    Case(
      #"{"enum": [1, "a", {"b": [1.0]}]}"#, valid: ["1.0", #"{"b": [1]}"#],
      broken: [("2", "", 0, "enum")]),
    Case(
      #"{"maximum": 3}"#, valid: ["3", "3.0", #""x""#],
      broken: [("3.0000000000000000001", "", 0, "maximum")]),
    Case(
      #"{"maximum": 3, "exclusiveMaximum": true}"#, valid: ["2.9"],
      broken: [("3", "", 0, "maximum")]),
    Case(#"{"minimum": 1e400}"#, valid: ["10e399"], broken: [("1e399", "", 0, "minimum")]),
    Case(
      #"{"minimum": 1, "exclusiveMinimum": true}"#, valid: ["1.1"],
      broken: [("1.0", "", 0, "minimum")]),
    Case(
      #"{"multipleOf": 0.01}"#, valid: ["19.99", "1e300"], broken: [("0.001", "", 0, "multipleOf")]),
    Case(
      .draft3, #"{"divisibleBy": 0.1}"#, valid: ["0.3"], broken: [("0.25", "", 0, "divisibleBy")]),
    Case(#"{"maxLength": 2}"#, valid: [#""🐲é""#], broken: [(#""abc""#, "", 0, "maxLength")]),
    Case(#"{"minLength": 2}"#, valid: [#""ab""#], broken: [(#""🐲""#, "", 0, "minLength")]),
    Case(#"{"pattern": "^a+$"}"#, valid: [#""aa""#], broken: [(#""ab""#, "", 0, "pattern")]),
    Case(
      #"{"format": "date"}"#, valid: [#""2024-02-29""#, "5"],
      broken: [(#""2023-02-29""#, "", 0, "format")]),
    Case(#"{"maxItems": 1}"#, valid: ["[1]"], broken: [("[1,2]", "", 0, "maxItems")]),
    Case(#"{"minItems": 1}"#, valid: ["[1]"], broken: [("[]", "", 0, "minItems")]),
    Case(
      #"{"uniqueItems": true}"#, valid: ["[1,true,\"1\"]"],
      broken: [("[1, 1.0]", "/1", 4, "uniqueItems")]),
    Case(
      #"{"items": {"type": "null"}}"#, valid: ["[null]"], broken: [("[null, 1]", "/1", 7, "type")]),
    Case(
      #"{"items": [{}, {"type": "null"}], "additionalItems": false}"#, valid: ["[1]", "[1,null]"],
      broken: [("[1,2]", "/1", 3, "type"), ("[1,null,3]", "/2", 8, "additionalItems")]),
    Case(
      #"{"items": [{}], "additionalItems": {"type": "null"}}"#, valid: ["[1,null]"],
      broken: [("[1,2]", "/1", 3, "type")]),
    Case(
      #"{"maxProperties": 1}"#, valid: [#"{"a":1,"a":2}"#],
      broken: [(#"{"a":1,"b":2}"#, "", 0, "maxProperties")]),
    Case(#"{"minProperties": 1}"#, valid: [#"{"a":1}"#], broken: [("{}", "", 0, "minProperties")]),
    Case(
      #"{"required": ["a"]}"#, valid: [#"{"a":1}"#, "1"], broken: [(#"{"b":1}"#, "", 0, "required")]
    ),
    Case(
      .draft3, #"{"properties": {"a": {"required": true}}}"#, valid: [#"{"a":1}"#],
      broken: [("{}", "", 0, "required")]),
    Case(
      #"{"properties": {"a/b": {"type": "null"}}}"#, valid: ["{}"],
      broken: [(#"{"a/b": 1}"#, "/a~1b", 8, "type")]),
    Case(
      #"{"patternProperties": {"^x": {"type": "null"}}, "additionalProperties": false}"#,
      valid: [#"{"xa": null}"#],
      broken: [(#"{"xa": 1}"#, "/xa", 7, "type"), (#"{"a": 1}"#, "/a", 1, "additionalProperties")]),
    Case(
      #"{"additionalProperties": {"type": "null"}}"#, valid: [#"{"a": null}"#],
      broken: [(#"{"a": 1}"#, "/a", 6, "type")]),
    Case(
      #"{"dependencies": {"a": ["b"], "c": {"minProperties": 2}}}"#,
      valid: [#"{"a":1,"b":1}"#, #"{"c":1,"d":1}"#],
      broken: [(#"{"a":1}"#, "", 0, "dependencies"), (#"{"c":1}"#, "", 0, "minProperties")]),
    Case(
      .draft3, #"{"dependencies": {"a": "b"}}"#, valid: [#"{"a":1,"b":1}"#],
      broken: [(#"{"a":1}"#, "", 0, "dependencies")]),
    Case(
      #"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, valid: ["2"],
      broken: [("4", "", 0, "maximum")]),
    Case(
      #"{"anyOf": [{"type": "null"}, {"minimum": 3}]}"#, valid: ["null", "3"],
      broken: [("2", "", 0, "anyOf")]),
    Case(
      #"{"oneOf": [{"minimum": 1}, {"minimum": 3}]}"#, valid: ["2"],
      broken: [("4", "", 0, "oneOf"), ("0", "", 0, "oneOf")]),
    Case(#"{"not": {"type": "null"}}"#, valid: ["1"], broken: [("null", "", 0, "not")]),
    Case(
      .draft3, #"{"extends": [{"minimum": 1}, {"maximum": 3}]}"#, valid: ["2"],
      broken: [("0", "", 0, "minimum")]),
    Case(
      .draft3, #"{"disallow": ["string", {"minimum": 3}]}"#, valid: ["2"],
      broken: [(#""a""#, "", 0, "disallow"), ("3", "", 0, "disallow")]),
    Case(
      .draft3, #"{"type": ["null", {"type": "integer", "minimum": 3}]}"#, valid: ["null", "3"],
      broken: [("2", "", 0, "type")]),
    Case(.draft3, #"{"type": "any"}"#, valid: ["1", "null"], broken: []),
    Case(
      ##"{"$ref": "#/definitions/a", "definitions": {"a": {"type": "null"}}}"##, valid: ["null"],
      broken: [("1", "", 0, "type")]),
  ]

  @Test("A rule lets through what it should, and says where the rest is wrong", arguments: cases)
  func rule(_ fixture: Case) throws {
    let schema = JSONSchema(
      try JSONValue(parsing: fixture.schema), options: SchemaOptions(defaultDraft: fixture.draft))
    #expect(schema.problems.map(\.message) == [])
    for text in fixture.valid {
      let value = try JSONValue(parsing: text)
      #expect(schema.validate(value).violations.map(\.message) == [], "\(text)")
      #expect(schema.accepts(value))
    }
    for (text, pointer, offset, keyword) in fixture.broken {
      let value = try JSONValue(parsing: text)
      let violations = schema.validate(value).violations
      #expect(violations.map(\.pointer.description) == [pointer], "\(text)")
      #expect(violations.map(\.offset) == [offset], "\(text)")
      #expect(violations.map(\.keyword) == [keyword], "\(text)")
      #expect(violations.allSatisfy { $0.message.hasSuffix(".") || $0.message.hasSuffix("?") })
      #expect(!schema.accepts(value))
    }
  }

  @Test("A violation knows the keyword's place in the schema")
  func schemaPlace() throws {
    let text = #"{"properties": {"a": {"type": "string", "maxLength": 3}}}"#
    let schema = JSONSchema(
      try JSONValue(parsing: text), options: SchemaOptions(uri: "s.json", defaultDraft: .draft4))
    let violation = try #require(schema.validate(["a": "abcd"]).violations.first)
    #expect(violation.schemaRange == 53..<54)
    #expect(violation.schemaPointer.description == "/properties/a")
    #expect(violation.schemaDocument == "s.json")
  }

  @Test("All violations of a value are reported, and why no choice fits")
  func all() throws {
    let schema = JSONSchema(
      [
        "properties": [
          "name": ["type": "string"], "size": ["anyOf": [["type": "null"], ["minimum": 3]]],
        ],
        "required": ["name", "id"], "additionalProperties": false,
      ], options: SchemaOptions(defaultDraft: .draft4))
    let result = schema.validate(["name": 1, "size": 2, "sise": 0])
    #expect(
      result.violations.map(\.keyword).sorted() == [
        "additionalProperties", "anyOf", "required", "type",
      ])
    let choice = try #require(result.violations.first { $0.keyword == "anyOf" })
    #expect(choice.causes.count == 1)
    #expect(result.violations.contains { $0.message.contains("did you mean 'size'?") })
  }
}
