import LaminaAPI
import LaminaJSON
import Testing

/// Documents that become another version, and rules that only some versions have.
@Suite struct VersionTests {
  private func file(_ text: String) -> OpenAPIFile {
    OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
  }

  private func codes(_ schema: String, _ version: String = "3.0.3") -> [String] {
    let text =
      "openapi: \(version)\ninfo: {title: T, version: '1'}\npaths: {}\n"
      + "components: {schemas: {A: \(schema)}}\n"
    return file(text).diagnostics.map(\.code)
  }

  @Test("Schemas have the rules of their version")
  func schemas() {
    #expect(codes("{type: array}") == ["missing-items"])
    #expect(codes("{type: array}", "3.1.0") == [])
    #expect(codes("{oneOf: [{}], discriminator: {mapping: {}}}") == ["missing-property"])
    #expect(codes("{oneOf: [{}], discriminator: kind}", "3.1.0") == ["value-kind"])
    #expect(codes("{type: integer, enum: [1, a, 2.0]}") == ["enum-type"])
    #expect(codes("{type: string, nullable: true, enum: [a, null]}") == [])
    #expect(codes("{type: [string, 'null'], enum: [a, null, 5]}", "3.1.0") == ["enum-type"])
  }

  @Test("A word of a later version is named as such")
  func later() {
    let text = "openapi: 3.0.3\ninfo: {title: T, version: '1', summary: s}\npaths: {}\n"
    #expect(file(text).diagnostics.map(\.repair) == ["It is of OpenAPI 3.1."])
    let tag =
      "openapi: 3.1.0\ninfo: {title: T, version: '1'}\ntags: [{name: t, kind: nav}]\npaths: {}\n"
    #expect(file(tag).diagnostics.map(\.repair) == ["It is of OpenAPI 3.2."])
    #expect(file(tag.replacing("3.1.0", with: "3.2.0")).diagnostics.map(\.code) == [])
  }

  @Test("Both example and examples are too many")
  func examples() {
    let text = """
      openapi: 3.0.3
      info: {title: T, version: '1'}
      paths:
        /a: {get: {responses: {'200': {description: d, content: {text/plain: {example: a, examples: {b: {value: c}}}}}}}}

      """
    #expect(file(text).diagnostics.map(\.code) == ["example-and-examples"])
  }

  @Test("Towards 3.0 schemas change as far as they can, and what is lost is named")
  func older() {
    let text = """
      openapi: 3.1.0
      info: {title: T, version: '1'}
      paths: {}
      webhooks: {made: {post: {responses: {'200': {description: ok}}}}}
      components:
        schemas:
          A: {type: [integer, 'null'], exclusiveMinimum: 0, examples: [5]}
          B: {const: b, if: {}, then: {}}

      """
    let written = OpenAPIDocument(file(text).model(), version: .v3_0)
    let schemas = written.value["components"]?["schemas"]
    #expect(
      schemas?["A"] == [
        "type": "integer", "nullable": true, "minimum": 0, "exclusiveMinimum": true, "example": 5,
      ])
    #expect(schemas?["B"] == ["enum": ["b"]])
    #expect(
      written.notes.map(\.message) == [
        "OpenAPI 3.0 has no webhooks; they are kept in x-webhooks.",
        "OpenAPI 3.0 has no 'if', 'then'; the schema B is without.",
      ])
    let same = OpenAPIDocument(file(text).model(), version: .v3_1)
    #expect(same.value["components"]?["schemas"]?["B"] == ["const": "b", "if": [:], "then": [:]])
  }

  @Test("Towards 3.1 schemas of 3.0 take its words")
  func newer() {
    let text = """
      openapi: 3.0.3
      info: {title: T, version: '1'}
      paths: {}
      components:
        schemas:
          A: {type: integer, nullable: true, minimum: 0, exclusiveMinimum: true, example: 5}

      """
    let written = OpenAPIDocument(file(text).model(), version: .v3_1)
    #expect(
      written.value["components"]?["schemas"]?["A"] == [
        "type": ["integer", "null"], "exclusiveMinimum": 0, "examples": [5],
      ])
  }

  @Test("A reference into a sibling file becomes a component, with a loader")
  func bundled() {
    let files = [
      "a.raml": """
      #%RAML 0.8
      title: T
      schemas:
        - pet: !include pet.json
      /a:
        get: {responses: {200: {body: {application/json: {schema: pet}}}}}

      """,
      "pet.json":
        #"{"type": "object", "properties": {"owner": {"$ref": "owner.json"}, "x": {"$ref": "owner.json#/definitions/x"}}}"#,
      "owner.json":
        ##"{"type": "object", "properties": {"x": {"$ref": "#/definitions/x"}}, "definitions": {"x": {"type": "string"}}}"##,
    ]
    let loader = MemoryLoader(files)
    let api = RAMLDocument.read("a.raml", from: loader).model()
    let written = OpenAPIDocument(api, loader: loader)
    #expect(written.notes.map(\.message) == [])
    let schemas = written.value["components"]?["schemas"]
    #expect(
      schemas?["pet"]?["properties"] == [
        "owner": ["$ref": "#/components/schemas/owner"], "x": ["$ref": "#/components/schemas/x"],
      ])
    #expect(
      schemas?["owner"]?["properties"] == ["x": ["$ref": "#/components/schemas/x"]])
    #expect(schemas?["x"]?["type"] == "string")
    #expect(OpenAPIDocument(api).notes.count == 2)
  }
}
