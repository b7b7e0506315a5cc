public import LaminaAPIModel
import LaminaJSON

/// A model as a tree of JSON: resources within each other, methods as a list, parameters by name.
///
/// ```swift
/// print(APITree(APIModel(title: "Shop")).json)       // {"title":"Shop"}
/// ```
public struct APITree: Sendable {
  /// The tree on one line.
  public let json: String

  /// Writes a tree.
  public init(_ api: APIModel) {
    var out = JSONMembers()
    out.set("title", api.title)
    out.set("version", api.version)
    out.set("baseUri", api.baseURI)
    out.set("baseUriParameters", Self.parameters(api.baseParameters))
    out.set("protocols", api.protocols.map { .text($0.rawValue) })
    out.set("mediaType", api.mediaType)
    out.set("documentation", api.documentation.map(Self.section))
    out.set(
      "schemas",
      api.schemas.map { .map([("name", .text($0.name ?? "")), ("text", .text($0.text))]) })
    out.set("securedBy", api.securedBy.map(Self.demand))
    out.set("resources", api.resources.map(Self.resource))
    json = out.value.text()
  }

  private static func section(_ section: APISection) -> JSONValue {
    .map([("title", .text(section.title)), ("content", .text(section.content))])
  }

  private static func resource(_ resource: APIResource) -> JSONValue {
    var out = JSONMembers()
    out.set("relativeUri", resource.path)
    let segments = resource.path.split(separator: "/").map { JSONValue.text(String($0)) }
    out.set("relativeUriPathSegments", segments)
    if resource.displayName != resource.path { out.set("displayName", resource.displayName) }
    out.set("description", resource.description)
    out.set("uriParameters", parameters(resource.uriParameters))
    out.set("methods", resource.methods.map(method))
    out.set("resources", resource.resources.map(Self.resource))
    return out.value
  }

  private static func method(_ method: APIMethod) -> JSONValue {
    var out = JSONMembers()
    out.set("method", method.name.lowercased())
    out.set("description", method.description)
    out.set("headers", parameters(method.headers))
    out.set("queryParameters", parameters(method.queryParameters))
    out.set("body", bodies(method.bodies))
    var responses = JSONMembers()
    for response in method.responses {
      responses.set("\(response.status)", self.response(response))
    }
    out.set("responses", responses)
    out.set("securedBy", method.securedBy.map(demand))
    out.set("protocols", method.protocols.map { .text($0.rawValue) })
    return out.value
  }

  private static func response(_ response: APIResponse) -> JSONValue {
    var out = JSONMembers()
    out.set("description", response.description)
    out.set("headers", parameters(response.headers))
    out.set("body", bodies(response.bodies))
    return out.value
  }

  private static func bodies(_ bodies: [APIBody]) -> JSONMembers {
    var out = JSONMembers()
    for body in bodies {
      var own = JSONMembers()
      own.set("schema", body.schema?.name ?? body.schema?.text)
      own.set("example", body.example)
      own.set("formParameters", parameters(body.formParameters))
      out.set(body.mediaType, own.value)
    }
    return out
  }

  private static func demand(_ demand: APISecurity) -> JSONValue {
    demand.scheme.map { .text($0) } ?? nil
  }

  private static func parameters(_ parameters: [APIParameter]) -> JSONMembers {
    var out = JSONMembers()
    for parameter in parameters {
      let types = parameter.types.map { type($0, parameter) }
      out.set(parameter.name, types.count == 1 ? types[0] : JSONValue(.array(types)))
    }
    return out
  }

  private static func type(_ type: APIParameterType, _ parameter: APIParameter) -> JSONValue {
    var out = JSONMembers()
    out.set("displayName", parameter.displayName)
    out.set("description", parameter.description)
    out.set("type", type.kind.rawValue)
    out.set("required", JSONValue(.bool(parameter.isRequired)))
    if parameter.isRepeated { out.set("repeat", JSONValue(.bool(true))) }
    out.set("enum", (type.values ?? []).map { .text($0) })
    out.set("pattern", type.pattern)
    out.set("minLength", type.minimumLength.map { JSONValue(.number(JSONNumber($0))) })
    out.set("maxLength", type.maximumLength.map { JSONValue(.number(JSONNumber($0))) })
    out.set("minimum", number(type.minimum))
    out.set("maximum", number(type.maximum))
    out.set("default", type.defaultValue)
    out.set("example", type.example)
    return out.value
  }

  private static func number(_ value: Double?) -> JSONValue? {
    guard let value else { return nil }
    if let whole = Int(exactly: value) { return JSONValue(.number(JSONNumber(whole))) }
    return JSONNumber(value).map { JSONValue(.number($0)) }
  }
}
