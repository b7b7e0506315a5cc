/// A resource with those around it, and the parameters of its whole path.
///
/// ```swift
/// for path in api.allPaths { print(path.resource.uri, path.parameters.map(\.name)) }
/// // /shops/{shop}/items/{item} ["shop", "item"]
/// ```
public struct APIPath: Hashable, Sendable {
  /// The resources around it, the outermost first.
  public let outer: [APIResource]
  /// The resource itself.
  public let resource: APIResource

  package init(outer: [APIResource], resource: APIResource) {
    self.outer = outer
    self.resource = resource
  }

  /// The resource and those around it, itself last.
  public var resources: [APIResource] { outer + [resource] }

  /// The resources within it, in order.
  public var inner: [APIPath] {
    resource.resources.map { APIPath(outer: resources, resource: $0) }
  }

  /// The resource and all within it, each before those within it.
  public var withNested: [APIPath] { [self] + inner.flatMap(\.withNested) }

  /// The parameters of the URI in its order, each once.
  ///
  /// Of several declarations of a name the innermost counts; a name that is declared nowhere is a required text.
  public var parameters: [APIParameter] {
    let names = URITemplate.read(resource.uri, isStrict: false).template?.names ?? []
    return names.map { declared($0) ?? APIParameter(name: $0, isRequired: true) }
  }

  private func declared(_ name: String) -> APIParameter? {
    for resource in resources.reversed() {
      if let parameter = resource.uriParameters.last(where: { $0.name == name }) {
        return parameter
      }
    }
    return nil
  }

  /// The parameters of the base URI that replace those of the API for a method: its own, else the nearest ones.
  public func baseParameters(of method: APIMethod) -> [APIParameter] {
    if !method.baseParameters.isEmpty { return method.baseParameters }
    return resources.last { !$0.baseParameters.isEmpty }?.baseParameters ?? []
  }
}

extension APIModel {
  /// The resources at the root, in order.
  public var paths: [APIPath] { resources.map { APIPath(outer: [], resource: $0) } }

  /// All resources, each before those within it.
  public var allPaths: [APIPath] { paths.flatMap(\.withNested) }
}
