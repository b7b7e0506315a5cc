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
    out.set("parameters", parameters(of: method))
    out.set("requestBody", requestBody(method, name + "Body"))
    out.append(responses(of: method, name))
    if method.securedBy != api.securedBy {
      out.set("security", JSONValue(.array(demands(method.securedBy))))
    }
    out.append(serverMembers(method.servers, or: servers(of: method, in: resources)))
    out.set("callbacks", callbacks(of: method))
    out.append(kept(method))
    out.append(extensions(method.extensions, "operation"))
    return out.value
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
    out.set("x-raml-is", texts: method.traits)
    out.append(patterns(method.headers))
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
    out.append(extensions(method.bodyExtensions, "requestBody"))
    guard !method.bodies.isEmpty || !out.isEmpty else { return nil }
    out.set("content", content(method.bodies, name).value)
    return out.value
  }
}
