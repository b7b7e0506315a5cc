import LaminaAPIModel

/// The path of a base URI, which requests may have in front: `/v1` of `https://api.shop/{version}`.
enum BasePath {
  static func segments(of model: APIModel) -> [String] {
    guard let uri = model.baseURI, let host = uri.firstRange(of: "://") else { return [] }
    let path = uri[host.upperBound...].drop { $0 != "/" }
    guard let template = URITemplate.read(String(path), isStrict: false).template else { return [] }
    return template.expand(values(of: model)).split(separator: "/").map(String.init)
  }

  private static func values(of model: APIModel) -> [String: String] {
    var values = model.version.map { ["version": $0] } ?? [:]
    for parameter in model.baseParameters {
      values[parameter.name] = values[parameter.name] ?? parameter.types.first?.usualValue
    }
    return values
  }
}
