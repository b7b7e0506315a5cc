import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// By what kept items are told apart, and what lists show of them.
@Suite struct KeyTests {
  private static func mock(_ text: String) -> (MockAPI, MockTransport) {
    var options = MockOptions()
    options.isStateful = true
    let model =
      text.hasPrefix("#%RAML")
      ? RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
      : OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text])).model()
    let api = MockAPI(model, options: options)
    return (api, MockTransport(api))
  }

  private static func post(_ target: String, _ body: String, _ mock: MockTransport) -> MockAnswer {
    mock.send(
      MockRequest(
        "POST", target, headers: ["Content-Type": "application/json"], body: Array(body.utf8)))
  }

  private static func pets(_ parameter: String, _ properties: String, _ required: String) -> String
  {
    """
    openapi: 3.0.3
    info: {title: S, version: '1'}
    paths:
      /pets:
        post:
          requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
          responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
      /pets/{\(parameter)}:
        get:
          parameters: [{name: \(parameter), in: path, required: true, schema: {type: string}}]
          responses:
            '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
            '404': {description: none}
    components:
      schemas:
        Pet: {type: object, required: [\(required)], properties: {\(properties)}}
    """
  }

  @Test(
    "The member is found however it is spelled",
    arguments: [
      ("petId", "id: {type: integer}, name: {type: string}", "", "id"),
      ("petId", "pet_id: {type: integer}, id: {type: integer}", "", "pet_id"),
      ("pet-id", "petId: {type: integer}", "", "petId"),
      ("id", "petId: {type: integer}, name: {type: string}", "", "petId"),
      ("pet", "name: {type: string}, uuid: {type: integer}", "uuid", "uuid"),
      ("petname", "id: {type: integer}, name: {type: integer}", "", "name"),
    ])
  func spelling(_ parameter: String, _ properties: String, _ required: String, _ key: String) {
    let (api, mock) = Self.mock(Self.pets(parameter, properties, required))
    let kept = api.keptCollections
    #expect(kept.map(\.key) == [key] && kept.first?.collection == "/pets")
    let made = Self.post("/pets", "{\"\(key)\": 55}", mock)
    #expect(made.status == 201 && made.headers["Location"] == "/pets/55", "\(made.text)")
    #expect(mock.send(MockRequest("GET", "/pets/55")).json?[key] == 55)
    #expect(mock.send(MockRequest("GET", "/pets/1")).status == 404)
    #expect(kept.first?.description.contains("member \(key)") == true)
  }

  private static let things = """
    #%RAML 1.0
    title: L
    mediaType: application/json
    types:
      Full: {properties: {id: integer, name: string}}
      Brief: {properties: {id: integer, href: string}}
    /things:
      get:
        queryParameters: {limit?: integer, offset?: {type: integer, default: 0}}
        responses: {200: {body: {type: "Brief[]", example: [{id: 1, href: /things/1}]}}}
      post: {body: {type: Full, example: {id: 1, name: One}}, responses: {201: {body: {type: Full, example: {id: 1, name: One}}}}}
      /{id}:
        get: {responses: {200: {body: {type: Full, example: {id: 1, name: One}}}}}
    """

  @Test("A list shows of its items what its own schema has")
  func lists() {
    let (api, mock) = Self.mock(Self.things)
    #expect(Self.post("/things", "{\"id\": 2, \"name\": \"Two\"}", mock).status == 201)
    let list = mock.send(MockRequest("GET", "/things"))
    #expect(list.json == [["id": 1, "href": "/things/1"], ["id": 2, "href": "/things/2"]])
    #expect(api.violations(of: list, to: MockRequest("GET", "/things")) == [])
    #expect(mock.send(MockRequest("GET", "/things/2")).json == ["id": 2, "name": "Two"])
  }

  @Test("The model's own example is made, where no conflict is declared")
  func example() {
    let (api, mock) = Self.mock(Self.things)
    for _ in 0..<2 {
      let request = MockRequest(
        "POST", "/things", headers: ["Content-Type": "application/json"],
        body: Array("{\"id\": 1, \"name\": \"New\"}".utf8))
      let made = mock.send(request)
      #expect(made.status == 201 && api.violations(of: made, to: request) == [])
    }
    #expect(mock.send(MockRequest("GET", "/things/1")).json?["name"] == "New")
    #expect(mock.send(MockRequest("GET", "/things")).json?.array?.count == 1)
  }

  @Test("A page is the part that limit and offset ask for")
  func pages() {
    let (_, mock) = Self.mock(Self.things)
    for number in 2...5 { _ = Self.post("/things", "{\"id\": \(number), \"name\": \"N\"}", mock) }
    func ids(_ query: String) -> [Int]? {
      mock.send(MockRequest("GET", "/things?\(query)")).json?.array?.compactMap {
        $0["id"]?.number?.int
      }
    }
    #expect(ids("limit=2") == [1, 2] && ids("limit=2&offset=3") == [4, 5])
    #expect(ids("offset=9") == [] && ids("limit=0") == [] && ids("") == [1, 2, 3, 4, 5])
  }

  @Test("A list within an object is filled with its count, page by page")
  func envelopes() {
    let (_, mock) = Self.mock(
      """
      openapi: 3.0.3
      info: {title: S, version: '1'}
      paths:
        /pets:
          get:
            parameters: [{name: page, in: query, schema: {type: integer}}, {name: per_page, in: query, schema: {type: integer, default: 2}}]
            responses: {'200': {description: ok, content: {application/json: {schema: {type: object, required: [items, total], properties: {total: {type: integer}, items: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}}}
          post:
            requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
            responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
        /pets/{petId}:
          get:
            parameters: [{name: petId, in: path, required: true, schema: {type: integer}}]
            responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
      components:
        schemas:
          Pet: {type: object, properties: {id: {type: integer}}}
      """)
    for number in 1...5 { _ = Self.post("/pets", "{\"id\": \(number)}", mock) }
    let page = mock.send(MockRequest("GET", "/pets?page=2")).json
    #expect(page?["total"] == 5 && page?["items"] == [["id": 3], ["id": 4]], "\(page as Any)")
  }
}
