import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// Examples with names: chosen by callers, kept by exports.
@Suite struct NamedExampleTests {
  private static let raml = """
    #%RAML 1.0
    title: Teas
    mediaType: application/json
    types:
      Tea: {properties: {name: string}}
    /teas:
      get:
        responses:
          200:
            body:
              type: Tea
              examples:
                green:
                  displayName: A green one
                  value: {name: Sencha}
                black: {name: Assam}
    """

  private static let openAPI = """
    openapi: 3.0.3
    info: {title: Teas, version: '1'}
    paths:
      /teas:
        get:
          responses:
            '200':
              description: one
              content:
                application/json:
                  schema: {type: object, properties: {name: {type: string}}}
                  examples:
                    green: {summary: A green one, value: {name: Sencha}}
                    black: {value: {name: Assam}}
    """

  private static func model(_ file: String) -> APIModel {
    file == "raml"
      ? RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": raml])).model()
      : OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": openAPI])).model()
  }

  private static func ask(_ model: APIModel, _ wish: String?, stateful: Bool = false) -> MockAnswer
  {
    var options = MockOptions()
    options.isStateful = stateful
    let mock = MockTransport(MockAPI(model, options: options))
    return mock.send(
      MockRequest("GET", "/teas", headers: wish.map { ["Prefer": "example=\($0)"] } ?? [:]))
  }

  @Test("They live in the model with what they say of themselves", arguments: ["raml", "openapi"])
  func model(_ file: String) throws {
    let body = try #require(Self.model(file).allResources[0].methods[0].responses[0].bodies.first)
    #expect(body.examples.map(\.name) == ["green", "black"])
    #expect(body.examples.map(\.summary) == ["A green one", nil])
    #expect(
      body.example(named: "black").flatMap { try? JSONValue(parsing: $0.value) } == [
        "name": "Assam"
      ])
  }

  @Test(
    "Prefer chooses by name, and a name that is not there is refused with those that are",
    arguments: ["raml", "openapi"])
  func choice(_ file: String) {
    let model = Self.model(file)
    #expect(Self.ask(model, nil).json == ["name": "Sencha"])
    #expect(Self.ask(model, "black").json == ["name": "Assam"])
    #expect(Self.ask(model, "green").headers["ETag"] != Self.ask(model, "black").headers["ETag"])
    #expect(Self.ask(model, "\"black\", dynamic=false").json == ["name": "Assam"])
    let refused = Self.ask(model, "\"white one\"")
    #expect(refused.text.contains("white one"))
    #expect(refused.status == 400 && refused.text.contains("green, black"), "\(refused.text)")
    #expect(Self.ask(model, "default").status == 400)
  }

  @Test("An export has them all", arguments: OpenAPIVersion.allCases)
  func export(_ version: OpenAPIVersion) throws {
    for file in ["raml", "openapi"] {
      let api = Self.model(file)
      let again = try APIModel(
        openAPI: JSONValue(parsing: OpenAPIDocument(api, version: version).text(.json)))
      let bodies = [api, again].map { $0.allResources[0].methods[0].responses[0].bodies[0] }
      #expect(bodies[0].examples.map(\.name) == bodies[1].examples.map(\.name))
      #expect(bodies[0].examples.map(\.summary) == bodies[1].examples.map(\.summary))
    }
  }

  @Test("A mock that keeps items says that it cannot obey")
  func stateful() {
    let raml = """
      #%RAML 1.0
      title: T
      mediaType: application/json
      types:
        Tea: {properties: {id: integer, name: string}}
      /teas:
        get: {responses: {200: {body: {type: "Tea[]", examples: {one: [{id: 1, name: A}]}}}}}
        post: {body: Tea, responses: {201: {body: {type: Tea, example: {id: 1, name: A}}}}}
        /{id}:
          get: {responses: {200: {body: {type: Tea, example: {id: 1, name: A}}}}}
      """
    let model = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": raml])).model()
    let refused = Self.ask(model, "one", stateful: true)
    #expect(refused.status == 400 && refused.text.contains("--stateful"), "\(refused.text)")
    #expect(Self.ask(model, "one").status == 200)
  }
}
