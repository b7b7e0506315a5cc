import LaminaAPI
import LaminaJSON
import Testing

/// Descriptions of Swagger 2.0.
@Suite struct SwaggerTests {
  private let shop = """
    swagger: '2.0'
    info: {title: Shop, version: '1'}
    host: a.b
    basePath: /v1
    schemes: [https, http]
    consumes: [application/json]
    produces: [application/json, application/xml]
    securityDefinitions:
      key: {type: apiKey, in: query, name: k}
      login: {type: oauth2, flow: accessCode, authorizationUrl: 'https://a.b/a', tokenUrl: 'https://a.b/t', scopes: {read: Reads}}
    parameters:
      Page: {name: page, in: query, type: integer, minimum: 1}
    responses:
      Gone: {description: Gone, schema: {$ref: '#/definitions/Problem'}}
    paths:
      /pets/{id}:
        parameters: [{name: id, in: path, required: true, type: string}]
        get:
          operationId: findPet
          deprecated: true
          security: [{login: [read]}]
          parameters:
            - $ref: '#/parameters/Page'
            - {name: ids, in: query, type: array, items: {type: integer}, collectionFormat: multi}
          responses:
            '200': {description: ok, schema: {$ref: 'pets.yaml#/Pet'}, headers: {X-Left: {type: integer}}, examples: {application/json: {id: 5}}}
            '410': {$ref: '#/responses/Gone'}
        put:
          parameters: [{name: pet, in: body, required: true, schema: {$ref: '#/definitions/Pet'}}]
          responses: {'204': {description: ok}}
        post:
          consumes: [multipart/form-data]
          parameters:
            - {name: photo, in: formData, type: file, required: true}
            - {name: note, in: formData, type: string}
          responses: {'200': {description: ok, schema: {type: file}}}
    definitions:
      Pet: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: [string, 'null']}}}
      Problem: {type: object, x-note: 1, properties: {code: {type: integer, example: 5}}}

    """

  private func file() -> OpenAPIFile {
    let pets =
      "Pet: {type: object, properties: {owner: {$ref: '#/Owner'}}}\nOwner: {type: string}\n"
    return OpenAPIFile.read(
      "a.yaml", from: MemoryLoader(["a.yaml": shop, "pets.yaml": pets]))
  }

  @Test("Nothing is wrong with a right one, and its model has all of it")
  func model() throws {
    #expect(file().diagnostics.map(\.description) == [])
    let api = file().model()
    #expect(api.servers.map(\.url) == ["https://a.b/v1", "http://a.b/v1"])
    #expect(api.baseURI == "https://a.b/v1" && api.protocols == [.https, .http])
    let methods = try #require(api.resources.first?.methods)
    #expect(methods.map(\.name) == ["GET", "PUT", "POST"])
    let get = methods[0]
    #expect(get.operationID == "findPet" && get.isDeprecated)
    #expect(
      get.queryParameters.map(\.name) == ["page", "ids"] && get.queryParameters[1].isRepeated)
    #expect(get.queryParameters[0].types[0].minimum == 1)
    #expect(get.responses.map(\.status) == [200, 410])
    #expect(get.responses[0].bodies.map(\.mediaType) == ["application/json", "application/xml"])
    #expect(get.responses[0].bodies[0].example == #"{"id":5}"#)
    #expect(get.responses[0].headers.map(\.name) == ["X-Left"])
    #expect(get.responses[1].bodies[0].schema?.name == "Problem")
    #expect(get.securedBy == [APISecurity(scheme: "login", scopes: ["read"])])
    #expect(methods[1].isBodyRequired && methods[1].bodies[0].schema?.name == "Pet")
    let form = methods[2].bodies[0].formParameters
    #expect(methods[2].bodies[0].mediaType == "multipart/form-data")
    #expect(form.map(\.name) == ["photo", "note"] && form[0].types[0].kind == .file)
    #expect(form.map(\.isRequired) == [true, false])
    #expect(api.schemas.count == 4 && api.schemas[0].name == "Pet")
  }

  @Test("It becomes OpenAPI 3.0 without an error")
  func upgrade() throws {
    let written = OpenAPIDocument(file().model())
    #expect(written.notes.map(\.message) == [])
    let read = OpenAPIFile.read("b.json", from: MemoryLoader(["b.json": written.text(.json)]))
    #expect(read.diagnostics.map(\.description) == [])
    let pet = written.value["components"]?["schemas"]?["Pet"]
    #expect(pet?["properties"]?["kind"] == ["type": "string", "nullable": true])
    let problem = written.value["components"]?["schemas"]?["Problem"]
    #expect(problem?["x-note"] == 1 && problem?["properties"]?["code"]?["example"] == 5)
    let flows = written.value["components"]?["securitySchemes"]?["login"]?["flows"]
    #expect(flows?["authorizationCode"]?["scopes"] == ["read": "Reads"])
    #expect(
      OpenAPIDocument(read.model()).value == written.value, "what was upgraded stays as it is")
  }

  @Test(
    "Its rules are its own",
    arguments: [
      ("      parameters: [{name: a, in: query}]", "missing-property"),
      ("      parameters: [{name: a, in: cookie, type: string}]", "parameter-in"),
      ("      parameters: [{name: a, in: body}]", "missing-property"),
      ("      parameters: [{name: a, in: query, type: array}]", "missing-items"),
      ("      parameters: [{name: a, in: query, type: object}]", "schema-type"),
      ("      callbacks: {}", "unknown-property"), ("      security: [{x: []}]", "unknown-scheme"),
    ])
  func rules(_ line: String, _ code: String) {
    let text =
      "swagger: '2.0'\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n\(line)\n"
      + "      responses: {'200': {description: ok}}\n"
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
    #expect(file.diagnostics.map(\.code) == [code])
    #expect(file.diagnostics.first?.place.line == 6)
  }
}
