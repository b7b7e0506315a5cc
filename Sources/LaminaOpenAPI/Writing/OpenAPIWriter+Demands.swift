import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The ways to call a method that OpenAPI can say.
  func demands(_ security: [APISecurity]) -> [JSONValue] {
    security.compactMap { demand in
      guard let scheme = demand.scheme else { return [:] as JSONValue }
      return schemeNames[scheme].map { object($0, demand.scopes) }
    }
  }

  /// All ways, if some of them cannot be said.
  func keptDemands(_ security: [APISecurity]) -> JSONMembers {
    var out = JSONMembers()
    if demands(security).count == security.count { return out }
    let all = security.map { demand -> JSONValue in
      demand.scheme.map { object($0, demand.scopes) } ?? [:]
    }
    out.set("x-raml-securedBy", all)
    return out
  }

  private func object(_ name: String, _ scopes: [String]) -> JSONValue {
    var out = JSONMembers()
    out.set(name, JSONValue(.array(scopes.map { JSONValue.text($0) })))
    return out.value
  }
}
