import LaminaAPIModel
import LaminaJSON

extension PostmanWriter {
  /// The first way in that Postman knows; nil if nothing is needed.
  func auth(_ demands: [APISecurity]) -> JSONValue? {
    for demand in demands {
      guard let scheme = demand.scheme.flatMap({ schemes[$0] }) else { continue }
      if let auth = auth(scheme) { return auth }
    }
    return nil
  }

  private func auth(_ scheme: APISecurityScheme) -> JSONValue? {
    switch scheme.kind {
    case .basic: auth("basic", [("username", "{{username}}"), ("password", "{{password}}")])
    case .digest: auth("digest", [("username", "{{username}}"), ("password", "{{password}}")])
    case .oauth1:
      auth(
        "oauth1",
        [
          ("consumerKey", "{{consumerKey}}"), ("consumerSecret", "{{consumerSecret}}"),
          ("token", "{{token}}"), ("tokenSecret", "{{tokenSecret}}"),
        ])
    case .oauth2: auth("oauth2", [("accessToken", "{{accessToken}}"), ("addTokenTo", "header")])
    case .other: key(scheme)
    }
  }

  private func key(_ scheme: APISecurityScheme) -> JSONValue? {
    let place = scheme.headers.isEmpty ? "query" : "header"
    guard let name = (scheme.headers.first ?? scheme.queryParameters.first)?.name else {
      return nil
    }
    return auth("apikey", [("key", name), ("value", "{{apiKey}}"), ("in", place)])
  }

  private func auth(_ type: String, _ parts: [(String, String)]) -> JSONValue {
    let list = parts.map { name, value -> JSONValue in
      .map([("key", .text(name)), ("value", .text(value)), ("type", "string")])
    }
    return .map([("type", .text(type)), (type, JSONValue(.array(list)))])
  }
}
