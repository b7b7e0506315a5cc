import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The schemes that OpenAPI can say, and those that are only kept.
  mutating func securitySchemes() -> (possible: JSONMembers, others: JSONMembers) {
    var (possible, others) = (JSONMembers(), JSONMembers())
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
    var out = JSONMembers()
    switch scheme.kind {
    case .basic, .digest:
      out.set("type", "http")
      out.set("scheme", scheme.kind == .basic ? "basic" : "digest")
    case .oauth2:
      out.set("type", "oauth2")
      out.set("flows", OAuthFlows(scheme.settings, scopes: scopes(of: scheme)).value)
    case .oauth1, .other: out.append(key(scheme))
    }
    out.set("description", scheme.description)
    if api.dialect == nil {
      out.append(kept(scheme, name))
    } else {
      out = plain(scheme)
    }
    extend(&out, scheme.extensions, "scheme")
    return fitting(out, "scheme", scheme.place).value
  }

  /// A scheme of OpenAPI in its own words.
  func plain(_ scheme: APISecurityScheme) -> JSONMembers {
    var out = JSONMembers()
    switch scheme.kind {
    case .basic, .digest: out.append(http(scheme.kind == .basic ? "basic" : "digest"))
    case .oauth1: out.append(http("oauth"))
    case .oauth2:
      out.set("type", "oauth2")
      out.set("flows", OAuthFlows(scheme.settings, scopes: scopes(of: scheme)).value)
    case .other("x-apiKey"): out.append(key(scheme))
    case .other("x-openIdConnect"):
      out.set("type", "openIdConnect")
      out.set("openIdConnectUrl", scheme.settings["openIdConnectUrl"]?.first)
    case .other("x-mutualTLS"): out.set("type", "mutualTLS")
    case .other(let name):
      out.append(http(name.hasPrefix("x-") ? String(name.dropFirst(2)) : name))
      out.set("bearerFormat", scheme.settings["bearerFormat"]?.first)
    }
    out.set("description", scheme.description)
    return out
  }

  private func http(_ name: String) -> JSONMembers {
    var out = JSONMembers()
    out.set("type", "http")
    out.set("scheme", name)
    return out
  }

  /// The one header, parameter or cookie that holds the key.
  private func key(_ scheme: APISecurityScheme) -> JSONMembers {
    var out = JSONMembers()
    out.set("type", "apiKey")
    let places = [
      ("header", scheme.headers), ("query", scheme.queryParameters), ("cookie", scheme.cookies),
    ]
    guard let (place, keys) = places.first(where: { !$0.1.isEmpty }) else { return out }
    out.set("name", keys[0].name)
    out.set("in", place)
    return out
  }

  private mutating func kept(_ scheme: APISecurityScheme, _ name: String) -> JSONMembers {
    var out = JSONMembers()
    out.set("x-raml-type", Self.kind(scheme.kind))
    if name != scheme.name { out.set("x-raml-name", scheme.name) }
    if schemeNames[scheme.name] == nil { out.set("x-raml-description", scheme.description) }
    var settings = JSONMembers()
    for (key, values) in scheme.settings.sorted(by: { $0.key < $1.key }) {
      settings.set(key, JSONValue(.array(values.map { JSONValue.text($0) })))
    }
    out.set("x-raml-settings", settings)
    out.set("x-raml-describedBy", describedBy(scheme, name))
    return out
  }

  private mutating func describedBy(_ scheme: APISecurityScheme, _ name: String) -> JSONMembers {
    var out = JSONMembers()
    out.set("headers", fields(scheme.headers))
    out.set("queryParameters", fields(scheme.queryParameters))
    out.set("cookies", fields(scheme.cookies))
    var answers = JSONMembers()
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
    let scopes = used.flatMap(\.demands).filter { $0.scheme == scheme.name }.flatMap(\.scopes)
    return Set(scopes + (scheme.settings["scopes"] ?? [])).sorted()
  }
}
