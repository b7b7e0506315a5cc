import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The ways to call a method that OpenAPI can say.
  func demands(_ security: [APISecurity]) -> [JSONValue] {
    security.flatMap { demand -> [JSONValue] in
      let names = demand.demands.compactMap { $0.scheme.flatMap { schemeNames[$0] } }
      return names.count == demand.demands.count ? [object(names, demand)] : []
    }
  }

  /// All ways, if some of them cannot be said.
  func keptDemands(_ security: [APISecurity]) -> JSONMembers {
    var out = JSONMembers()
    if demands(security).count == security.count { return out }
    let all = security.map { demand -> JSONValue in
      object(demand.demands.compactMap(\.scheme), demand)
    }
    out.set("x-raml-securedBy", all)
    return out
  }

  /// What is needed at once, with the names that schemes have in the document.
  private func object(_ names: [String], _ demand: APISecurity) -> JSONValue {
    .object(zip(names, demand.demands).map { ($0, .list($1.scopes.map { .text($0) })) })
  }
}
