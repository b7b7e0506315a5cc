import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// Requests that the API sends of its own accord; 3.0 has no word for them.
  mutating func webhooks() -> JSONMembers {
    var out = JSONMembers()
    for hook in api.webhooks { out.set(hook.path, sent(hook)) }
    if version == .v3_0, let first = api.webhooks.first {
      note("OpenAPI 3.0 has no webhooks; they are kept in x-webhooks.", first.place)
    }
    return out
  }

  mutating func callbacks(of method: APIMethod) -> JSONMembers {
    var out = JSONMembers()
    for callback in method.callbacks {
      var paths = JSONMembers()
      for resource in callback.resources { paths.set(resource.path, sent(resource)) }
      extend(&paths, callback.extensions, "callback")
      out.set(callback.name, paths.value)
    }
    return out
  }

  /// A request that the API sends.
  private mutating func sent(_ resource: APIResource) -> JSONValue {
    item(resource, PathSite(path: resource.path, way: APIPath(outer: [], resource: resource)), [])
  }

  mutating func links(of response: APIResponse) -> JSONMembers {
    var out = JSONMembers()
    for link in response.links {
      var members = self.link(link)
      members.set("server", link.server.map { fullServer($0) })
      extend(&members, link.extensions, "link")
      out.set(link.name, members.value)
    }
    return out
  }

  func link(_ link: APILink) -> JSONMembers {
    var out = JSONMembers()
    out.set("operationId", link.operationID)
    out.set("operationRef", link.operationReference)
    var arguments = JSONMembers()
    for argument in link.arguments { arguments.set(argument.name, argument.value) }
    out.set("parameters", arguments)
    out.set("requestBody", link.body)
    out.set("description", link.description)
    return out
  }
}
