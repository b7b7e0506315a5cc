import LaminaAPIModel
import LaminaAPISource

/// Makes routes of a model's resources.
struct RouteBuilder {
  private let model: APIModel
  private var library: SchemaLibrary
  private let schemes: [String: SecurityRule]
  private(set) var routes: [MockRoute] = []
  private var count = 0

  init(_ model: APIModel, _ loader: (any SourceLoader)?) {
    self.model = model
    library = SchemaLibrary(model.schemas, loader)
    schemes = Dictionary(
      model.securitySchemes.map { ($0.name, SecurityRule($0)) }, uniquingKeysWith: { $1 })
    for resource in model.resources { add(resource, []) }
  }

  private mutating func add(_ resource: APIResource, _ outer: [APIParameter]) {
    let parameters = outer + resource.uriParameters
    let pairs = resource.methods.map { ($0.name, method($0)) }
    if !pairs.isEmpty {
      routes.append(
        MockRoute(
          uri: resource.uri, parameters: parameters.map(ValueRule.init),
          methods: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
          place: resource.place, examples: Self.examples(parameters)))
    }
    for inner in resource.resources { add(inner, parameters) }
  }

  private static func examples(_ parameters: [APIParameter]) -> [String: String] {
    let pairs = parameters.compactMap { parameter in
      parameter.types.first?.example.map { (parameter.name, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  private mutating func method(_ method: APIMethod) -> MockMethod {
    count += 1
    return MockMethod(
      method: method, number: count, headers: method.headers.map(ValueRule.init),
      query: method.queryParameters.map(ValueRule.init),
      bodies: method.bodies.map { BodyRule($0, &library) },
      security: method.securedBy.map { $0.scheme.flatMap { schemes[$0] } },
      responses: method.responses.map { ResponseRule($0, &library) },
      isForTLSOnly: method.protocols == [.https] && model.protocols.contains(.http))
  }
}
