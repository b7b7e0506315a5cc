import LaminaAPI
import Testing

/// The built-in set for style.
@Suite struct StyleRuleTests {
  /// Lines and codes of what a description breaks.
  private func found(
    _ text: String, file: String = "api.yaml", rules: APIRules = .style
  ) -> [String] {
    let loader = MemoryLoader([file: text])
    let model =
      file.hasSuffix("raml")
      ? RAMLDocument.read(file, from: loader).model() : OpenAPIFile.read(file, from: loader).model()
    return rules.diagnostics(of: file, from: loader, model).map { "\($0.place.line) \($0.code)" }
  }

  private func only(_ rule: String) -> APIRules {
    let names = [
      "path-style", "parameter-style", "schema-style", "operation-style", "api-description",
      "method-description", "parameter-description", "error-answer", "success-answer",
      "unused-component", "unused-tag", "undeclared-tag",
    ]
    let others = names.filter { $0 != rule }.map { "\($0): off" }.joined(separator: ", ")
    let rules = APIRules.read(
      "r.yaml", from: MemoryLoader(["r.yaml": "extends: style\nrules: {\(others)}"]))
    #expect(rules.diagnostics.isEmpty)
    return rules
  }

  private let good = """
    openapi: 3.0.3
    info: {title: Shop, version: '1', description: Sells things.}
    paths:
      /shop-items:
        get:
          operationId: listItems
          summary: Lists items
          parameters:
            - {name: pageSize, in: query, description: How many, schema: {type: integer}}
          responses:
            '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/ItemList'}}}}
            4XX: {description: wrong}
    components:
      schemas:
        ItemList: {type: array, items: {$ref: '#/components/schemas/ShopItem'}}
        ShopItem: {type: object}
    """

  @Test("A description that keeps the set breaks nothing")
  func kept() { #expect(found(good) == []) }

  @Test("What is missing is said where it is missing")
  func missing() {
    #expect(
      found(good.replacing(", description: Sells things.", with: "")) == ["1 api-description"])
    #expect(
      found(good.replacing("      summary: Lists items\n", with: "")) == ["5 method-description"])
    #expect(
      found(good.replacing("description: How many, ", with: "")) == ["9 parameter-description"])
    #expect(
      found(good.replacing("        4XX: {description: wrong}\n", with: "")) == ["5 error-answer"])
    #expect(found(good.replacing("'200':", with: "'500':")) == ["5 success-answer"])
  }

  @Test("Tags are declared, and have methods; an answer for the rest is one for errors")
  func tags() {
    var method = APIMethod(name: "GET", place: Place(file: "a.yaml", line: 6, column: 1))
    method.summary = "Lists"
    method.tags = ["items"]
    method.responses = [APIResponse(status: 200)]
    method.otherResponses = [APIResponse(status: 500)]
    method.otherResponses[0].coverage = .others
    var api = APIModel(title: "T", resources: [APIResource(path: "/a", uri: "/a")])
    api.documentation = [APISection(title: "T", content: "Sells things.")]
    api.resources[0].methods = [method]
    let found = { (api: APIModel) in
      let loader = MemoryLoader(["a.yaml": "openapi: 3.0.3\n"])
      return APIRules.style.diagnostics(of: "a.yaml", from: loader, api).map {
        "\($0.place.line) \($0.severity.rawValue) \($0.code)"
      }
    }
    #expect(found(api) == ["6 warning undeclared-tag"])
    api.tags = [
      APITag(name: "items"),
      APITag(name: "orders", place: Place(file: "a.yaml", line: 3, column: 2)),
    ]
    #expect(found(api) == ["3 hint unused-tag"])
    api.tags[1].name = "all"
    api.tags[0].parent = "all"
    #expect(found(api) == [])
    api.resources[0].methods[0].otherResponses = []
    #expect(found(api) == ["6 warning error-answer"])
  }

  @Test("A component that only unused ones name is unused, too")
  func unused() {
    let text =
      good + """

            Lonely: {type: object, properties: {next: {$ref: '#/components/schemas/Other'}}}
            Other: {type: object, properties: {back: {$ref: '#/components/schemas/Lonely'}}}
          parameters:
            Page: {name: page, in: query, schema: {type: integer}}
          securitySchemes:
            key: {type: apiKey, in: header, name: X-Key}
        security: [{key: []}]
        """
    #expect(
      found(text, rules: only("unused-component")) == [
        "17 unused-component", "18 unused-component", "20 unused-component",
      ])
    let raml = """
      #%RAML 1.0
      title: T
      types:
        Base: {properties: {id: integer}}
        Item: {type: Base}
        Lost: {properties: {item: Item}}
      traits:
        paged: {queryParameters: {page: {type: integer}}}
        sorted: {queryParameters: {sort: }}
      securitySchemes:
        basic: {type: Basic Authentication}
        digest: {type: Digest Authentication}
      /items:
        get:
          is: [{paged: {max: 5}}]
          securedBy: [basic]
          responses: {200: {body: {application/json: 'Item[]'}}}
      """
    #expect(
      found(raml, file: "api.raml", rules: only("unused-component")) == [
        "6 unused-component", "9 unused-component", "12 unused-component",
      ])
  }

  @Test("Names of several words are written as most of their kind are")
  func names() {
    let parameters = ["pageSize", "sortOrder", "page_token", "q"].map {
      "{name: \($0), in: query, description: d, schema: {type: string}}"
    }
    let text = good.replacing(
      "- {name: pageSize, in: query, description: How many, schema: {type: integer}}",
      with: "- " + parameters.joined(separator: "\n        - "))
    #expect(found(text) == ["11 parameter-style"])
    let paths = good.replacing("/shop-items:", with: "/shop-items/sold-out/{id}/lastWeek:")
    #expect(found(paths, rules: only("path-style")) == ["4 path-style"])
    #expect(
      found(good.replacing("ShopItem", with: "shop_item"), rules: only("schema-style")) == [])
  }

  @Test("A rule of the set can matter more, or not at all")
  func severities() {
    let text = good.replacing("        4XX: {description: wrong}\n", with: "")
    let rules = APIRules.read(
      "r.yaml", from: MemoryLoader(["r.yaml": "extends: style\nrules: {error-answer: error}"]))
    let loader = MemoryLoader(["a.yaml": text])
    let model = OpenAPIFile.read("a.yaml", from: loader).model()
    #expect(rules.diagnostics(of: "a.yaml", from: loader, model).map(\.severity) == [.error])
    #expect(found(text, rules: only("unused-tag")) == [])
  }
}
