import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaRAML
import Testing

@Suite struct LibraryTests {
  private let files = [
    "a.raml": """
    #%RAML 1.0
    title: T
    uses: {lib: l.raml}
    securedBy: [lib.auth: {scopes: [read]}, null]
    /a:
      get:
        securedBy: {lib.auth: {scopes: write}}
        responses: {200: {body: {application/json: 'lib.Item[]'}}}
      post: {body: {application/json: {type: lib.Item, example: {name: x}}}}
    """,
    "l.raml": """
    #%RAML 1.0 Library
    types: {Item: {properties: {name: string, part?: Part}}, Part: {properties: {n: integer}}, Unused: string}
    securitySchemes:
      auth: {type: OAuth 2.0, settings: {accessTokenUri: 'http://a', scopes: [read, write]}}
    """,
  ]

  @Test("Types and schemes of libraries are in the model by the names that the root uses")
  func names() throws {
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(files))
    try #require(document.diagnostics.map(\.description) == [])
    let api = document.model()
    #expect(api.schemas.map(\.name) == ["lib.Item", "lib.Part"])
    #expect(api.securitySchemes.map(\.name) == ["lib.auth"])
    #expect(
      api.securedBy == [
        APISecurity(scheme: "lib.auth", scopes: ["read"]), APISecurity(scheme: nil),
      ])
    let methods = api.resources[0].methods
    try #require(methods.map(\.bodies.count) == [0, 1])
    #expect(methods[0].securedBy == [APISecurity(scheme: "lib.auth", scopes: ["write"])])
    #expect(methods[1].bodies[0].schema?.name == "lib.Item")
    let list = try api.rules(try #require(methods[0].responses[0].bodies[0].schema))
    #expect(
      list.accepts([["name": "a", "part": ["n": 1]]])
        && !list.accepts([["name": "a", "part": [:]]]))
  }

  @Test("A scope that the scheme does not offer is a problem")
  func scopes() {
    let text = files["a.raml"]?.split(separator: "\n").dropFirst().joined(separator: "\n") ?? ""
    let problems = problems10(
      text.replacing("scopes: write", with: "scopes: [none]") + "\n",
      ["l.raml": files["l.raml"] ?? ""])
    #expect(problems == ["6:37 unknown-scope"])
  }

  @Test("A type that is a schema may be wrapped, and takes no part in expressions")
  func externalTypes() {
    let start = "title: T\ntypes:\n  A: '{}'\n"
    #expect(problems10(start + "  B: {type: A, description: b}\n") == [])
    #expect(problems10(start + "  B: A[]\n") == ["4:6 external-type"])
    #expect(problems10(start + "  B: string | A\n") == ["4:6 external-type"])
  }

  @Test("Schemas of a chain of types grow with its length, not with its square")
  func growth() {
    let sizes = [200, 400].map { count in
      let types = (0..<count).reversed().map { "  T\($0): {properties: {next?: T\($0 + 1)}}" }
      let text =
        "#%RAML 1.0\ntitle: T\ntypes:\n  T\(count): string\n" + types.joined(separator: "\n") + "\n"
      let api = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
      return api.schemas.reduce(0) { $0 + $1.text.utf8.count }
    }
    #expect(sizes[1] < sizes[0] * 21 / 10 && sizes[0] > 200 * 50)
  }
}
