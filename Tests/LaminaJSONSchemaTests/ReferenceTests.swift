import LaminaJSON
import LaminaJSONSchema
import Testing

@Suite("References of schemas")
struct ReferenceTests {
  private static let documents: [String: JSONValue] = [
    "schemas/item.json": [
      "type": "object", "properties": ["next": ["$ref": "list.json#/definitions/end"]],
    ],
    "schemas/list.json": ["definitions": ["end": ["type": "null"]], "required": true],
    "http://example.com/b/x.json": ["type": "boolean"],
  ]

  private func schema(_ value: JSONValue, uri: String = "") -> JSONSchema {
    JSONSchema(
      value,
      options: SchemaOptions(uri: uri, defaultDraft: .draft4, resolver: { Self.documents[$0] }))
  }

  @Test("Other documents come by the resolver, relative to the document that names them")
  func documents() {
    let schema = schema(["items": ["$ref": "item.json"]], uri: "schemas/api.json")
    #expect(schema.validate([["next": nil]]).isValid)
    let result = schema.validate([["next": 1]])
    #expect(result.violations.map(\.schemaDocument) == ["schemas/list.json"])
    #expect(result.violations.map(\.schemaPointer.description) == ["/definitions/end"])
  }

  @Test("An id changes what references are relative to, and names a schema")
  func ids() {
    let value: JSONValue = [
      "id": "http://example.com/a/root.json",
      "properties": ["x": ["id": "../b/", "items": ["$ref": "x.json"]], "y": ["$ref": "#flag"]],
      "definitions": ["f": ["id": "#flag", "type": "boolean"]],
    ]
    let schema = schema(value)
    #expect(schema.problems == [])
    #expect(schema.validate(["x": [true], "y": false]).isValid)
    #expect(schema.validate(["x": [1], "y": 1]).violations.count == 2)
  }

  @Test("Problems of another document are reported with its address")
  func foreignProblems() {
    let schema = schema(["$ref": "list.json"], uri: "schemas/api.json")
    #expect(schema.problems.map(\.document) == ["schemas/list.json"])
    #expect(schema.problems.map(\.kind) == [.keywordType])
  }

