import LaminaAPIModel
import LaminaAPISource

/// Makes routes of a model's resources.
struct RouteBuilder {
  private let model: APIModel
  private var book: SchemaBook
  private let schemes: [String: SecurityRule]
  private(set) var routes: [MockRoute] = []
  private var count = 0

  init(_ model: APIModel, _ loader: (any SourceLoader)?) {
    self.model = model
    book = SchemaBook(SchemaReferences(model.schemas, loader))
    schemes = Dictionary(
      model.securitySchemes.map { ($0.name, SecurityRule($0)) }, uniquingKeysWith: { $1 })
    for resource in model.resources { add(resource, []) }
  }

  private mutating func add(_ resource: APIResource, _ outer: [APIParameter]) {
    let parameters = outer + resource.uriParameters
    let pairs = resource.methods.map { ($0.name, method($0)) }
    if !pairs.isEmpty { routes.append(MockRoute(resource, parameters, pairs)) }
    for inner in resource.resources { add(inner, parameters) }
  }

  private mutating func method(_ method: APIMethod) -> MockMethod {
    count += 1
    return MockMethod(method, number: count, in: model, schemes: schemes, &book)
  }
}
