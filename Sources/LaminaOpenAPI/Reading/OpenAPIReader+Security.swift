import LaminaAPIModel
import LaminaJSON

extension OpenAPIReader {
  mutating func securitySchemes() -> [APISecurityScheme] {
    let names = SecurityReader(document)
    let possible = document["components"]?["securitySchemes"]?.members ?? []
    let others = document["x-raml-securitySchemes"]?.members ?? []
    let all =
      possible.map { scheme(names.name($0.key), $0.value) }
      + others.map { scheme($0.key, $0.value) }
    let order = Self.texts(document["x-raml-securityScheme-order"])
    return order.isEmpty ? all : order.compactMap { name in all.first { $0.name == name } }
  }

  private mutating func scheme(_ name: String, _ part: DocumentPart) -> APISecurityScheme {
    var scheme = APISecurityScheme(name: name, kind: Self.kind(part), place: part.place)
    scheme.description = (part["x-raml-description"] ?? part["description"])?.string
    if part["x-raml-type"] == nil { describe(&scheme, part) }
    if let described = part["x-raml-describedBy"] {
      scheme.headers = ParameterReader.fields(described["headers"])
      scheme.queryParameters = ParameterReader.fields(described["queryParameters"])
      scheme.cookies = ParameterReader.fields(described["cookies"])
      scheme.responses = responses(described["responses"]).own
    }
    for (key, value) in part["x-raml-settings"]?.members ?? [] {
      scheme.settings[key] = Self.texts(value)
    }
    scheme.extensions = extensions(part, "scheme", written: writer.plain(scheme))
    return scheme
  }

  /// What OpenAPI's own words say of a scheme.
  private mutating func describe(_ scheme: inout APISecurityScheme, _ part: DocumentPart) {
    switch part["type"]?.string {
    case "apiKey": describeKey(&scheme, part)
    case "http" where part["scheme"]?.string?.lowercased() == "bearer":
      var type = APIParameterType()
      type.pattern = "^[Bb]earer .+$"
      scheme.headers = [
        APIParameter(name: "Authorization", isRequired: true, types: [type], place: part.place)
      ]
      scheme.settings["bearerFormat"] = part["bearerFormat"]?.string.map { [$0] }
    case "openIdConnect":
      scheme.settings["openIdConnectUrl"] = part["openIdConnectUrl"]?.string.map { [$0] }
    case "oauth2": scheme.settings = FlowSettings.settings(part["flows"])
    default: break
    }
  }

  private mutating func describeKey(_ scheme: inout APISecurityScheme, _ part: DocumentPart) {
    guard let name = part["name"]?.string else { return }
    let key = APIParameter(name: name, isRequired: true, place: part.place)
    switch part["in"]?.string {
    case "header": scheme.headers = [key]
    case "query": scheme.queryParameters = [key]
    case "cookie": scheme.cookies = [key]
    default: break
    }
  }

  /// The kind that is kept, or that OpenAPI names.
  private static func kind(_ part: DocumentPart) -> APISecurityScheme.Kind {
    switch part["x-raml-type"]?.string ?? part["scheme"]?.string ?? part["type"]?.string {
    case "OAuth 1.0": .oauth1
    case "OAuth 2.0", "oauth2": .oauth2
    case "Basic Authentication", "basic": .basic
    case "Digest Authentication", "digest": .digest
    case let other:
      .other(part["x-raml-type"] == nil ? "x-\(other ?? "unknown")" : other ?? "x-unknown")
    }
  }
}

/// The settings of OAuth 2.0 in the words of the model.
enum FlowSettings {
  private static let grants = [
    "authorizationCode": "authorization_code", "implicit": "implicit", "password": "password",
    "clientCredentials": "client_credentials",
  ]

  static func settings(_ flows: DocumentPart?) -> [String: [String]] {
    var settings: [String: [String]] = [:]
    for (name, flow) in flows?.members ?? [] {
      if let grant = grants[name] { settings["authorizationGrants", default: []].append(grant) }
      for (word, setting) in [
        ("authorizationUrl", "authorizationUri"), ("tokenUrl", "accessTokenUri"),
      ] {
        if let uri = flow[word]?.string, settings[setting] == nil { settings[setting] = [uri] }
      }
      let known = settings["scopes"] ?? []
      let scopes = (flow["scopes"]?.members ?? []).map(\.key).filter { !known.contains($0) }
      if !(known + scopes).isEmpty { settings["scopes"] = known + scopes }
    }
    return settings
  }
}
