import LaminaAPIModel
import LaminaJSON

extension RAMLWriter {
  mutating func schemes() -> JSONMembers {
    var out = JSONMembers()
    for scheme in api.securitySchemes where out[scheme.name] == nil {
      out.set(scheme.name, self.scheme(scheme))
    }
    return out
  }

  private mutating func scheme(_ scheme: APISecurityScheme) -> JSONValue {
    noteExtensions(scheme.extensions, scheme.place)
    losses.add(
      "RAML has no cookies; they are left out.", scheme.place, if: !scheme.cookies.isEmpty)
    var out = JSONMembers()
    out.set("type", Self.type(scheme.kind))
    out.set("description", scheme.description)
    var parts = JSONMembers()
    parts.set("headers", parameters(scheme.headers))
    parts.set("queryParameters", parameters(scheme.queryParameters))
    var answers = JSONMembers()
    for response in scheme.responses where (100...599).contains(response.status) {
      answers.set(String(response.status), self.response(response))
    }
    parts.set("responses", answers)
    out.set("describedBy", parts)
    out.set("settings", settings(scheme))
    return out.value
  }

  private static func type(_ kind: APISecurityScheme.Kind) -> String {
    switch kind {
    case .oauth1: "OAuth 1.0"
    case .oauth2: "OAuth 2.0"
    case .basic: "Basic Authentication"
    case .digest: "Digest Authentication"
    case .other(let name): name
    }
  }

  /// Settings of which there may be several in RAML.
  private static let lists: Set = ["authorizationGrants", "scopes", "signatures"]

  private func settings(_ scheme: APISecurityScheme) -> JSONMembers {
    var out = JSONMembers()
    for (name, values) in scheme.settings.sorted(by: { $0.key < $1.key }) where !values.isEmpty {
      let isList = values.count > 1 || Self.lists.contains(name)
      out.set(name, isList ? .list(values.map { .text($0) }) : .text(values[0]))
    }
    return out
  }

  // MARK: Demands

  mutating func demands(_ security: [APISecurity]) -> [JSONValue] {
    security.map { demand -> JSONValue in
      losses.add(
        "RAML has no demand for several schemes at once; the first of them stands.", nil,
        if: !demand.besides.isEmpty)
      guard let scheme = demand.scheme else { return nil }
      if demand.scopes.isEmpty { return .text(scheme) }
      let scopes: JSONValue = .list(demand.scopes.map { .text($0) })
      return .map([(scheme, .map([("scopes", scopes)]))])
    }
  }
}
