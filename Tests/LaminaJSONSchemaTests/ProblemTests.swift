import LaminaJSON
import LaminaJSONSchema
import Testing

@Suite("Problems of schemas")
struct ProblemTests {
  private func problems(_ text: String, _ draft: SchemaDraft? = .draft4) throws -> [SchemaProblem] {
    JSONSchema(try JSONValue(parsing: text), options: SchemaOptions(defaultDraft: draft)).problems
  }

  @Test("A keyword with a value of another type is said to expect its own")
  func types() throws {
    let text =
      #"{"properties": {"a": {"type": "string", "required": true}}, "maxLength": "3", "allOf": {}}"#
    let found = try problems(text)
    #expect(
      found.map(\.message) == [
        "Keyword 'required' is expected to be of type 'array', and is a boolean.",
        "Keyword 'maxLength' is expected to be of type 'integer', and is a string.",
        "Keyword 'allOf' is expected to be of type 'array', and is an object.",
      ])
    #expect(found.map(\.offset) == [52, 73, 87])
    #expect(found[0].pointer.description == "/properties/a/required")
    #expect(found[0].repair?.contains("draft-03") == true)
    #expect(found.allSatisfy { $0.kind == .keywordType && $0.severity == .error })
  }

  @Test("In draft-03 it is the other way round, and $schema decides")
  func draft3() throws {
    let text = #"{"$schema": "http://json-schema.org/draft-03/schema#", "required": ["a"]}"#
    let found = try problems(text, nil)
    #expect(
      found.map(\.message) == [
        "Keyword 'required' is expected to be of type 'boolean', and is an array."
      ])
    #expect(JSONSchema(try JSONValue(parsing: text)).draft == .draft3)
  }

  @Test(
    "Each fault has its kind",
    arguments: [
      (#"{"minLength": -1}"#, SchemaProblem.Kind.keywordValue, SchemaProblem.Severity.error),
      (#"{"multipleOf": 0}"#, .keywordValue, .error),
      (#"{"enum": []}"#, .keywordValue, .error),
      (#"{"enum": [1, 1.0]}"#, .keywordValue, .error),
      (#"{"required": []}"#, .keywordValue, .error),
      (#"{"required": [1]}"#, .keywordValue, .error),
      (#"{"anyOf": []}"#, .keywordValue, .error),
      (#"{"type": []}"#, .keywordValue, .error),
      (#"{"dependencies": {"a": 1}}"#, .keywordValue, .error),
      (#"{"exclusiveMaximum": true}"#, .missingKeyword, .error),
      (#"{"extends": {}}"#, .foreignKeyword, .warning),
      (#"{"reqired": ["a"]}"#, .unknownKeyword, .hint),
      (##"{"$ref": "#", "maxLength": 1}"##, .circularReference, .error),
      (
        ##"{"allOf": [{"$ref": "#/definitions/a", "maxLength": 1}], "definitions": {"a": {}}}"##,
        .besideReference, .hint
      ),
      (#"{"$schema": "http://json-schema.org/draft-07/schema#"}"#, .unknownDraft, .warning),
      (#"{"type": "strin"}"#, .unknownType, .error),
      (#"{"type": "any"}"#, .unknownType, .error),
      (#"{"format": "datetime"}"#, .unknownFormat, .hint),
      (#"{"pattern": "(a"}"#, .badPattern, .error),
      (#"{"patternProperties": {"(a": {}}}"#, .badPattern, .error),
      (#"{"items": 1}"#, .keywordType, .error),
      (#"{"properties": {"a": true}}"#, .keywordType, .error),
      (
        ##"{"allOf": [{"$ref": "#/definitions/b"}], "definitions": {"a": {}}}"##,
        .unresolvedReference, .error
      ),
      (#"{"allOf": [{"$ref": "other.json"}]}"#, .unresolvedReference, .error),
      (##"{"allOf": [{"$ref": "#name"}]}"##, .unresolvedReference, .error),
      (#"{"allOf": [{"$ref": 1}]}"#, .keywordType, .error),
      ("[]", .keywordType, .error),
    ] as [(String, SchemaProblem.Kind, SchemaProblem.Severity)])
  func kinds(_ text: String, _ kind: SchemaProblem.Kind, _ severity: SchemaProblem.Severity) throws
  {
    let found = try problems(text)
    #expect(found.contains { $0.kind == kind && $0.severity == severity }, "\(found)")
    #expect(found.allSatisfy { $0.message.hasSuffix(".") || $0.message.hasSuffix("?") })
  }

  @Test("Without $schema it is draft-04, with a hint")
  func noDraft() throws {
    let found = try problems("{}", nil)
    #expect(found.map(\.kind) == [.missingDraft])
    #expect(found.map(\.severity) == [.hint])
  }

  @Test("All problems come at once, in the order of the text, and the rest of the schema holds")
  func together() throws {
    let text =
      ##"{"type": "strin", "pattern": "[", "maximum": "x", "properties": {"a": {"$ref": "#/x"}, "b": {"minimum": 2}}}"##
    let schema = JSONSchema(
      try JSONValue(parsing: text), options: SchemaOptions(defaultDraft: .draft4))
    #expect(
      schema.problems.map(\.kind) == [
        .unknownType, .badPattern, .keywordType, .unresolvedReference,
      ])
    #expect(schema.validate(["a": 1, "b": 1]).violations.map(\.keyword) == ["minimum"])
  }

  @Test("What is nearly right is named")
  func hints() throws {
    #expect(
      try problems(#"{"type": "strin"}"#)[0].message
        == "There is no type 'strin'; did you mean 'string'?")
    let reference =
      ##"{"allOf": [{"$ref": "#/definitions/adress"}], "definitions": {"address": {}}}"##
    #expect(
      try problems(reference)[0].message
        == "The reference '#/definitions/adress' leads nowhere. '/definitions' has no 'adress'; did you mean 'address'?"
    )
    #expect(try problems(#"{"format": "datetime"}"#)[0].repair == "date-time")
  }
}
