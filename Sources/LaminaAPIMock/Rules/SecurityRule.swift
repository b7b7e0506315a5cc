import LaminaAPIModel
import LaminaAPISource

/// A scheme that a request must satisfy.
struct SecurityRule: Sendable {
  private let scheme: APISecurityScheme
  private let headers: [ValueRule]
  private let query: [ValueRule]
  private let cookies: [ValueRule]
  let statuses: [Int]

  init(_ scheme: APISecurityScheme) {
    self.scheme = scheme
    headers = scheme.headers.map { ValueRule($0) }
    query = scheme.queryParameters.map { ValueRule($0) }
    cookies = scheme.cookies.map { ValueRule($0) }
    statuses = scheme.responses.map(\.status)
  }

  /// What a caller is asked for after a 401.
  var challenge: String {
    switch scheme.kind {
    case .basic: "Basic realm=\"\(scheme.name)\""
    case .digest: "Digest realm=\"\(scheme.name)\", nonce=\"6d6f636b\", qop=\"auth\""
    case .oauth1: "OAuth realm=\"\(scheme.name)\""
    case .oauth2: "Bearer realm=\"\(scheme.name)\""
    case .other(let type): "\(type) realm=\"\(scheme.name)\""
    }
  }

  func violations(_ request: MockRequest, _ fields: [FormField]) -> [Violation] {
    let authorization = request.headers["Authorization"] ?? ""
    switch scheme.kind {
    case .basic: return demand(Self.isBasic(authorization), "Basic with name and password")
    case .digest: return demand(authorization.hasPrefix("Digest "), "Digest")
    case .oauth1: return demand(authorization.hasPrefix("OAuth "), "OAuth")
    case .oauth2:
      let isInQuery = fields.contains { $0.name == "access_token" && !$0.value.isEmpty }
      return demand(isInQuery || authorization.hasPrefix("Bearer "), "Bearer with a token")
    case .other: return described(request, fields)
    }
  }

  private func demand(_ isMet: Bool, _ what: String) -> [Violation] {
    if isMet { return [] }
    let sentence = "The header Authorization must be \(what), as the scheme \(scheme.name) says."
    return [Violation(.security, "Authorization", sentence, at: scheme.place)]
  }

  private func described(_ request: MockRequest, _ fields: [FormField]) -> [Violation] {
    headers.flatMap { $0.violations(of: request.headers, in: .security) }
      + query.flatMap { rule in
        rule.violations(of: fields.filter { $0.name == rule.name }, in: .security)
      } + request.cookies.violations(of: cookies, in: .security)
  }

  /// Whether a value is `Basic` and base64 of a name, a colon and a password.
  private static func isBasic(_ authorization: String) -> Bool {
    guard authorization.lowercased().hasPrefix("basic ") else { return false }
    let code = authorization.dropFirst(6)
    return Base64.decoded(code)?.contains(UInt8(ascii: ":")) == true
  }
}
