import LaminaAPIModel
import LaminaAPISource

/// A resource, ready to be asked: its path, the parameters of the whole path, its methods.
///
/// A class, never changed, as every request passes it on: one count instead of one for each member.
final class MockRoute: Sendable {
  let uri: String
  let parameters: [ValueRule]
  let methods: [String: MockMethod]
  let place: Place?
  /// The examples of the parameters.
  let examples: [String: String]

  init(
    _ resource: APIResource, _ parameters: [APIParameter], _ methods: [(String, MockMethod)],
    _ book: inout SchemaBook
  ) {
    uri = resource.uri
    place = resource.place
    self.parameters = parameters.map { ValueRule($0, in: .path, &book) }
    self.methods = Dictionary(methods, uniquingKeysWith: { first, _ in first })
    let examples = parameters.compactMap { parameter in
      parameter.types.first?.example.map { (parameter.name, $0) }
    }
    self.examples = Dictionary(examples, uniquingKeysWith: { $1 })
  }

  func example(of parameter: String) -> String? { examples[parameter] }

  /// The methods in the order of names, with those the mock adds.
  var allowed: [String] {
    let own = Set(methods.keys)
    return own.union(own.contains("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"]).sorted()
  }

  /// The method that answers a request; HEAD is answered as GET where it is not declared.
  func method(_ name: String) -> MockMethod? {
    methods[name] ?? (name == "HEAD" ? methods["GET"] : nil)
  }
}

/// A method, ready to be asked; a class as its resource is.
final class MockMethod: Sendable {
  let method: APIMethod
  /// A number of its own in the model.
  let number: Int
  let headers: [ValueRule]
  let query: [ValueRule]
  let cookies: [ValueRule]
  let bodies: [BodyRule]
  /// The ways in which it may be called; a way without rule needs nothing.
  let security: [SecurityRule?]
  let responses: [ResponseRule]
  /// Whether it is only for TLS while others of the API are not.
  let isForTLSOnly: Bool

  init(
    _ method: APIMethod, number: Int, in model: APIModel, schemes: [String: SecurityRule],
    _ books: inout SidedBooks
  ) {
    self.method = method
    self.number = number
    headers = method.headers.map { ValueRule($0, in: .header, &books.request) }
    query = method.queryParameters.map { ValueRule($0, in: .query, &books.request) }
    cookies = method.cookies.map { ValueRule($0, in: .cookie, &books.request) }
    bodies = method.bodies.map { BodyRule($0, &books.request) }
    security = method.securedBy.map { $0.scheme.flatMap { schemes[$0] } }
    responses = (method.responses + method.otherResponses).map { ResponseRule($0, &books.answer) }
    isForTLSOnly = method.protocols == [.https] && model.protocols.contains(.http)
  }

  /// The first of some statuses that it declares.
  func declared(_ statuses: [Int]) -> Int? {
    let all = responses.map(\.status) + security.flatMap { $0?.statuses ?? [] }
    return statuses.first { all.contains($0) }
  }

  /// The body of the best answer: of the lowest status 2xx.
  var firstBody: AnswerBody? {
    let good = responses.filter { (200...299).contains($0.status) && $0.coverage != .statusClass }
    return good.min { $0.status < $1.status }?.bodies.first
  }

  /// The answer that is declared for a status itself.
  func response(_ status: Int) -> ResponseRule? {
    responses.first { $0.status == status && $0.coverage == .status }
  }

  /// The answer for a status: its own, that of its class as `4XX`, or that for all others.
  func answer(_ status: Int) -> ResponseRule? {
    guard (100...599).contains(status) else { return nil }
    return
      (response(status)
      ?? responses.first { $0.coverage == .statusClass && $0.status / 100 == status / 100 }
      ?? responses.first { $0.coverage == .others })?.with(status)
  }
}
