import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The servers of the API: those that it names, or those that its base URI and protocols say.
  mutating func serversAtRoot() -> JSONMembers {
    serverMembers(api.servers, or: servers(api.protocols, api.baseParameters))
  }

  /// Servers that a part names, or else those that are made of other values.
  mutating func serverMembers(_ servers: [APIServer], or others: [JSONValue]) -> JSONMembers {
    var out = JSONMembers()
    out.set("servers", servers.isEmpty ? others : servers.map { fullServer($0) })
    if !servers.isEmpty, api.dialect == nil { out.set("x-raml-servers", true) }
    return out
  }

  func server(_ server: APIServer) -> JSONMembers {
    var out = JSONMembers()
    out.set("url", server.url)
    out.set("name", server.name)
    out.set("description", server.description)
    return out
  }

  mutating func fullServer(_ server: APIServer) -> JSONValue {
    var out = self.server(server)
    var variables = JSONMembers()
    for variable in server.variables {
      var members = Self.variable(variable.name, variable, version: api.version)
      extend(&members, variable.extensions, "variable")
      variables.set(variable.name, members.value)
    }
    out.set("variables", variables)
    extend(&out, server.extensions, "server")
    return fitting(out, "server", server.place).value
  }

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
      out.set(name, Self.variable(name, parameter, version: api.version).value)
    }
    return out
  }

  /// A variable; its default is the model's, the first value allowed, an example, or else its name.
  static func variable(
    _ name: String, _ parameter: APIParameter?, version: String?
  ) -> JSONMembers {
    let type = parameter?.types.first
    let values = type?.values ?? []
    let version = name == "version" ? version : nil
    let fallback = type?.usualValue ?? version ?? name
    var out = JSONMembers()
    out.set("default", values.isEmpty || values.contains(fallback) ? fallback : values[0])
    out.set("enum", texts: values)
    out.set("description", parameter?.description)
    return out
  }
}
