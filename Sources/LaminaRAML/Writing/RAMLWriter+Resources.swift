import LaminaAPIModel
import LaminaJSON

extension RAMLWriter {
  mutating func set(_ resource: APIResource, in out: inout JSONMembers) {
    let isFirst = out[resource.path] == nil
    losses.add("A path is there twice; the first one is written.", resource.place, if: !isFirst)
    if isFirst { out.set(resource.path, self.resource(resource)) }
  }

  private mutating func resource(_ resource: APIResource) -> JSONValue {
    noteExtensions(resource.extensions, resource.place)
    losses.add(
      "RAML has no servers of resources and methods; they are left out.", resource.place,
      if: !resource.servers.isEmpty || !resource.baseParameters.isEmpty)
    var out = JSONMembers()
    out.set("displayName", resource.displayName == resource.path ? nil : resource.displayName)
    out.set("description", resource.description)
    out.set("type", use(resource.type, names.isResourceType))
    out.set("is", texts: traits(resource.traits))
    let own = URITemplate.read(resource.path, isStrict: false).template?.names ?? []
    out.set("uriParameters", parameters(resource.uriParameters.filter { own.contains($0.name) }))
    for method in resource.methods { set(method, in: &out) }
    for inner in resource.resources { set(inner, in: &out) }
    return out.value
  }

  private mutating func use(_ name: String?, _ isKnown: (String) -> Bool) -> String? {
    guard let name else { return nil }
    losses.add("Traits and types of libraries are not named.", nil, if: !isKnown(name))
    return isKnown(name) ? name : nil
  }

  private mutating func traits(_ names: [String]) -> [String] {
    let isTrait = self.names.isTrait
    return names.compactMap { use($0, isTrait) }
  }

  // MARK: Methods

  private mutating func set(_ method: APIMethod, in out: inout JSONMembers) {
    let name = method.name.lowercased()
    guard Vocabulary.isMethod(name) else {
      return losses.add("RAML has no method \(method.name); it is left out.", method.place)
    }
    out.set(name, self.method(method))
  }

  private mutating func method(_ method: APIMethod) -> JSONValue {
    note(method)
    var out = JSONMembers()
    out.set("description", method.description)
    out.set("is", texts: traits(method.traits))
    out.set("headers", parameters(method.headers))
    out.set("queryParameters", parameters(method.queryParameters))
    if method.protocols != api.protocols {
      out.set("protocols", texts: method.protocols.map(\.rawValue))
    }
    if method.securedBy != api.securedBy {
      // Nothing at all is no list, but the demand for nothing.
      let demands = demands(method.securedBy)
      out.set("securedBy", .list(demands.isEmpty ? [nil] : demands))
    }
    out.set("body", bodies(method.bodies))
    out.set("responses", responses(method))
    return out.value
  }

  private mutating func note(_ method: APIMethod) {
    let place = method.place
    noteExtensions(method.extensions + method.bodyExtensions, place)
    let all: [(String, Bool)] = [
      ("names of operations", method.operationID != nil), ("summaries", method.summary != nil),
      ("tags of methods", !method.tags.isEmpty), ("deprecated methods", method.isDeprecated),
      ("external documents of methods", method.externalDocs != nil),
      ("callbacks", !method.callbacks.isEmpty), ("cookies", !method.cookies.isEmpty),
      ("descriptions of whole bodies", method.bodyDescription != nil),
      (
        "servers of resources and methods",
        !method.servers.isEmpty || !method.baseParameters.isEmpty
      ),
    ]
    for (what, isLost) in all {
      losses.add("RAML has no \(what); they are left out.", place, if: isLost)
    }
    losses.add(
      "RAML demands a body where one has a schema, and only there.", place,
      if: method.isBodyRequired != method.hasBodyRules)
    losses.add(
      "In RAML a method that needs nothing demands nothing in so many words.", place,
      if: method.securedBy.isEmpty && !api.securedBy.isEmpty)
  }

  // MARK: Answers

  private mutating func responses(_ method: APIMethod) -> JSONMembers {
    var out = JSONMembers()
    for response in method.responses {
      guard (100...599).contains(response.status) else {
        losses.add("RAML has no status \(response.status); it is left out.", response.place)
        continue
      }
      losses.add(
        "RAML has no answers for many statuses; one stands for them.", response.place,
        if: response.coverage != .status)
      out.set(String(response.status), self.response(response))
    }
    for other in method.otherResponses {
      losses.add("RAML has no answers for all other statuses; they are left out.", other.place)
    }
    return out
  }

  mutating func response(_ response: APIResponse) -> JSONValue {
    noteExtensions(response.extensions, response.place)
    losses.add("RAML has no links; they are left out.", response.place, if: !response.links.isEmpty)
    losses.add(
      "RAML has no summaries; they are left out.", response.place, if: response.summary != nil)
    var out = JSONMembers()
    out.set("description", response.description)
    out.set("headers", parameters(response.headers))
    out.set("body", bodies(response.bodies))
    return out.value
  }
}
