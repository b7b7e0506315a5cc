import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  mutating func paths() -> JSONMembers {
    var out = JSONMembers()
    for path in api.allPaths { write(path, &out) }
    return out
  }

  private mutating func write(_ way: APIPath, _ out: inout JSONMembers) {
    let resource = way.resource
    let template = URITemplate.read(resource.uri, isStrict: false).template
    let path = template.map(PathText.of) ?? PathText.plain(resource.uri)
    if isFirst(path) {
      out.set(path, item(resource, PathSite(path: path, way: way), way.parameters))
    } else {
      note("\(path) is written a second time; only the first one is kept.", resource.place)
    }
  }

  mutating func item(
    _ resource: APIResource, _ site: PathSite, _ parameters: [APIParameter]
  ) -> JSONValue {
    var out = named(resource)
    out.set("parameters", parameters.map { pathParameter($0) })
    out.append(serverMembers(resource.servers, or: []))
    out.append(kept(resource, site))
    var others = JSONMembers()
    for method in resource.methods { write(method, resource, site, &out, &others) }
    out.set(version == .v3_2 ? "additionalOperations" : "x-raml-methods", others)
    extend(&out, resource.extensions, "pathItem")
    return out.value
  }

  /// What a resource says of itself, without its parts.
  func named(_ resource: APIResource) -> JSONMembers {
    var out = JSONMembers()
    if resource.displayName != resource.path { out.set("summary", resource.displayName) }
    out.set("description", resource.description)
    return out
  }

  private mutating func kept(_ resource: APIResource, _ site: PathSite) -> JSONMembers {
    var out = JSONMembers()
    out.set("x-raml-parent", site.way.outer.last?.uri)
    out.set("x-raml-path", site.way.outer.isEmpty ? nil : resource.path)
    out.set("x-raml-uri", resource.uri == site.path ? nil : resource.uri)
    out.set("x-raml-type", resource.type)
    out.set("x-raml-is", texts: resource.traits)
    out.set("x-raml-baseUriParameters", fields(resource.baseParameters))
    let own = URITemplate.read(resource.path, isStrict: false).template?.names ?? []
    out.set(
      "x-raml-uriParameters", fields(resource.uriParameters.filter { !own.contains($0.name) }))
    return out
  }

  private mutating func write(
    _ method: APIMethod, _ resource: APIResource, _ site: PathSite, _ out: inout JSONMembers,
    _ others: inout JSONMembers
  ) {
    let name = method.name.lowercased()
    let written = operation(method, site.path, site.way.resources)
    let isKnown = Self.methods.contains(name) || version == .v3_2 && name == "query"
    if isKnown { return out.set(name, written) }
    if version == .v3_2 { return others.set(method.name, written) }
    note("OpenAPI has no method \(method.name); it is kept in x-raml-methods.", method.place)
    others.set(name, written)
  }

  private static let methods: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]
}

/// Where a resource stands: its path as OpenAPI writes it, and the resources around it.
struct PathSite {
  let path: String
  let way: APIPath
}
