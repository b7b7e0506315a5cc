import LaminaAPI
import LaminaJSON
import Testing

/// What becomes of the parts of a model.
@Suite struct DocumentTests {
  private let item = "/items/{itemId}{ending}"

  private func part(_ tokens: String...) -> JSONValue? { Models.part(Models.shop, tokens) }

  @Test("The first lines are the version's, the title, and the documentation")
  func info() {
    #expect(part("openapi") == "3.0.3")
    #expect(Models.part(Models.shop, ["openapi"], .v3_1) == "3.1.0")
    #expect(
      part("info") == [
        "title": "Shop", "description": "# Errors\n\n7 is **sold out**", "version": "v1",
      ])
    #expect(part("x-raml-documentation", "0", "title") == "Errors")
    let bare = OpenAPIDocument(APIModel(title: "T")).value
    #expect(bare["info"] == ["title": "T", "version": "0.0.0", "x-raml-version": nil])
    #expect(bare["paths"] == [:] && bare["servers"] == nil)
  }

  @Test("There is a server for each protocol, and a default for each variable")
  func servers() {
    let variables: JSONValue = [
      "place": ["default": "north", "enum": ["north", "south"]],
      "version": ["default": "v1", "enum": ["v1"]],
    ]
    #expect(part("servers", "0", "url") == "http://{place}.shop.example/{version}")
    #expect(part("servers", "1", "url") == "https://{place}.shop.example/{version}")
    #expect(part("servers", "0", "variables", "place", "default") == variables["place"]?["default"])
    #expect(part("servers", "0", "variables", "place", "enum") == variables["place"]?["enum"])
    #expect(part("servers", "0", "variables", "version", "default") == "v1")
    #expect(part("paths", item, "put", "servers")?.array?.count == 1)
    #expect(part("paths", "/items", "get", "servers") == nil)
  }

  @Test("Parameters of the path are demanded, and said where they need not be")
  func path() {
    let parameters = part("paths", item, "parameters")
    #expect(
      parameters?[0] == [
        "name": "itemId", "in": "path", "required": true,
        "schema": ["type": "integer", "example": 42],
      ])
    #expect(parameters?[1]?["required"] == true && parameters?[1]?["x-raml-required"] == false)
    let notes = OpenAPIDocument(Models.shop).notes.map(\.message)
    #expect(notes.contains { $0.contains("ending, which may be left out") })
  }

  @Test("Parameters of the query keep their types, repetition and defaults")
  func query() {
    let all = part("paths", "/items", "get", "parameters")?.array ?? []
    let schemas = Dictionary(
      all.map { ($0["name"]?.string ?? "", $0["schema"] ?? nil) }, uniquingKeysWith: { $1 })
    #expect(schemas["page"] == ["type": "integer", "minimum": 1, "default": 1])
    #expect(
      schemas["tag"] == ["type": "array", "items": ["type": "string", "enum": ["a", "b"]]])
    #expect(all.first { $0["name"] == "tag" }?["explode"] == true)
    #expect(
      schemas["size"] == [
        "oneOf": [["type": "integer"], ["type": "string", "enum": ["all"]]]
      ])
    #expect(schemas["since"]?["x-raml-type"] == "date")
    #expect(schemas["Accept-Language"]?["default"] == "en" && schemas["X-Meta-{*}"] == nil)
    #expect(
      part("paths", "/items", "get", "x-raml-header-pattern", "X-Meta-{*}", "description")
        == "Anything")
  }

  @Test("A default that is not valid in its own schema stands aside")
  func defaults() {
    var parameter = APIParameter(name: "n", isRequired: false)
    parameter.types[0].kind = .integer
    parameter.types[0].defaultValue = "many"
    var method = APIMethod(name: "GET")
    method.queryParameters = [parameter]
    var resource = APIResource(path: "/a", uri: "/a")
    resource.methods = [method]
    let schema = Models.part(
      APIModel(title: "T", resources: [resource]),
      ["paths", "/a", "get", "parameters", "0", "schema"])
    #expect(schema == ["type": "integer", "x-raml-default": "many"])
  }

  @Test("Bodies have schemas, examples as JSON where they are some, and fields of forms")
  func bodies() {
    let content = part("paths", item, "put", "requestBody", "content")
    #expect(content?["application/json"]?["schema"] == ["$ref": "#/components/schemas/item"])
    #expect(content?["application/json"]?["example"] == #"{"id": "it's""#)
    #expect(
      content?["multipart/form-data"]?["schema"] == [
        "type": "object",
        "properties": [
          "picture": ["type": "string", "format": "binary", "x-raml-type": "file"]
        ],
        "required": ["picture"], "x-raml-form": true,
      ])
    let answer = part("paths", "/items", "get", "responses", "200")
    #expect(answer?["content"]?["application/json"]?["example"] == ["id": 1])
  }

  @Test("Answers have a description always, and there is always one")
  func answers() {
    let answers = part("paths", "/items", "get", "responses")
    #expect(answers?["200"]?["description"] == "OK")
    #expect(answers?["200"]?["x-raml-description"]?.isNull == true)
    #expect(answers?["503"]?["description"] == "Come back later")
    #expect(
      answers?["503"]?["headers"] == ["Retry-After": ["schema": ["type": "integer"]]])
    #expect(
      part("paths", item, "put", "responses")
        == ["default": ["description": "Any answer", "x-raml-implied": true]])
  }

  @Test("Methods and statuses that OpenAPI does not know are kept and noted")
  func unknown() {
    var method = APIMethod(name: "CONNECT")
    method.responses = [APIResponse(status: 799)]
    var resource = APIResource(path: "/a", uri: "/a")
    resource.methods = [method]
    let api = APIModel(title: "T", resources: [resource])
    let kept = Models.part(api, ["paths", "/a", "x-raml-methods", "connect"])
    #expect(kept?["x-raml-responses"]?["799"]?["description"] == "Answer")
    #expect(Models.part(api, ["paths", "/a", "connect"]) == nil)
    #expect(OpenAPIDocument(api).notes.count == 2)
  }

  @Test("Resource types and traits are kept by name, nesting by the path around")
  func kept() {
    #expect(part("paths", item, "x-raml-parent") == "/items")
    #expect(part("paths", "/items", "get", "x-raml-is") == ["paged"])
    #expect(part("x-raml-templates", "0", "usage") == "For long lists")
    #expect(part("paths", "/items", "summary") == "Items")
  }

  @Test("Names of operations are made of methods and paths, each once")
  func names() {
    #expect(part("paths", item, "put", "operationId") == "putItemsItemIdEnding")
    var api = APIModel(title: "T")
    api.resources = ["/a-b", "/a/b"].map { path in
      var resource = APIResource(path: path, uri: path)
      resource.methods = [APIMethod(name: "GET")]
      return resource
    }
    let names = ["/a-b", "/a/b"].map { Models.part(api, ["paths", $0, "get", "operationId"]) }
    #expect(names == ["getAB", "getAB-2"])
  }
}
