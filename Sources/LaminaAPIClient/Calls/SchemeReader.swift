import LaminaAPIModel

/// Reads the ways in which a caller proves who it is.
enum SchemeReader {
  static func schemes(of api: APIModel) -> [ClientScheme] {
    var seen: Set<String> = []
    let all = api.securitySchemes.filter { seen.insert($0.name).inserted }
    let names = NameScope.members(all.map(\.name), reserved: ["sign", "add"])
    return zip(all, names).map { scheme($0, $1) }
  }

  private static func scheme(_ scheme: APISecurityScheme, _ name: String) -> ClientScheme {
    let kind = kind(scheme)
    var parameters: [CallParameter] = []
    switch kind {
    case .fields:
      parameters = ParameterReader.plain(scheme.headers)
      parameters += ParameterReader.plain(scheme.queryParameters).map {
        var field = $0
        field.placement = .query
        return field
      }
      let required = Set((scheme.headers + scheme.queryParameters).filter(\.isRequired).map(\.name))
      for index in parameters.indices {
        parameters[index].isRequired = required.contains(parameters[index].key)
        parameters[index].type = .string
      }
    case .basic, .bearer, .signed: break
    }
    ClientReader.name(&parameters, reserved: ["call"])
    return ClientScheme(
      key: scheme.name, name: name, kind: kind, documentation: scheme.description,
      parameters: parameters)
  }

  private static func kind(_ scheme: APISecurityScheme) -> ClientScheme.Kind {
    switch scheme.kind {
    case .basic: return .basic
    case .oauth1, .digest: return .signed
    case .other: return .fields
    case .oauth2:
      let isHeader =
        scheme.headers.contains { $0.name.lowercased() == "authorization" }
        || scheme.queryParameters.isEmpty
      return .bearer(queryKey: isHeader ? nil : scheme.queryParameters[0].name)
    }
  }
}
