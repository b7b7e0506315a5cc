import LaminaAPI
import SeededRandom

/// Makes models that RAML can say, the same for the same seed.
struct ModelGenerator {
  private var numbers: SeededNumbers
  private var count = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  // MARK: Choices

  private mutating func chance(_ percent: Int = 50) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  private mutating func choice<T>(_ list: [T]) -> T {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  private mutating func maybe<T>(_ value: (inout ModelGenerator) -> T) -> T? {
    chance() ? value(&self) : nil
  }

  private mutating func several<T>(_ most: Int, _ value: (inout ModelGenerator) -> T) -> [T] {
    (0..<Int.random(in: 0...most, using: &numbers)).map { _ in value(&self) }
  }

  private mutating func word() -> String {
    count += 1
    return choice(["pet", "owner", "Überschrift", "x-y", "a b"]) + String(count)
  }

  private mutating func text() -> String {
    choice([
      "Some *words*.", "Two\nlines\n", "true", "5", "- no list", "# no remark", "a: b", " ä ",
    ])
  }

  // MARK: Root

  mutating func model() -> APIModel {
    var api = APIModel(title: choice(["Shop", "1", "null", "A: B"]))
    api.version = maybe { $0.choice(["v1", "1.0", "2"]) }
    api.baseURI = "https://{region}.a.b/api"
    var region = APIParameter(name: "region", isRequired: true)
    region.types[0].values = maybe { _ in ["eu", "us"] }
    region.description = maybe { $0.text() }
    api.baseParameters = [region]
    api.protocols = choice([[.https], [.http, .https]])
    api.mediaType = maybe { _ in "application/json" }
    api.documentation = several(2) { APISection(title: $0.word(), content: $0.text()) }
    api.schemas = [
      APISchema(
        name: "Pet", text: #"{"type": "object", "properties": {"id": {"type": "integer"}}}"#),
      APISchema(name: "Pets", text: #"{"type": "array", "items": {"$ref": "Pet"}}"#),
      APISchema(name: "Sheet", text: "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"/>"),
    ]
    api.securitySchemes = schemes()
    api.securedBy = chance() ? [demand()] : []
    api.templates = [
      APITemplate(.resourceType, name: "collection", usage: maybe { $0.text() }),
      APITemplate(.trait, name: "paged", usage: maybe { $0.text() }),
    ]
    let isFlat = chance()
    api.resources = (0..<3).map { resource("/r\($0)", isFlat ? 0 : 2, api) }
    return api
  }

  private mutating func demand() -> APISecurity {
    choice([
      APISecurity(scheme: "oauth", scopes: ["read", "write"]), APISecurity(scheme: "own"),
      APISecurity(scheme: "basic"), APISecurity(scheme: nil),
    ])
  }

  private mutating func schemes() -> [APISecurityScheme] {
    var oauth = APISecurityScheme(name: "oauth", kind: .oauth2)
    oauth.settings = [
      "authorizationUri": ["https://a.b/a"], "accessTokenUri": ["https://a.b/t"],
      "authorizationGrants": ["authorization_code"], "scopes": ["read", "write"],
    ]
    var own = APISecurityScheme(name: "own", kind: .other("x-own"))
    own.description = maybe { $0.text() }
    own.headers = [parameter("X-Key")]
    own.responses = [APIResponse(status: 401)]
    return [oauth, own, APISecurityScheme(name: "basic", kind: .basic)]
  }

  // MARK: Resources

  private mutating func resource(_ path: String, _ depth: Int, _ api: APIModel) -> APIResource {
    resource(path, in: "", depth, api)
  }

  private mutating func resource(
    _ path: String, in outer: String, _ depth: Int, _ api: APIModel
  ) -> APIResource {
    var resource = APIResource(path: path, uri: outer + path, displayName: maybe { $0.text() })
    resource.description = maybe { $0.text() }
    resource.uriParameters = (URITemplate.read(path).template?.names ?? []).map { name in
      var parameter = parameter(name)
      parameter.isRequired = true
      return parameter
    }
    resource.type = maybe { _ in "collection" }
    resource.traits = chance() ? ["paged"] : []
    resource.methods = ["GET", "PUT", "POST", "PATCH", "DELETE"].filter { _ in chance(40) }
      .map { method($0, api) }
    if depth > 0 {
      resource.resources = ["/{id}", "/all.json"].map {
        self.resource($0, in: resource.uri, depth - 1, api)
      }
    }
    return resource
  }

  private mutating func method(_ name: String, _ api: APIModel) -> APIMethod {
    var method = APIMethod(name: name)
    method.description = maybe { $0.text() }
    method.headers = chance() ? [parameter("X-Trace"), parameter("If-Match")] : []
    method.queryParameters = chance() ? [parameter("page"), parameter("limit?"), repeated()] : []
    method.protocols = chance(80) ? api.protocols : [.http]
    method.securedBy = chance() ? api.securedBy : [demand()]
    method.bodies = chance() ? bodies() : []
    method.isBodyRequired = method.bodies.contains { $0.schema != nil }
    method.responses = [200, 404].filter { _ in chance() }.map { response($0) }
    return method
  }

  private mutating func response(_ status: Int) -> APIResponse {
    var response = APIResponse(status: status)
    response.description = maybe { $0.text() }
    response.headers = chance() ? [parameter("X-Left")] : []
    response.bodies = chance() ? bodies() : []
    return response
  }

  private mutating func bodies() -> [APIBody] {
    ["application/json", "text/xml", "application/vnd.a+json"].filter { _ in chance() }.map {
      var body = APIBody(mediaType: $0)
      body.description = maybe { $0.text() }
      body.schema = $0 == "text/xml" ? nil : maybe { $0.schema() }
      body.examples = examples(isPet: body.schema != nil)
      return body
    }
  }

  private mutating func schema() -> APISchema {
    choice([
      APISchema(
        name: "Pet", text: #"{"type": "object", "properties": {"id": {"type": "integer"}}}"#),
      APISchema(text: #"{"type": "object", "properties": {"pet": {"$ref": "Pet"}}}"#),
    ])
  }

  private mutating func examples(isPet: Bool) -> [APIExample] {
    let value = isPet ? #"{"id": 5}"# : text()
    if chance(30) { return [APIExample(value)] }
    guard chance(30) else { return [] }
    var named = APIExample(value, name: "one")
    named.summary = maybe { $0.text() }
    named.description = maybe { $0.text() }
    return [named, APIExample(value, name: "two")]
  }

  // MARK: Parameters

  private mutating func parameter(_ name: String) -> APIParameter {
    var parameter = APIParameter(
      name: name, displayName: maybe { $0.text() }, isRequired: chance(), types: [type()])
    parameter.description = maybe { $0.text() }
    if chance(15) { parameter.types = [APIParameterType(.integer), APIParameterType(.boolean)] }
    return parameter
  }

  private mutating func repeated() -> APIParameter {
    var parameter = APIParameter(name: "ids", isRequired: chance(), types: [type()])
    parameter.types[0].example = nil
    parameter.isRepeated = true
    return parameter
  }

  private mutating func type() -> APIParameterType {
    var type = APIParameterType(choice([.string, .integer, .number, .boolean]))
    switch type.kind {
    case .string:
      type.minimumLength = maybe { _ in 1 }
      type.maximumLength = maybe { _ in 40 }
      type.values = maybe { _ in ["a", "5", "true"] }
      type.defaultValue = maybe { _ in "5" }
      type.example = maybe { _ in "true" }
    case .integer, .number:
      type.minimum = maybe { _ in 1 }
      type.maximum = maybe { _ in 1e3 }
      type.defaultValue = maybe { _ in "7" }
      type.example = maybe { _ in "12" }
    case .boolean: type.defaultValue = maybe { _ in "true" }
    case .date, .file: break
    }
    return type
  }
}
