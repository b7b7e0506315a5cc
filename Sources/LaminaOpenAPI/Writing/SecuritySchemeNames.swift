import LaminaAPIModel

/// The names of the schemes that OpenAPI can say, as components.
struct SecuritySchemeNames {
  /// The component's name by the scheme's.
  private(set) var names: [String: String] = [:]

  init(_ api: APIModel, _ version: OpenAPIVersion) {
    var free = UniqueNames()
    for scheme in api.securitySchemes
    where Self.isPossible(scheme, api.dialect, version) && names[scheme.name] == nil {
      names[scheme.name] = free.take(scheme.name)
    }
  }

  private static func isPossible(
    _ scheme: APISecurityScheme, _ dialect: APISchema.Dialect?, _ version: OpenAPIVersion
  ) -> Bool {
    if dialect != nil { return version != .v3_0 || scheme.kind != .other("x-mutualTLS") }
    return switch scheme.kind {
    case .basic, .digest, .oauth2: true
    case .oauth1, .other:
      scheme.headers.count + scheme.queryParameters.count + scheme.cookies.count == 1
    }
  }
}
