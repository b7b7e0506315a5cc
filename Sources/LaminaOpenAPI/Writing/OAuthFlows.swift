import LaminaJSON

/// The flows of OAuth 2.0 that the grants of a scheme allow, and whose addresses are known.
struct OAuthFlows {
  private let settings: [String: [String]]
  private let scopes: [String]

  init(_ settings: [String: [String]], scopes: [String]) {
    self.settings = settings
    self.scopes = scopes
  }

  var value: JSONValue {
    var out = JSONMembers()
    let grants = settings["authorizationGrants"] ?? ["code"]
    for grant in grants {
      guard let name = Self.names[grant], out[name] == nil else { continue }
      out.set(name, flow(name))
    }
    return out.value
  }

  private static let names = [
    "code": "authorizationCode", "authorization_code": "authorizationCode", "token": "implicit",
    "implicit": "implicit", "owner": "password", "password": "password",
    "credentials": "clientCredentials", "client_credentials": "clientCredentials",
  ]

  /// A flow, or nothing if an address that it needs is missing.
  private func flow(_ name: String) -> JSONValue? {
    let (authorization, token) = (
      settings["authorizationUri"]?.first, settings["accessTokenUri"]?.first
    )
    let needs = (
      authorization: name == "authorizationCode" || name == "implicit", token: name != "implicit"
    )
    if needs.authorization && authorization == nil || needs.token && token == nil { return nil }
    var out = JSONMembers()
    out.set("authorizationUrl", needs.authorization ? authorization : nil)
    out.set("tokenUrl", needs.token ? token : nil)
    var all = JSONMembers()
    for scope in scopes { all.set(scope, "") }
    out.set("scopes", all.value)
    return out.value
  }
}
