import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The schemes that OpenAPI can say, and those that are only kept.
  mutating func securitySchemes() -> (possible: Members, others: Members) {
    var (possible, others) = (Members(), Members())
    for scheme in api.securitySchemes {
      if let name = schemeNames[scheme.name], possible[name] == nil {
        possible.set(name, self.scheme(scheme, name))
      } else {
        note(
          "OpenAPI has no kind of scheme for \(scheme.name); it is kept in x-raml-securitySchemes.",
          scheme.place)
        others.set(scheme.name, kept(scheme, scheme.name).value)
      }
    }
    return (possible, others)
  }

  private mutating func scheme(_ scheme: APISecurityScheme, _ name: String) -> JSONValue {
    var out = Members()
    switch scheme.kind {
    case .basic, .digest:
      out.set("type", text: "http")
      out.set("scheme", text: scheme.kind == .basic ? "basic" : "digest")
    case .oauth2:
      out.set("type", text: "oauth2")
      out.set("flows", OAuthFlows(scheme.settings, scopes: scopes(of: scheme)).value)
    case .oauth1, .other: out.append(key(scheme))
    }
    out.set("description", text: scheme.description)
    out.append(kept(scheme, name))
    return out.value
  }

  /// The one header or parameter that holds the key.
  private func key(_ scheme: APISecurityScheme) -> Members {
    var out = Members()
    out.set("type", text: "apiKey")
    out.set("name", text: (scheme.headers + scheme.queryParameters).first?.name)
    out.set("in", text: scheme.headers.isEmpty ? "query" : "header")
    return out
  }

  private mutating func kept(_ scheme: APISecurityScheme, _ name: String) -> Members {
    var out = Members()
    out.set("x-raml-type", text: Self.kind(scheme.kind))
    if name != scheme.name { out.set("x-raml-name", text: scheme.name) }
    if schemeNames[scheme.name] == nil { out.set("x-raml-description", text: scheme.description) }
    var settings = Members()
    for (key, values) in scheme.settings.sorted(by: { $0.key < $1.key }) {
      settings.set(key, JSONValue(.array(values.map { JSONValue(.string($0)) })))
    }
    out.set("x-raml-settings", settings)
    out.set("x-raml-describedBy", describedBy(scheme, name))
    return out
  }

  private mutating func describedBy(_ scheme: APISecurityScheme, _ name: String) -> Members {
    var out = Members()
    out.set("headers", fields(scheme.headers))
    out.set("queryParameters", fields(scheme.queryParameters))
    var answers = Members()
    for response in scheme.responses {
      answers.set(
        String(response.status), self.response(response, "\(name)\(response.status)"))
    }
    out.set("responses", answers)
    return out
  }

  private static func kind(_ kind: APISecurityScheme.Kind) -> String {
    switch kind {
    case .oauth1: "OAuth 1.0"
    case .oauth2: "OAuth 2.0"
    case .basic: "Basic Authentication"
    case .digest: "Digest Authentication"
    case .other(let name): name
    }
  }

  /// All scopes that a scheme is used with, or that its settings name.
  private func scopes(of scheme: APISecurityScheme) -> [String] {
    let used = api.allResources.flatMap(\.methods).flatMap(\.securedBy) + api.securedBy
    let scopes = used.filter { $0.scheme == scheme.name }.flatMap(\.scopes)
    return Set(scopes + (scheme.settings["scopes"] ?? [])).sorted()
  }
}
