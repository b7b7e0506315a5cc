import LaminaAPIModel

/// A resource with those around it: their parameters are its own.
struct ResourceTrail {
  let resources: [APIResource]

  /// The resource itself.
  let resource: APIResource

  /// All resources of an API, each before those within it.
  static func all(of api: APIModel) -> [ResourceTrail] {
    api.resources.flatMap { below([], $0) }
  }

  private static func below(_ outer: [APIResource], _ resource: APIResource) -> [ResourceTrail] {
    let trail = outer + [resource]
    return [ResourceTrail(resources: trail, resource: resource)]
      + resource.resources.flatMap { below(trail, $0) }
  }

  /// The parameters of the whole path, in its order, each once.
  var pathParameters: [APIParameter] {
    let declared = resources.flatMap(\.uriParameters)
    let names = URITemplate.read(resource.uri, isStrict: false).template?.names ?? []
    return names.map { name in
      declared.last { $0.name == name } ?? APIParameter(name: name, isRequired: true)
    }
  }

  /// The parts of the path that are no parameters, as words.
  var words: [String] {
    let parts =
      URITemplate.read(resource.uri, isStrict: false).template?.parts ?? [.text(resource.uri)]
    return parts.compactMap { part in
      guard case .text(let text) = part, text.contains(where: { $0 != "/" }) else { return nil }
      return text
    }
  }
}
