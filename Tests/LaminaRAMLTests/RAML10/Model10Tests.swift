import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaRAML
import Testing

@Suite struct Model10Tests {
  private let text = """
    #%RAML 1.0
    title: {value: Shop}
    mediaType: [application/json, text/json]
    types:
      Item:
        properties:
          name: {type: string, minLength: 2}
          price?: number
          parts?: Item[]
          /^x-/: integer
        additionalProperties: false
    /items/{id}:
      uriParameters: {id: {type: integer, minimum: 1}}
      get:
        queryParameters: {tag?: 'string[]', kind: {enum: [a, b], default: a}}
        responses: {200: {body: {type: Item, example: {name: Tea}}}}
      post: {body: {application/json: 'Item | nil'}}
    """

  private func model() -> APIModel {
    RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
  }

  @Test("Types become JSON Schema, by name and where they are used")
  func schemas() throws {
    let api = model()
    #expect(api.title == "Shop" && api.schemas.map(\.name) == ["Item"])
    let schema = try api.rules(try #require(api.schemas.first))
    #expect(schema.isValid)
    for (value, fits) in [
      (#"{"name": "Tea", "parts": [{"name": "Leaf", "x-a": 1}]}"#, true),
      (#"{"name": "T"}"#, false),
      (#"{"price": 1}"#, false), (#"{"name": "Tea", "x-a": "b"}"#, false),
      (#"{"name": "Tea", "y": 1}"#, false),
      (#"{"name": "Tea", "parts": [{}]}"#, false),
    ] {
      #expect(schema.accepts(try JSONValue(parsing: value)) == fits, "\(value)")
    }
  }

  @Test("Bodies have every default media type, and unions are choices")
  func bodies() throws {
    let resource = try #require(model().resources.first)
    let bodies = resource.methods[0].responses[0].bodies
    #expect(bodies.map(\.mediaType) == ["application/json", "text/json"])
    #expect(bodies[0].schema?.name == "Item" && bodies[0].example == #"{"name":"Tea"}"#)
    let union = try #require(resource.methods[1].bodies.first?.schema)
    let schema = try model().rules(union)
    #expect(schema.accepts(nil) && schema.accepts(["name": "Tea"]) && !schema.accepts(1))
  }

  @Test("Parameters are required unless they say otherwise, and arrays repeat")
  func parameters() throws {
    let resource = try #require(model().resources.first)
    #expect(
      resource.uriParameters[0].types[0].kind == .integer
        && resource.uriParameters[0].types[0].minimum == 1)
    let query = resource.methods[0].queryParameters
    #expect(query.map(\.name) == ["tag", "kind"] && query.map(\.isRequired) == [false, true])
    #expect(
      query[0].isRepeated && query[1].types[0].values == ["a", "b"]
        && query[1].types[0].defaultValue == "a")
  }

  @Test("A type that is within itself by what it inherits becomes a definition")
  func inheritedCircle() throws {
    let text = """
      #%RAML 1.0
      title: T
      types: {A: {properties: {b?: {type: A, description: x}}}}
      /a: {get: {responses: {200: {body: {application/json: A}}}}}

      """
    let model = RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text])).model()
    let schema = try model.rules(try #require(model.schemas.first))
    #expect(schema.problems == [])
    #expect(schema.validate(["b": ["b": ["b": [:]]]]).isValid)
    #expect(!schema.validate(["b": ["b": ["b": 1]]]).isValid)
  }

  @Test("Chains of types end, by properties, and by what they inherit", arguments: [true, false])
  func longChains(inherits: Bool) {
    var text = "#%RAML 1.0\ntitle: T\ntypes:\n  T100: object\n"
    for level in (0..<100).reversed() {
      text +=
        inherits
        ? "  T\(level): T\(level + 1)\n"
        : "  T\(level): {properties: {p: {type: T\(level + 1), description: x}}}\n"
    }
    let document = RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text]))
    #expect(document.model().schemas.count == 101)
  }

  @Test("One protocol needs no list at a method, and scalars count without their annotations")
  func scalars() throws {
    let text = """
      #%RAML 1.0
      title: {value: T, (a): x}
      annotationTypes: {a: string}
      mediaType: {value: text/plain, (a): x}
      /a: {get: {protocols: HTTPS, description: {value: d, (a): x}, body: string}}
      """
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    try #require(document.diagnostics == [])
    let method = try #require(document.model().resources.first?.methods.first)
    #expect(document.model().title == "T" && method.description == "d")
    #expect(method.protocols == [.https] && method.bodies.map(\.mediaType) == ["text/plain"])
  }
}
