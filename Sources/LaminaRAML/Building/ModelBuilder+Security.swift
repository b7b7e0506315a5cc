import LaminaAPIModel
import LaminaAPISource

extension ModelBuilder {
  mutating func schemes(_ node: YAMLNode?) -> [APISecurityScheme] {
    named(node).map { scheme($0) }
  }

  /// Schemes of libraries that methods demand, by the names they use.
  mutating func addLibrarySchemes() {
    let demands = api.allResources.flatMap(\.methods).flatMap(\.securedBy) + api.securedBy
    for name in Set(demands.compactMap(\.scheme)).sorted()
    where !api.securitySchemes.contains(where: { $0.name == name }) {
      if let found = declared.names.find(.scheme, name, in: 0) { add(scheme(found.pair, name)) }
    }
  }

  private mutating func scheme(_ pair: YAMLPair, _ name: String? = nil) -> APISecurityScheme {
    let kind = Self.kind(text(pair.value, "type") ?? "")
    var scheme = APISecurityScheme(name: name ?? pair.name, kind: kind, place: place(pair.key))
    scheme.description = text(pair.value, "description")
    if let parts = pair.value.value(of: "describedBy") {
      scheme.headers = parameters(parts.value(of: "headers"), isRequired: false)
      scheme.queryParameters = parameters(parts.value(of: "queryParameters"), isRequired: false)
      scheme.responses = responses(parts.value(of: "responses"))
    }
    for setting in pair.value.value(of: "settings")?.pairs ?? [] {
      let values = setting.value.items ?? [setting.value]
      scheme.settings[setting.name] = values.compactMap(\.text)
    }
    return scheme
  }

  private static func kind(_ type: String) -> APISecurityScheme.Kind {
    switch type {
    case "OAuth 1.0": .oauth1
    case "OAuth 2.0": .oauth2
    case "Basic Authentication": .basic
    case "Digest Authentication": .digest
    default: .other(type)
    }
  }
}
