import LaminaAPI
import LaminaJSON
import SeededRandom

/// Makes documents of OpenAPI that use every word there is, the same for the same seed.
struct DocumentGenerator {
  let version: OpenAPIVersion
  var numbers: SeededNumbers
  private var count = 0

  init(seed: UInt64, _ version: OpenAPIVersion) {
    numbers = SeededNumbers(seed: seed)
    self.version = version
  }

  var isNewer: Bool { version != .v3_0 }
  var isNewest: Bool { version == .v3_2 }

  typealias Members = [(name: String, value: JSONValue)]

  mutating func document() -> JSONValue {
    var out: Members = [("openapi", .text(version.rawValue)), ("info", info())]
    out += maybe("servers") { $0.list { $0.server() } }
    out += maybe("tags") { $0.list { $0.tag() } }
    out += maybe("externalDocs") { $0.docs() }
    out += maybe("security") { $0.list { $0.demand() } }
    if isNewer {
      out += maybe("webhooks") { .map([("made", $0.item(0, [])), ("gone", $0.item(0, []))]) }
    }
    if isNewest { out += maybe("$self") { _ in "https://a.b/api.yaml" } }
    if isNewer {
      out += maybe("jsonSchemaDialect") { _ in "https://spec.openapis.org/oas/3.1/dialect/base" }
    }
    out.append(("paths", paths()))
    out.append(("components", components()))
    return .map(out + own())
  }

  // MARK: Choices

  mutating func chance(_ percent: Int = 50) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  mutating func choice<T>(_ list: [T]) -> T {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  mutating func maybe(
    _ name: String, _ value: (inout DocumentGenerator) -> JSONValue
  ) -> Members {
    chance() ? [(name, value(&self))] : []
  }

  mutating func list(
    _ most: Int = 3, _ value: (inout DocumentGenerator) -> JSONValue
  ) -> JSONValue {
    .list((0..<Int.random(in: 1...most, using: &numbers)).map { _ in value(&self) })
  }

  mutating func word() -> String {
    count += 1
    return choice(["pet", "owner", "shop", "café", "x y", "A"]) + String(count)
  }

  mutating func text() -> JSONValue {
    .text(choice(["", "Some *words*.", "Two\nlines\n", "true", "5"]))
  }

  /// Words of the author.
  mutating func own() -> Members {
    chance(25) ? [("x-own", choice([5, nil, "t", ["a": [1, nil]], [] as JSONValue]))] : []
  }

  // MARK: Root

  private mutating func info() -> JSONValue {
    var out: Members = [("title", .text(word())), ("version", .text(word()))]
    out += maybe("description") { $0.text() } + maybe("termsOfService") { _ in "https://a.b/t" }
    if isNewer { out += maybe("summary") { $0.text() } }
    out += maybe("contact") {
      .map($0.maybe("name") { $0.text() } + $0.maybe("email") { _ in "a@b.c" } + $0.own())
    }
    out += maybe("license") {
      let more =
        $0.isNewer ? $0.maybe("identifier") { _ in "MIT" } : $0.maybe("url") { _ in "https://a.b" }
      return .map([("name", "MIT")] + more + $0.own())
    }
    return .map(out + own())
  }

  mutating func server() -> JSONValue {
    let hasVariable = chance()
    let plain = "https://a.b/" + word().filter { $0.isASCII && $0 != " " }
    var out: Members = [("url", hasVariable ? "https://{region}.a.b/v1" : .text(plain))]
    if hasVariable {
      let values = maybe("enum") { _ in ["eu", "us"] }
      let more = maybe("description") { $0.text() } + own()
      out.append(("variables", .map([("region", .map([("default", "eu")] + values + more))])))
    }
    if isNewest { out += maybe("name") { $0.text() } }
    return .map(out + maybe("description") { $0.text() } + own())
  }

  private mutating func tag() -> JSONValue {
    var out: Members = [("name", .text(word()))]
    out += maybe("description") { $0.text() } + maybe("externalDocs") { $0.docs() }
    if isNewest {
      out +=
        maybe("summary") { $0.text() } + maybe("kind") { _ in "nav" }
        + maybe("parent") { _ in "all" }
    }
    return .map(out + own())
  }

  mutating func docs() -> JSONValue {
    .map([("url", "https://a.b/docs")] + maybe("description") { $0.text() } + own())
  }

  mutating func demand() -> JSONValue {
    let names = choice([
      ["key"], ["token"], ["oauth"], ["key", "token"], ["key", "oauth", "token"], [],
    ])
    return .map(names.map { ($0, $0 == "oauth" ? ["read"] : []) })
  }

  // MARK: Components

  private mutating func components() -> JSONValue {
    let schemas = ["Pet", "Owner", "Odd.name-1"].map { (name: $0, value: schema(0)) }
    return .map([
      ("schemas", .map(schemas)), ("securitySchemes", schemes()),
      ("parameters", .map([("Page", parameter("page", "query"))])),
      ("headers", .map([("Rate", header())])),
      ("responses", .map([("Problem", response(1))])),
      ("examples", .map([("One", example())])),
      ("requestBodies", .map([("Body", body())])),
      ("links", .map([("Next", link())])),
    ])
  }

  private mutating func schemes() -> JSONValue {
    let flows: JSONValue = [
      "clientCredentials": [
        "tokenUrl": "https://a.b/t", "scopes": ["read": "Reads", "write": ""],
      ],
      "implicit": [
        "authorizationUrl": "https://a.b/a", "scopes": ["read": "Reads more"], "x-f": 1,
      ],
    ]
    var all: Members = [
      (
        "key",
        .map(
          [
            ("type", "apiKey"), ("name", "k"),
            ("in", .text(choice(["header", "query", "cookie"]))),
          ] + own())
      ),
      (
        "token",
        .map(
          [("type", "http"), ("scheme", .text(choice(["bearer", "Bearer", "basic", "hoba"])))]
            + maybe("description") { $0.text() })
      ),
      ("oauth", ["type": "oauth2", "flows": flows]),
      ("open", ["type": "openIdConnect", "openIdConnectUrl": "https://a.b/o"]),
      ("jwt", ["type": "http", "scheme": "bearer", "bearerFormat": "JWT"]),
    ]
    if isNewer { all.append(("mutual", ["type": "mutualTLS"])) }
    if isNewest { all.append(("old", ["type": "mutualTLS", "deprecated": true])) }
    return .map(all)
  }
}
