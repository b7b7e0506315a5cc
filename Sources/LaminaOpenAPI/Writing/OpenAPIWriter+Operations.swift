import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  mutating func operation(
    _ method: APIMethod, _ path: String, _ resources: [APIResource]
  ) -> JSONValue {
    let name = operationName(method, path)
    var out = JSONMembers()
    out.set("operationId", name)
    out.set("description", method.description)
    out.set("parameters", parameters(of: method))
    out.set("requestBody", requestBody(method, name + "Body"))
    out.append(responses(of: method, name))
    if method.securedBy != api.securedBy {
      out.set("security", JSONValue(.array(demands(method.securedBy))))
    }
    out.set("servers", servers(of: method, in: resources))
    out.append(kept(method))
    return out.value
  }

  private mutating func kept(_ method: APIMethod) -> JSONMembers {
    var out = JSONMembers()
    if method.operationID == nil { out.set("x-raml-operationId", false) }
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
    guard !method.bodies.isEmpty else { return nil }
    var out = JSONMembers()
    if method.isBodyRequired { out.set("required", true) }
    out.set("content", content(method.bodies, name))
    return out.value
  }
}
