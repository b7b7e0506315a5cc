import LaminaAPIModel
import LaminaAPISource

extension ModelBuilder {
  mutating func children(of node: YAMLNode, parent: String) -> [APIResource] {
    (node.pairs ?? []).filter { $0.name.hasPrefix("/") }.map { resource($0, parent) }
  }

  private mutating func resource(_ pair: YAMLPair, _ parent: String) -> APIResource {
    let node = pair.value
    var resource = APIResource(
      path: pair.name, uri: parent + pair.name, displayName: text(node, "displayName"),
      place: place(pair.key))
    resource.description = text(node, "description")
    resource.uriParameters = parameters(node.value(of: "uriParameters"), of: pair.name)
    resource.baseParameters = parameters(node.value(of: "baseUriParameters"), isRequired: true)
    resource.type = node.value(of: "type").flatMap(\.useName)
    resource.traits = traits(node)
    resource.methods = methods(of: node)
    resource.resources = children(of: node, parent: resource.uri)
    return resource
  }

  private func traits(_ node: YAMLNode) -> [String] {
    node.value(of: "is")?.items?.compactMap(\.useName) ?? []
  }

  private mutating func methods(of node: YAMLNode) -> [APIMethod] {
    let inherited = security(node) ?? api.securedBy
    return (node.pairs ?? []).filter { Vocabulary.isMethod($0.name) }.map { method($0, inherited) }
  }

  private mutating func method(_ pair: YAMLPair, _ inherited: [APISecurity]) -> APIMethod {
    let node = pair.value
    var method = APIMethod(name: pair.name.uppercased(), place: place(pair.key))
    method.description = text(node, "description")
    method.protocols = protocols(node) ?? api.protocols
    method.securedBy = security(node) ?? inherited
    method.traits = traits(node)
    for part in node.pairs ?? [] { take(part, into: &method) }
    method.isBodyRequired = method.hasBodyRules
    return method
  }

  /// Takes a property of a method by what the grammar says of its value.
  private mutating func take(_ part: YAMLPair, into method: inout APIMethod) {
    switch Grammar.of(declared.version).value(of: part.name, in: .method) {
    case .parameters(.header): method.headers = parameters(part.value, isRequired: false)
    case .parameters: method.queryParameters = parameters(part.value, isRequired: false)
    case .baseURIParameters: method.baseParameters = parameters(part.value, isRequired: true)
    case .body: method.bodies = bodies(part.value)
    case .responses: method.responses = responses(part.value)
    default: break
    }
  }

  mutating func responses(_ node: YAMLNode?) -> [APIResponse] {
    (node?.pairs ?? []).compactMap { pair in
      guard let status = Int(pair.name) else { return nil }
      var response = APIResponse(status: status, place: place(pair.key))
      response.description = text(pair.value, "description")
      response.headers = parameters(pair.value.value(of: "headers"), isRequired: false)
      response.bodies = bodies(pair.value.value(of: "body"))
      return response
    }
  }

  private mutating func bodies(_ node: YAMLNode?) -> [APIBody] {
    if types != nil { return typedBodies(node) }
    let pairs = node?.pairs ?? []
    let named = pairs.filter { Vocabulary.isMediaType($0.name) }
    // In methods the default media type was written out with their types and traits; in schemes it was not.
    if let node, named.isEmpty, !pairs.isEmpty, let mediaType = declared.mediaTypes.first {
      return [body(YAMLPair(.text(mediaType, at: node.span), node))]
    }
    return named.map { body($0) }
  }

  private mutating func body(_ pair: YAMLPair) -> APIBody {
    var body = APIBody(mediaType: pair.name, place: place(pair.key))
    body.description = text(pair.value, "description")
    body.example = text(pair.value, "example")
    body.formParameters = parameters(pair.value.value(of: "formParameters"), isRequired: false)
    body.schema = pair.value.value(of: "schema").flatMap { schema($0) }
    return body
  }

  private mutating func schema(_ node: YAMLNode) -> APISchema? {
    guard let text = node.text, !node.isNull else { return nil }
    guard let declaration = declared.schemas[text], let own = declaration.value.text else {
      return APISchema(text: text, place: place(node))
    }
    return APISchema(name: text, text: own, place: place(declaration.value))
  }
}
