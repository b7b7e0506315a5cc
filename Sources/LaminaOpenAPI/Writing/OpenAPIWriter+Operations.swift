import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  mutating func operation(
    _ method: APIMethod, _ path: String, _ resources: [APIResource]
  ) -> JSONValue {
    let id = operationName(method, path)
    let name = id ?? method.name.lowercased() + path
    var out = JSONMembers()
    out.append(named(method))
    out.set("operationId", id)
    out.set("externalDocs", method.externalDocs.map { fullDocs($0) })
    out.set("parameters", ownPathParameters(of: method) + parameters(of: method))
    out.set("requestBody", requestBody(method, name + "Body"))
    out.append(responses(of: method, name))
    if method.securedBy != api.securedBy {
      out.set("security", JSONValue(.array(demands(method.securedBy))))
    }
    out.append(serverMembers(method.servers, or: servers(of: method, in: resources)))
    out.set("callbacks", callbacks(of: method))
    out.append(kept(method))
    extend(&out, method.extensions.filter { $0.name != "parameters" }, "operation")
    return out.value
  }

  /// What a method says itself of parameters of its path.
  private mutating func ownPathParameters(of method: APIMethod) -> [JSONValue] {
    var own = JSONMembers()
    extend(&own, method.extensions.filter { $0.name == "parameters" }, "operation")
    return own["parameters"]?.array ?? []
  }

  /// What a method says of itself, without its parts.
  func named(_ method: APIMethod) -> JSONMembers {
    var out = JSONMembers()
    out.set("operationId", method.operationID)
    out.set("tags", texts: method.tags)
    out.set("summary", method.summary)
    out.set("description", method.description)
    if method.isDeprecated { out.set("deprecated", true) }
    return out
  }

  /// What a method says of its body, without the media types.
  func named(bodyOf method: APIMethod) -> JSONMembers {
    var out = JSONMembers()
    out.set("description", method.bodyDescription)
    if method.isBodyRequired { out.set("required", true) }
    return out
  }

  private mutating func kept(_ method: APIMethod) -> JSONMembers {
    var out = JSONMembers()
    if method.operationID == nil, api.dialect == nil { out.set("x-raml-operationId", false) }
    out.set("x-raml-is", texts: method.traits)
    out.append(patterns(method.headers, inAnswer: false))
    out.set("x-raml-baseUriParameters", fields(method.baseParameters))
    if method.protocols != api.protocols {
      let names = method.protocols.map { JSONValue.text($0.rawValue) }
      out.set("x-raml-protocols", JSONValue(.array(names)))
    }
    if method.securedBy != api.securedBy { out.append(keptDemands(method.securedBy)) }
    return out
  }

  private mutating func requestBody(_ method: APIMethod, _ name: String) -> JSONValue? {
    var out = named(bodyOf: method)
    extend(&out, method.bodyExtensions, "requestBody")
    guard !method.bodies.isEmpty || !out.isEmpty else { return nil }
    out.set("content", content(method.bodies, name).value)
    return out.value
  }
}
