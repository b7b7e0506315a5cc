import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  func rootServers() -> [JSONValue] { servers(api.protocols, api.baseParameters) }

  /// The servers of a method that is reached in another way than the API, or none.
  func servers(of method: APIMethod, in resources: [APIResource]) -> [JSONValue] {
    let own = ([method.baseParameters] + resources.reversed().map(\.baseParameters))
      .first { !$0.isEmpty }
    let protocols = method.protocols.isEmpty ? api.protocols : method.protocols
    guard own != nil || protocols != api.protocols else { return [] }
    return servers(protocols, own ?? api.baseParameters)
  }

  /// A server for each protocol.
  private func servers(
    _ protocols: [APIProtocol], _ parameters: [APIParameter]
  ) -> [JSONValue] {
    guard let uri = api.baseURI else { return [] }
    let template = URITemplate.read(uri, isStrict: false).template
    let text = template.map(PathText.of) ?? PathText.plain(uri)
    let variables = variables(template?.names ?? [], parameters)
    return addresses(text.hasSuffix("/") ? String(text.dropLast()) : text, protocols).map {
      server($0, variables)
    }
  }

  private func addresses(_ uri: String, _ protocols: [APIProtocol]) -> [String] {
    let scheme = ["http://", "https://"].first { uri.lowercased().hasPrefix($0) }
    guard let scheme, !protocols.isEmpty else { return [uri.isEmpty ? "/" : uri] }
    return protocols.map { $0.rawValue.lowercased() + "://" + uri.dropFirst(scheme.count) }
  }

  private func server(_ address: String, _ variables: JSONMembers) -> JSONValue {
    var out = JSONMembers()
    out.set("url", address)
    out.set("variables", variables)
    return out.value
  }

  private func variables(_ names: [String], _ parameters: [APIParameter]) -> JSONMembers {
    var out = JSONMembers()
    for name in names {
      let parameter = parameters.first { $0.name == name }
      out.set(name, variable(name, parameter))
    }
    return out
  }

  /// A variable; its default is the model's, the first value allowed, an example, or else its name.
  private func variable(_ name: String, _ parameter: APIParameter?) -> JSONValue {
    let type = parameter?.types.first
    let values = type?.values ?? []
    let version = name == "version" ? api.version : nil
    let fallback = type?.usualValue ?? version ?? name
    var out = JSONMembers()
    out.set("default", values.isEmpty || values.contains(fallback) ? fallback : values[0])
    out.set("enum", texts: values)
    out.set("description", parameter?.description)
    return out.value
  }
}
