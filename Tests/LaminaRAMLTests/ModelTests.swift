import LaminaAPIModel
import LaminaAPISource
import LaminaRAML
import Testing

@Suite struct ModelTests {
  private let text = """
    title: Shop
    version: v1
    baseUri: https://{region}.shop/{version}
    mediaType: application/json
    documentation: [{title: Start, content: Read this.}]
    schemas: [item: '{"type": "object"}']
    securitySchemes:
    - token:
        type: OAuth 2.0
        describedBy: {headers: {Authorization: }, responses: {401: }}
        settings: {authorizationUri: a, accessTokenUri: b, scopes: [read, write]}
    securedBy: [token: {scopes: [read]}]
    traits: [paged: {usage: For lists., queryParameters: {page: {type: integer, minimum: 1, default: 1}}}]
    /items:
      displayName: Items
      get:
        is: [paged]
        responses:
          200: {headers: {X-Count: }, body: {schema: item, example: '{}'}}
      /{id}:
        get: {securedBy: [null], protocols: [HTTP]}
        delete: {headers: {a: [{type: integer}, {type: boolean, repeat: true}]}}
    """

  @Test("The model has what the document says, and what follows from it")
  func whole() throws {
    let document = read(text)
    #expect(document.diagnostics.filter { $0.severity == .error }.isEmpty)
    let api = document.model()
    #expect(api.title == "Shop" && api.version == "v1" && api.protocols == [.https])
    #expect(api.baseParameters.map(\.name) == ["region", "version"])
    #expect(api.baseParameters[1].types[0].values == ["v1"])
    #expect(api.documentation == [APISection(title: "Start", content: "Read this.")])
    #expect(api.schemas.first?.language == .json)
    #expect(api.allResources.map(\.uri) == ["/items", "/items/{id}"])
    #expect(api.templates.map(\.usage) == ["For lists."])
  }

  @Test("Methods have their traits, their security and their bodies")
  func methods() throws {
    let api = read(text).model()
    let get = try #require(api.resources.first?.methods.first)
    #expect(get.name == "GET" && get.traits == ["paged"] && get.protocols == [.https])
    #expect(get.queryParameters.first?.types.first?.minimum == 1)
    #expect(get.securedBy == [APISecurity(scheme: "token", scopes: ["read"])])
    let response = try #require(get.responses.first)
    #expect(response.status == 200 && response.headers.map(\.name) == ["X-Count"])
    #expect(response.bodies.first?.schema?.name == "item" && response.bodies.first?.example == "{}")
    #expect(get.place?.description == "api.raml:17:3")
  }

  @Test("Nested resources have implicit parameters, and their own security")
  func nested() throws {
    let api = read(text).model()
    let nested = try #require(api.resources.first?.resources.first)
    #expect(nested.uriParameters.map(\.name) == ["id"] && nested.uriParameters[0].isRequired)
    #expect(
      nested.methods[0].securedBy == [APISecurity(scheme: nil)]
        && nested.methods[0].protocols == [.http])
    let header = nested.methods[1].headers[0]
    #expect(
      header.types.map(\.kind) == [.integer, .boolean] && header.isRepeated && !header.isRequired)
    let scheme = try #require(api.securitySchemes.first)
    #expect(scheme.kind == .oauth2 && scheme.settings["scopes"] == ["read", "write"])
    #expect(
      scheme.headers.map(\.name) == ["Authorization"] && scheme.responses.map(\.status) == [401])
  }

  @Test("Bodies that schemes describe may leave their media type to the document")
  func schemes() {
    let text = """
      #%RAML 0.8
      title: T
      mediaType: application/json
      securitySchemes:
      - key:
          type: x-key
          describedBy:
            responses:
              401: {body: {example: '{"a": 1}'}}
              403: {body: {text/plain: {example: no}}}
              404: {body: }
      """
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    #expect(document.isUsable, "\(document.diagnostics)")
    let bodies = document.model().securitySchemes[0].responses.map(\.bodies)
    #expect(bodies.map { $0.map(\.mediaType) } == [["application/json"], ["text/plain"], []])
    #expect(bodies.map { $0.map(\.example) } == [["{\"a\": 1}"], ["no"], []])
  }
}
