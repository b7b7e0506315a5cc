import LaminaAPIModel
import LaminaJSON

extension OpenAPIReader {
  func securitySchemes() -> [APISecurityScheme] {
    let names = SecurityReader(document)
    let possible = document["components"]?["securitySchemes"]?.object?.distinct ?? []
    let others = document["x-raml-securitySchemes"]?.object?.distinct ?? []
    let all =
      possible.map { scheme(names.name($0.key), $0.value) }
      + others.map { scheme($0.key, $0.value) }
    let order = Self.texts(document["x-raml-securityScheme-order"])
    return order.isEmpty ? all : order.compactMap { name in all.first { $0.name == name } }
  }

  private func scheme(_ name: String, _ value: JSONValue) -> APISecurityScheme {
    var scheme = APISecurityScheme(name: name, kind: Self.kind(value))
    scheme.description = (value["x-raml-description"] ?? value["description"])?.string
    let described = value["x-raml-describedBy"]
    scheme.headers = ParameterReader.fields(described?["headers"])
    scheme.queryParameters = ParameterReader.fields(described?["queryParameters"])
    scheme.responses = responses(described?["responses"])
    for setting in value["x-raml-settings"]?.object?.distinct ?? [] {
      scheme.settings[setting.key] = Self.texts(setting.value)
    }
    return scheme
  }

  /// The kind that is kept, or that OpenAPI names.
  private static func kind(_ value: JSONValue) -> APISecurityScheme.Kind {
    switch value["x-raml-type"]?.string ?? value["scheme"]?.string ?? value["type"]?.string {
    case "OAuth 1.0": .oauth1
    case "OAuth 2.0", "oauth2": .oauth2
    case "Basic Authentication", "basic": .basic
    case "Digest Authentication", "digest": .digest
    case let other: .other(other ?? "x-unknown")
    }
  }
}
