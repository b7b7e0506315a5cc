import LaminaAPI
import LaminaJSON

/// A model without what a document does not keep: places, and blanks in JSON.
struct PlainModel {
  let api: APIModel

  init(_ api: APIModel) {
    var plain = api
    plain.baseParameters = api.baseParameters.map(Self.plain)
    plain.schemas = api.schemas.map(Self.plain)
    plain.securitySchemes = api.securitySchemes.map(Self.plain)
    plain.templates = api.templates.map {
      APITemplate($0.kind, name: $0.name, usage: $0.usage, description: $0.description)
    }
    plain.resources = api.resources.map(Self.plain)
    self.api = plain
  }

  private static func plain(_ parameter: APIParameter) -> APIParameter {
    var plain = parameter
    plain.place = nil
    return plain
  }

  private static func plain(_ schema: APISchema) -> APISchema {
    APISchema(name: schema.name, text: plain(schema.text))
  }

  private static func plain(_ text: String) -> String {
    (try? JSONValue(parsing: text)).map { distinct($0).text(JSONStyle(sortsKeys: true)) } ?? text
  }

  /// The value with each key once: YAML has none twice.
  private static func distinct(_ value: JSONValue) -> JSONValue {
    if let items = value.array { return JSONValue(.array(items.map(distinct))) }
    guard let object = value.object else { return value }
    let members = object.distinct.map { JSONMember(key: $0.key, value: distinct($0.value)) }
    return JSONValue(.object(JSONObject(members)))
  }

  private static func plain(_ scheme: APISecurityScheme) -> APISecurityScheme {
    var plain = scheme
    plain.headers = scheme.headers.map(Self.plain)
    plain.queryParameters = scheme.queryParameters.map(Self.plain)
    plain.responses = scheme.responses.map(Self.plain)
    plain.place = nil
    return plain
  }

  private static func plain(_ resource: APIResource) -> APIResource {
    var plain = resource
    plain.uriParameters = resource.uriParameters.map(Self.plain)
    plain.baseParameters = resource.baseParameters.map(Self.plain)
    plain.methods = resource.methods.map(Self.plain)
    plain.resources = resource.resources.map(Self.plain)
    plain.place = nil
    return plain
  }

  private static func plain(_ method: APIMethod) -> APIMethod {
    var plain = method
    plain.headers = method.headers.map(Self.plain)
    plain.queryParameters = method.queryParameters.map(Self.plain)
    plain.baseParameters = method.baseParameters.map(Self.plain)
    plain.bodies = method.bodies.map(Self.plain)
    plain.responses = method.responses.map(Self.plain)
    plain.place = nil
    return plain
  }

  private static func plain(_ response: APIResponse) -> APIResponse {
    var plain = response
    plain.headers = response.headers.map(Self.plain)
    plain.bodies = response.bodies.map(Self.plain)
    plain.place = nil
    return plain
  }

  private static func plain(_ body: APIBody) -> APIBody {
    var plain = body
    plain.schema = body.schema.map(Self.plain)
    for index in plain.examples.indices {
      plain.examples[index].value = Self.plain(plain.examples[index].value)
      plain.examples[index].place = nil
    }
    plain.formParameters = body.formParameters.map(Self.plain)
    plain.place = nil
    return plain
  }
}
