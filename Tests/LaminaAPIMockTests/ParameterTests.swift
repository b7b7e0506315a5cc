import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// Parameters that are no plain scalars: judged in each place, and refused with the place named.
@Suite struct ParameterTests {
  private static func mock(_ parameter: String, path: String = "/p") -> (
    MockAPI, MockTransport, APIModel
  ) {
    let text = """
      openapi: 3.0.3
      info: {title: A, version: '1'}
      paths:
        \(path): {get: {parameters: [\(parameter)], responses: {'200': {description: ok}}}}
      components:
        schemas:
          Id: {type: integer, minimum: 1}
      """
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
    #expect(file.diagnostics.allSatisfy { $0.severity == .hint }, "\(file.diagnostics)")
    let api = MockAPI(file.model())
    return (api, MockTransport(api), file.model())
  }

  /// A parameter, what is right, what is wrong, and where that is said to be.
  private static let table: [(parameter: String, path: String, right: [String], wrong: [String])] =
    [
      (
        "{name: v, in: path, required: true, schema: {type: array, items: {$ref: '#/components/schemas/Id'}}}",
        "/p/{v}", ["/p/1", "/p/1,2"], ["/p/a", "/p/1,0"]
      ),
      (
        "{name: v, in: path, required: true, style: label, schema: {type: array, items: {type: integer}}}",
        "/p/{v}", ["/p/.1", "/p/.1.2", "/p/.1,2"], ["/p/1", "/p/.a"]
      ),
      (
        "{name: v, in: path, required: true, style: label, explode: true, schema: {type: object, required: [a], properties: {a: {type: integer}}}}",
        "/p/{v}", ["/p/.a=1"], ["/p/.a,1", "/p/.b=1"]
      ),
      (
        "{name: v, in: path, required: true, style: matrix, schema: {type: integer}}", "/p/{v}",
        ["/p/;v=1"], ["/p/1", "/p/;v=a", "/p/;w=1"]
      ),
      (
        "{name: v, in: path, required: true, style: matrix, explode: true, schema: {type: array, maxItems: 2, items: {type: integer}}}",
        "/p/{v}", ["/p/;v=1;v=2"], ["/p/;v=1;v=2;v=3", "/p/;v=x"]
      ),
      (
        "{name: v, in: path, required: true, schema: {type: object, additionalProperties: false, properties: {a: {type: integer}}}}",
        "/p/{v}", ["/p/a,1"], ["/p/a", "/p/a,x", "/p/b,1"]
      ),
      (
        "{name: v, in: query, required: true, explode: false, schema: {type: array, minItems: 2, items: {type: integer}}}",
        "/p", ["/p?v=1,2"], ["/p?v=1", "/p?v=1,b", "/p", "/p?v=1,2&v=3"]
      ),
      (
        "{name: v, in: query, schema: {type: array, uniqueItems: true, items: {type: string, enum: [a, b]}}}",
        "/p", ["/p", "/p?v=a&v=b"], ["/p?v=a&v=a", "/p?v=c"]
      ),
      (
        "{name: v, in: query, style: spaceDelimited, explode: false, schema: {type: array, items: {type: integer}}}",
        "/p", ["/p?v=1%202", "/p?v=1+2"], ["/p?v=1%20b", "/p?v=1,2"]
      ),
      (
        "{name: v, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: integer}}}",
        "/p", ["/p?v=1|2", "/p?v=1%7c2"], ["/p?v=1%7Cb"]
      ),
      (
        "{name: v, in: query, style: deepObject, explode: true, schema: {type: object, additionalProperties: false, required: [a], properties: {a: {type: integer}, b: {type: array, items: {type: integer}}}}}",
        "/p", ["/p?v[a]=1", "/p?v%5Ba%5D=1&v[b]=2&v[b]=3", "/p"],
        ["/p?v[a]=x", "/p?v[b]=1", "/p?v[c]=1&v[a]=1", "/p?v[=1"]
      ),
      (
        "{name: v, in: query, required: true, schema: {type: object, required: [a], properties: {a: {type: integer}, b: {type: boolean}}}}",
        "/p", ["/p?a=1", "/p?a=1&b=true"], ["/p", "/p?a=x", "/p?a=1&b=2"]
      ),
      (
        "{name: v, in: query, explode: false, schema: {anyOf: [{type: boolean}, {type: array, items: {$ref: '#/components/schemas/Id'}}]}}",
        "/p", ["/p?v=true", "/p?v=1,2"], ["/p?v=x", "/p?v=1,0"]
      ),
      (
        "{name: v, in: query, schema: {allOf: [{$ref: '#/components/schemas/Id'}, {maximum: 5}]}}",
        "/p", ["/p?v=5"], ["/p?v=0", "/p?v=6", "/p?v=x"]
      ),
      (
        "{name: v, in: query, schema: {type: number, minimum: 0, exclusiveMinimum: true, multipleOf: 0.5}}",
        "/p", ["/p?v=0.5"], ["/p?v=0", "/p?v=0.7", "/p?v=x"]
      ),
      (
        "{name: v, in: query, schema: {type: integer, minimum: 0, exclusiveMinimum: false}}", "/p",
        ["/p?v=0"], ["/p?v=-1"]
      ),
      (
        "{name: v, in: query, schema: {type: string, format: date}}", "/p", ["/p?v=2020-02-29"],
        ["/p?v=2021-02-29"]
      ),
      (
        "{name: v, in: query, content: {application/json: {schema: {type: object, required: [a], properties: {a: {type: integer}}}}}}",
        "/p", ["/p?v=%7B%22a%22:1%7D"], ["/p?v=%7B", "/p?v=%7B%7D", "/p?v=%7B%22a%22:%22x%22%7D"]
      ),
    ]

