import LaminaAPI
import Testing

@testable import LaminaAPIDocuments

/// Schemas whose references lead to names, files and definitions.
@Suite struct SchemaReferenceTests {
  private let files = [
    "schemas/item.json": ##"{"properties": {"a": {"$ref": "parts/b.json#/definitions/x"}}}"##,
    "schemas/parts/b.json":
      ##"{"definitions": {"x": {"properties": {"c": {"$ref": "#/definitions/y"}}}, "y": {"type": "integer", "maximum": 12345}}}"##,
  ]

  @Test("A page shows what references to files lead to")
  func page() {
    let text = """
      #%RAML 0.8
      title: T
      /items:
        get: {responses: {200: {body: {application/json: {schema: !include schemas/item.json}}}}}
      """
    let loader = MemoryLoader(files.merging(["a.raml": text]) { first, _ in first })
    let model = RAMLDocument.read("a.raml", from: loader).model()
    #expect(APIPage(model, loader: loader).html.contains("integer · ≤ 12345"))
    #expect(!APIPage(model).html.contains("≤ 12345"))
  }

  @Test("A definition of another schema with the same name is no recursion")
  func names() throws {
    let outer =
      ##"{"definitions": {"x": {"$ref": "inner#/definitions/x"}}, "$ref": "#/definitions/x"}"##
    let inner = APISchema(
      name: "inner",
      text:
        ##"{"definitions": {"x": {"type": "boolean"}, "r": {"items": {"$ref": "#/definitions/r"}}}, "properties": {"r": {"$ref": "#/definitions/r"}}}"##
    )
    var reader = SchemaReader([inner])
    let found = reader.field("o", of: APISchema(text: outer))
    let field = try #require(found)
    #expect(field.type == "boolean" && !field.isRecursive)
    let other = reader.field("i", of: inner)
    let items = try #require(other?.fields.first?.fields.first)
    #expect(items.isRecursive && items.name == "[ ]")
  }
}
