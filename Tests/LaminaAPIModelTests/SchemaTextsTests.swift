import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import Testing

@Suite("Texts of schemas")
struct SchemaTextsTests {
  /// Texts that expectations can ask.
  private final class Reader {
    var texts: SchemaTexts

    init(_ schemas: [APISchema], _ loader: (any SourceLoader)?) {
      texts = SchemaTexts(schemas, loader)
    }

    func number(_ schema: APISchema) -> Int? { texts.number(of: schema) }
    func find(_ reference: String, _ text: Int) -> SchemaTarget? {
      texts.find(reference, from: text).map { $0.target }
    }
    func place(_ offset: Int, _ text: Int) -> Place? { texts.place(at: offset, in: text) }
  }

  private let loader = MemoryLoader([
    "schemas/a.json": ##"{"definitions": {"x": {"$ref": "parts/b.json#/definitions/y%20z"}}}"##,
    "schemas/parts/b.json":
      ##"{"definitions": {"y z": {"type": "string"}}, "more": {"$ref": "#/definitions/y z"}}"##,
  ])

  private func schema(_ text: String, name: String? = nil, file: String = "api.raml") -> APISchema {
    APISchema(name: name, text: text, place: Place(file: file, line: 1, column: 1))
  }

  @Test("References lead to names, identifiers and files, each relative to where it stands")
  func references() throws {
    let named = schema(#"{"id": "http://x/n", "type": "integer"}"#, name: "n")
    let reader = Reader([named], loader)
    let number = try #require(reader.number(schema(#"{"a": 1}"#, file: "schemas/root.json")))
    for reference in ["n", "http://x/n", "http://elsewhere/n", "n#"] {
      #expect(reader.find(reference, number) == SchemaTarget(text: 0, pointer: JSONPointer()))
    }
    let first = try #require(reader.find("a.json#/definitions/x", number))
    let second = try #require(reader.find("parts/b.json#/definitions/y%20z", first.text))
    #expect(reader.texts.texts[second.text].root[second.pointer]?["type"] == "string")
    #expect(reader.find("#/more", second.text)?.text == second.text)
    for reference in ["missing.json", "a.json#/no", "n#/no", "http://elsewhere/m", "#/b"] {
      #expect(reader.find(reference, number) == nil)
    }
    #expect(reader.find("#", number) == SchemaTarget(text: number, pointer: JSONPointer()))
  }

  @Test("A schema is read once, and its bytes have their lines")
  func places() throws {
    let text = "{\n\n \"a\": [\n1]}"
    let reader = Reader([], nil)
    let number = try #require(reader.number(schema(text)))
    #expect(reader.number(schema(text)) == number && reader.texts.texts.count == 1)
    #expect(reader.number(schema(text, file: "b.raml")) == 1)
    #expect(reader.number(schema("[]")) == nil && reader.number(schema("{")) == nil)
    for offset in 0...text.utf8.count {
      #expect(reader.place(offset, number) == schema(text).place(at: offset))
    }
  }
}
