import LaminaAPI
import LaminaJSON

extension DocumentGenerator {
  mutating func paths() -> JSONValue {
    .map([
      ("/pets", item(1, [])), ("/pets/{id}", item(1, ["id"])),
      ("/shops/{shop}/pets/{id}.json", item(1, ["shop", "id"])), ("/all", used()),
    ])
  }

  /// A path that uses all components.
  private mutating func used() -> JSONValue {
    [
      "put": [
        "parameters": [["$ref": "#/components/parameters/Page"]],
        "requestBody": ["$ref": "#/components/requestBodies/Body"],
        "responses": [
          "200": [
            "description": "d", "headers": ["X-Rate": ["$ref": "#/components/headers/Rate"]],
            "content": [
              "application/json": ["examples": ["one": ["$ref": "#/components/examples/One"]]]
            ], "links": ["next": ["$ref": "#/components/links/Next"]],
          ], "404": ["$ref": "#/components/responses/Problem"],
        ],
      ]
    ]
  }

  mutating func item(_ depth: Int, _ names: [String]) -> JSONValue {
    let parameters = names.map { parameter($0, "path") }
    var out: Members = maybe("summary") { $0.text() } + maybe("description") { $0.text() }
    out += maybe("servers") { $0.list { $0.server() } }
    if !parameters.isEmpty { out.append(("parameters", .list(parameters))) }
    var methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
    if isNewest { methods.append("query") }
    for method in methods where chance(30) { out.append((method, operation(depth))) }
    if isNewest {
      out += maybe("additionalOperations") { .map([("COPY", $0.operation(0))]) }
    }
    return .map(out + own())
  }

  private mutating func operation(_ depth: Int) -> JSONValue {
    var out: Members = maybe("operationId") { .text($0.word()) }
    out += maybe("summary") { $0.text() } + maybe("description") { $0.text() }
    out += maybe("tags") { $0.list { .text($0.word()) } }
    out += maybe("deprecated") { .truth($0.chance()) } + maybe("externalDocs") { $0.docs() }
    out += maybe("security") { $0.list { $0.demand() } }
    out += maybe("servers") { $0.list { $0.server() } }
    out += maybe("parameters") { generator in
      .list(
        ["query", "header", "cookie"].flatMap { place in
          (0...1).map { generator.parameter("\(place)\($0)", place) }
        })
    }
    out += maybe("requestBody") { $0.body() }
    if depth > 0 {
      out += maybe("callbacks") {
        .map([("paid", .map([("{$request.body#/url}", $0.item(0, []))] + $0.own()))])
      }
    }
    out.append(("responses", responses()))
    return .map(out + own())
  }

  private mutating func responses() -> JSONValue {
    let keys = choice([
      ["200"], ["200", "404"], ["201", "4XX", "default"], ["default"], ["400", "4XX", "5XX"],
    ])
    return .map(keys.map { ($0, response(1)) })
  }

  mutating func response(_ depth: Int) -> JSONValue {
    var out: Members = [("description", text())]
    if isNewest { out += maybe("summary") { $0.text() } }
    out += maybe("headers") { .map([("X-Rate", $0.header()), ("X-Left", $0.header())]) }
    out += maybe("content") { $0.content() } + maybe("links") { .map([("next", $0.link())]) }
    return .map(out + own())
  }

  mutating func link() -> JSONValue {
    let target: Members = [
      choice([("operationId", "listPets"), ("operationRef", "#/paths/~1pets/get")])
    ]
    return .map(
      target + maybe("parameters") { _ in ["id": "$response.body#/id", "n": 5] }
        + maybe("requestBody") { _ in ["a": [1]] } + maybe("description") { $0.text() }
        + maybe("server") { $0.server() } + own())
  }

  mutating func body() -> JSONValue {
    .map(
      [("content", content())] + maybe("description") { $0.text() }
        + maybe("required") { .truth($0.chance()) } + own())
  }

  private mutating func content() -> JSONValue {
    let all = [
      "application/json", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain",
      "application/xml",
    ]
    return .map([(choice(all), mediaType()), ("application/vnd.a+json", mediaType())])
  }

  private mutating func mediaType() -> JSONValue {
    var out: Members = maybe("schema") { $0.used(0) } + examples()
    out += maybe("encoding") {
      .map([
        ("file", .map([("contentType", "image/png"), ("headers", .map([("X-A", $0.header())]))]))
      ])
    }
    if isNewest { out += maybe("itemSchema") { $0.used(1) } }
    return .map(out + own())
  }

  private mutating func examples() -> Members {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: [("example", value())]
    case 1: [("examples", .map([("one", example()), ("two", example())]))]
    default: []
    }
  }

  mutating func value() -> JSONValue {
    choice([5, "t", nil, true, ["a": 1], [1, "2"], 1.5, "5", "{}"])
  }

  mutating func example() -> JSONValue {
    let content: Members = [choice([("value", value()), ("externalValue", "https://a.b/e")])]
    return .map(
      content + maybe("summary") { $0.text() } + maybe("description") { $0.text() } + own())
  }

  // MARK: Parameters

  private static let styles = [
    "path": ["simple", "label", "matrix"], "header": ["simple"], "cookie": ["form"],
    "query": ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  ]

  mutating func parameter(_ name: String, _ place: String) -> JSONValue {
    var out: Members = [("name", .text(name)), ("in", .text(place))]
    out += place == "path" ? [("required", true)] : maybe("required") { .truth($0.chance()) }
    out += maybe("style") { .text($0.choice(Self.styles[place] ?? [])) }
    return .map(out + header(isOfQuery: place == "query"))
  }

  mutating func header() -> JSONValue { .map(header(isOfQuery: false)) }

  private mutating func header(isOfQuery: Bool) -> Members {
    var out: Members =
      maybe("description") { $0.text() } + maybe("deprecated") { .truth($0.chance()) }
    if isOfQuery { out += maybe("allowReserved") { .truth($0.chance()) } }
    if chance(20) {
      out.append(("content", .map([("application/json", mediaType())])))
    } else {
      out += maybe("explode") { .truth($0.chance()) } + [("schema", used(0))] + examples()
    }
    return out + own()
  }
}
