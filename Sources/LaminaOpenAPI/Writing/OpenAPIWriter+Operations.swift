import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  mutating func operation(
    _ method: APIMethod, _ path: String, _ resources: [APIResource]
  ) -> JSONValue {
    let name = operationName(method, path)
    var out = Members()
    out.set("operationId", text: name)
    out.set("description", text: method.description)
    out.set("parameters", list: parameters(of: method))
    out.set("requestBody", requestBody(method.bodies, name + "Body"))
    out.append(responses(method.responses, name))
    if method.securedBy != api.securedBy {
      out.set("security", JSONValue(.array(demands(method.securedBy))))
    }
    out.set("servers", list: servers(of: method, in: resources))
    out.append(kept(method))
    return out.value
  }

  private mutating func kept(_ method: APIMethod) -> Members {
    var out = Members()
    out.set("x-raml-is", texts: method.traits)
    out.append(patterns(method.headers))
    out.set("x-raml-baseUriParameters", fields(method.baseParameters))
    if method.protocols != api.protocols {
      let names = method.protocols.map { JSONValue(.string($0.rawValue)) }
      out.set("x-raml-protocols", JSONValue(.array(names)))
    }
    if method.securedBy != api.securedBy { out.append(keptDemands(method.securedBy)) }
    return out
  }

  private mutating func requestBody(_ bodies: [APIBody], _ name: String) -> JSONValue? {
    guard !bodies.isEmpty else { return nil }
    var out = Members()
    out.set("content", content(bodies, name))
    return out.value
  }
}
