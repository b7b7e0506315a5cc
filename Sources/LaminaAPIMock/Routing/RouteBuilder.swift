import LaminaAPIModel
import LaminaAPISource

/// Makes routes of a model's resources.
struct RouteBuilder {
  private let model: APIModel
  private var books: SidedBooks
  private let schemes: [String: SecurityRule]
  private(set) var routes: [MockRoute] = []
  private var count = 0

  init(_ model: APIModel, _ loader: (any SourceLoader)?) {
    self.model = model
    books = SidedBooks(SchemaReferences(model.schemas, loader))
    schemes = Dictionary(
      model.securitySchemes.map { ($0.name, SecurityRule($0)) }, uniquingKeysWith: { $1 })
    for path in model.allPaths where !path.resource.methods.isEmpty { add(path) }
  }

  private mutating func add(_ path: APIPath) {
    let pairs = path.resource.methods.map { ($0.name, method($0)) }
    routes.append(MockRoute(path.resource, path.parameters, pairs, &books.request))
  }

  private mutating func method(_ method: APIMethod) -> MockMethod {
    count += 1
    return MockMethod(method, number: count, in: model, schemes: schemes, &books)
  }
}

/// The schemas of what is asked, and of what is answered.
struct SidedBooks {
  var request: SchemaBook
  var answer: SchemaBook

  init(_ references: SchemaReferences) {
    request = SchemaBook(references, side: .request)
    answer = SchemaBook(references, side: .answer)
  }
}
