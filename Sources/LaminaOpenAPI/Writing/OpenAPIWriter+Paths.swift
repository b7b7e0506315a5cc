import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  mutating func paths() -> Members {
    var out = Members()
    for resource in api.resources { write(resource, below: [], &out) }
    return out
  }

  private mutating func write(
    _ resource: APIResource, below outer: [APIResource], _ out: inout Members
  ) {
    let template = URITemplate.read(resource.uri, isStrict: false).template
    let path = template.map(PathText.of) ?? PathText.plain(resource.uri)
    if isFirst(path) {
      let names = template?.names ?? []
      out.set(path, item(resource, PathSite(path: path, names: names, outer: outer)))
    } else {
      note("\(path) is written a second time; only the first one is kept.", resource.place)
    }
    for inner in resource.resources { write(inner, below: outer + [resource], &out) }
  }

  private mutating func item(_ resource: APIResource, _ site: PathSite) -> JSONValue {
    var out = Members()
    if resource.displayName != resource.path { out.set("summary", text: resource.displayName) }
    out.set("description", text: resource.description)
    out.set("parameters", list: pathParameters(resource, site))
    out.append(kept(resource, site))
    var others = Members()
    for method in resource.methods { write(method, resource, site, &out, &others) }
    out.set("x-raml-methods", others)
    return out.value
  }

  private mutating func kept(_ resource: APIResource, _ site: PathSite) -> Members {
    var out = Members()
    out.set("x-raml-parent", text: site.outer.last?.uri)
    out.set("x-raml-path", text: site.outer.isEmpty ? nil : resource.path)
    out.set("x-raml-uri", text: resource.uri == site.path ? nil : resource.uri)
    out.set("x-raml-type", text: resource.type)
    out.set("x-raml-is", texts: resource.traits)
    out.set("x-raml-baseUriParameters", fields(resource.baseParameters))
    let own = URITemplate.read(resource.path, isStrict: false).template?.names ?? []
    out.set(
      "x-raml-uriParameters", fields(resource.uriParameters.filter { !own.contains($0.name) }))
    return out
  }

  /// A parameter for each name of the path: of the resource itself, of one around it, or implied.
  private mutating func pathParameters(_ resource: APIResource, _ site: PathSite) -> [JSONValue] {
    let declared = (site.outer + [resource]).reversed().flatMap(\.uriParameters)
    return site.names.map { name in
      let parameter = declared.first { $0.name == name }
      return pathParameter(parameter ?? APIParameter(name: name, isRequired: true))
    }
  }

  private mutating func write(
    _ method: APIMethod, _ resource: APIResource, _ site: PathSite, _ out: inout Members,
    _ others: inout Members
  ) {
    let name = method.name.lowercased()
    let written = operation(method, site.path, site.outer + [resource])
    if Self.methods.contains(name) { return out.set(name, written) }
    note("OpenAPI has no method \(method.name); it is kept in x-raml-methods.", method.place)
    others.set(name, written)
  }

  private static let methods: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]
}

/// Where a resource stands: its path, the names in it, and the resources around it.
struct PathSite {
  let path: String
  let names: [String]
  let outer: [APIResource]
}