  @Test("References in circles end where the value ends")
  func circles() {
    let schema = schema(["properties": ["next": ["$ref": "#"]], "additionalProperties": false])
    #expect(schema.validate(["next": ["next": ["next": [:]]]]).isValid)
    #expect(
      schema.validate(["next": ["next": ["nxt": [:]]]]).violations.map(\.pointer.description) == [
        "/next/next/nxt"
      ])
  }

  @Test("A reference that leads to itself is an error, and lets everything through")
  func selfReference() {
    for value: JSONValue in [
      ["$ref": "#"],
      [
        "$ref": "#/definitions/a",
        "definitions": ["a": ["$ref": "#/definitions/b"], "b": ["$ref": "#/definitions/a"]],
      ],
    ] {
      let schema = schema(value)
      #expect(schema.problems.contains { $0.kind == .circularReference })
      #expect(schema.validate(1).isValid)
    }
  }

  @Test("Schemas that apply themselves to the same value end with a limit")
  func endless() {
    for value: JSONValue in [
      ["allOf": [["$ref": "#"]]], ["not": ["not": ["$ref": "#"]]],
      ["anyOf": [["type": "null"], ["$ref": "#"]]],
    ] {
      let schema = schema(value)
      let result = schema.validate(1)
      guard case .circularReference = result.limit else {
        Issue.record("\(value) gives \(result)")
        continue
      }
      #expect(!result.isValid && !schema.accepts(1))
    }
  }

  @Test("The schemas of the drafts judge schemas", arguments: SchemaDraft.allCases)
  func metaschemas(draft: SchemaDraft) {
    let schema = JSONSchema(
      ["$ref": .init(stringLiteral: draft.rawValue + "#")],
      options: SchemaOptions(defaultDraft: draft))
    #expect(schema.problems == [])
    #expect(schema.validate(["type": "string", "minLength": 1]).isValid)
    #expect(schema.validate(["minLength": -1]).violations.map(\.keyword) == ["minimum"])
  }

  @Test("Depth, steps and violations have limits")
  func limits() {
    var deep: JSONValue = nil
    for _ in 0..<100 { deep = [deep] }
    func result(_ limits: SchemaLimits, _ schema: JSONValue, _ value: JSONValue) -> SchemaResult {
      JSONSchema(schema, options: SchemaOptions(defaultDraft: .draft4, limits: limits)).validate(
        value)
    }
    let list: JSONValue = ["items": ["$ref": "#"]]
    #expect(result(SchemaLimits(), list, deep).isValid)
    #expect(result(SchemaLimits(depth: 50), list, deep).limit == .depth(50))
    #expect(result(SchemaLimits(steps: 50), list, deep).limit == .steps(50))
    let numbers = JSONValue(.array((0..<50).map { JSONValue(.number(JSONNumber($0))) }))
    let many = result(SchemaLimits(violations: 10), ["items": ["type": "null"]], numbers)
    #expect(many.violations.count == 10 && many.limit == .violations(10))
  }

  @Test("Values as deep as the reader lets them in are judged through choices")
  func deepChoices() throws {
    let text = String(repeating: "{\"a\":", count: 50) + "1" + String(repeating: "}", count: 50)
    let schema = schema(["anyOf": [["type": "integer"], ["properties": ["a": ["$ref": "#"]]]]])
    let value = try JSONValue(parsing: text)
    #expect(schema.validate(value).isValid)
    #expect(schema.accepts(value))
    #expect(schema.validate(["a": ["a": 1.5]]).violations.isEmpty)
    var deep: JSONValue = 1
    for _ in 0..<2_000 { deep = ["a": deep] }
    guard case .depth = schema.validate(deep).limit else {
      Issue.record("a value 2,000 deep ends otherwise")
      return
    }
  }

  @Test("A pattern that takes too long ends the judging, and is no answer")
  func slowPattern() {
    let schema = schema(["pattern": "^(a+)+\\1+b$"])
    let result = schema.validate(.init(stringLiteral: String(repeating: "a", count: 3_000)))
    guard case .pattern = result.limit else {
      Issue.record("\(result)")
      return
    }
    #expect(!result.isValid)
  }

  @Test("Judging ends within its steps, however slow patterns and however many violations are")
  func bounded() {
    let limits = SchemaLimits(steps: 20_000)
    func limit(_ schema: JSONValue, _ value: JSONValue) -> SchemaResult.Limit? {
      JSONSchema(schema, options: SchemaOptions(defaultDraft: .draft4, limits: limits)).validate(
        value
      ).limit
    }
    let text = JSONValue(.string(String(repeating: "a", count: 40)))
    let texts = JSONValue(.array(Array(repeating: text, count: 10_000)))
    #expect(limit(["items": ["pattern": "^(a+)\\1+b$"]], texts) == .steps(20_000))
    let choices = JSONValue(.array(Array(repeating: ["type": "null"], count: 5_000)))
    #expect(limit(["items": ["anyOf": choices]], [1, 2, 3, 4, 5]) == .steps(20_000))
  }

  @Test("Sentences about large values are short")
  func shortSentences() throws {
    let large = JSONValue(.array(Array(repeating: "a long text of some words", count: 100_000)))
    let schema = schema(["enum": [1, large]])
    let violation = try #require(schema.validate(["x": large]).violations.first)
    #expect(violation.message.utf8.count < 200)
  }

  @Test("A chain of thousands of references is followed once, and a circle at its end found once")
  func longChain() {
    let count = 5_000
    func chained(_ last: JSONValue) -> JSONSchema {
      let links = (0..<count).map {
        JSONMember(key: "d\($0)", value: ["$ref": JSONValue(.string("#/definitions/d\($0 + 1)"))])
      }
      let definitions = JSONObject(links + [JSONMember(key: "d\(count)", value: last)])
      return schema(["$ref": "#/definitions/d0", "definitions": JSONValue(.object(definitions))])
    }
    let straight = chained(["type": "null"])
    #expect(straight.problems == [])
    #expect(straight.validate(1).violations.count == 1)
    let circle = chained(["$ref": "#/definitions/d0"])
    #expect(circle.problems.map(\.kind) == [.circularReference])
  }
}