  @Test(
    "A right value is taken, a wrong one refused, with the parameter named",
    arguments: table.indices)
  func judged(_ index: Int) throws {
    let row = Self.table[index]
    let (_, mock, _) = Self.mock(row.parameter, path: row.path)
    for target in row.right {
      #expect(mock.send(MockRequest("GET", target)).status == 200, "\(target)")
    }
    for target in row.wrong {
      let answer = mock.send(MockRequest("GET", target))
      #expect(answer.status == 400, "\(target)")
      let violation = answer.json?["violations"]?.array?.first
      #expect(violation?["name"]?.string?.hasPrefix("v") == true, "\(target) \(answer.text)")
      #expect(
        violation?["in"]?.string == (row.path == "/p" ? "query" : "path")
          && violation?["line"]?.number != nil)
    }
  }

  @Test("The requests made of a model keep it", arguments: table.indices)
  func examples(_ index: Int) {
    let (api, mock, model) = Self.mock(Self.table[index].parameter, path: Self.table[index].path)
    for request in api.exampleRequests(of: model) {
      #expect(mock.send(request).status == 200, "\(request.target)")
    }
  }

  @Test(
    "Headers and cookies are judged as queries are",
    arguments: [
      (
        "{name: X-V, in: header, required: true, schema: {type: array, items: {type: integer}}}",
        "X-V", ["1,2", "1, 2", "3"], ["a", "1,b", nil]
      ),
      (
        "{name: X-V, in: header, explode: true, schema: {type: object, required: [a], properties: {a: {type: integer}}}}",
        "X-V", ["a=1", nil], ["a,1", "a=x"]
      ),
      (
        "{name: v, in: cookie, required: true, schema: {type: integer}}", "Cookie",
        ["v=1", "w=a; v=2"], [nil, "w=1", "v=x", "v=1; v=2"]
      ),
      (
        "{name: v, in: cookie, required: true, schema: {type: string, pattern: '^a b$'}}", "Cookie",
        ["v=a%20b"], ["v=a"]
      ),
      (
        "{name: v, in: cookie, explode: false, schema: {type: array, items: {type: integer}}}",
        "Cookie", ["v=1,2", nil], ["v=1,b"]
      ),
    ] as [(String, String, [String?], [String?])])
  func heads(_ parameter: String, _ name: String, _ right: [String?], _ wrong: [String?]) {
    let (api, mock, model) = Self.mock(parameter)
    func status(_ value: String?) -> Int {
      mock.send(MockRequest("GET", "/p", headers: value.map { [name: $0] } ?? [:])).status
    }
    #expect(
      right.map(status) == right.map { _ in 200 } && wrong.map(status) == wrong.map { _ in 400 })
    #expect(api.exampleRequests(of: model).allSatisfy { mock.send($0).status == 200 })
  }

  @Test("Headers that OpenAPI says elsewhere are no parameters")
  func implied() {
    for name in ["Authorization", "Accept", "Content-Type", "accept"] {
      let (_, mock, model) = Self.mock(
        "{name: \(name), in: header, required: true, schema: {type: integer}}")
      #expect(model.allResources[0].methods[0].headers.isEmpty)
      #expect(mock.send(MockRequest("GET", "/p")).status == 200)
    }
  }

  @Test("A key in a cookie proves who calls")
  func cookieKey() {
    let text = """
      openapi: 3.0.3
      info: {title: A, version: '1'}
      security: [{k: []}]
      paths: {/p: {get: {responses: {'200': {description: ok}}}}}
      components: {securitySchemes: {k: {type: apiKey, in: cookie, name: sid}}}
      """
    let model = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text])).model()
    let api = MockAPI(model)
    #expect(MockTransport(api).send(MockRequest("GET", "/p")).status == 401)
    #expect(
      MockTransport(api).send(MockRequest("GET", "/p", headers: ["Cookie": "sid=a"])).status == 200)
    #expect(api.exampleRequests(of: model).allSatisfy { MockTransport(api).send($0).status == 200 })
  }

  @Test("What only the other side sends is not demanded, through references and allOf, too")
  func sides() {
    let text = """
      openapi: 3.0.3
      info: {title: A, version: '1'}
      paths:
        /p:
          post:
            requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
            responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
      components:
        schemas:
          Id: {type: integer, readOnly: true}
          Base: {type: object, properties: {id: {$ref: '#/components/schemas/Id'}, secret: {type: string, writeOnly: true}}}
          User: {allOf: [{$ref: '#/components/schemas/Base'}, {required: [id, secret, name], properties: {name: {type: string}}}]}
      """
    let api = MockAPI(OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text])).model())
    func request(_ body: String) -> MockRequest {
      MockRequest(
        "POST", "/p", headers: ["Content-Type": "application/json"], body: Array(body.utf8))
    }
    #expect(api.violations(of: request(#"{"secret": "s", "name": "n"}"#)) == [])
    #expect(api.violations(of: request(#"{"id": 1, "name": "n"}"#)).count == 1)
    func answer(_ body: String) -> MockAnswer {
      MockAnswer(200, headers: ["Content-Type": "application/json"], body: Array(body.utf8))
    }
    let made = MockTransport(api).send(request(#"{"secret": "s", "name": "n"}"#)).json
    #expect(made?["id"] != nil && made?["secret"] == nil, "\(made as Any)")
    let asked = request("{}")
    #expect(api.violations(of: answer(#"{"id": 1, "name": "n"}"#), to: asked) == [])
    #expect(api.violations(of: answer(#"{"secret": "s", "name": "n"}"#), to: asked).count == 1)
  }
}
