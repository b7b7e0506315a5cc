public import LaminaAPIModel
public import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// Requests made of a model's examples: one for each method, and for each media type of its body.
struct ExampleRequests {
  private let api: MockAPI
  private let schemes: [String: APISecurityScheme]
  private var book: SchemaBook

  init(_ api: MockAPI, _ model: APIModel, _ loader: (any SourceLoader)?) {
    self.api = api
    book = SchemaBook(SchemaReferences(model.schemas, loader), side: .request)
    schemes = Dictionary(
      model.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func requests(of path: APIPath) -> [MockRequest] {
    let target = target(path)
    var all: [MockRequest] = []
    for method in path.resource.methods { all += requests(of: method, target) }
    return all
  }

  private mutating func requests(of method: APIMethod, _ target: String) -> [MockRequest] {
    var request = MockRequest(method.name, target + query(method), isSecure: true)
    for header in method.headers where header.isRequired && !header.name.contains("{") {
      for field in fields(of: header, in: .header) { request.headers.add(header.name, field.raw) }
    }
    let cookies = shown(method.cookies, in: .cookie)
    if !cookies.isEmpty { request.headers.add("Cookie", cookies.joined(separator: "; ")) }
    prove(&request, method)
    if method.bodies.isEmpty { return [request] }
    var all: [MockRequest] = []
    for body in method.bodies { all.append(with(body, in: request)) }
    return all
  }

  private mutating func target(_ path: APIPath) -> String {
    var values: [String: String] = [:]
    for parameter in path.parameters {
      values[parameter.name] = fields(of: parameter, in: .path).first?.raw
    }
    let template = URITemplate.read(path.resource.uri, isStrict: false).template
    let parts = (template?.parts ?? [.text(path.resource.uri)]).map { part in
      switch part {
      case .text(let text): text
      case .name(let name): values[name] ?? ""
      }
    }
    return api.basePath + parts.joined()
  }

  private mutating func query(_ method: APIMethod) -> String {
    let fields = shown(method.queryParameters, in: .query)
    return fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
  }

  /// The parameters that must be sent, and those that have an example, as `name=value`.
  private mutating func shown(_ parameters: [APIParameter], in place: ParameterPlace) -> [String] {
    parameters.flatMap { parameter -> [String] in
      let hasExample = parameter.types.first?.example ?? parameter.shape?.example
      guard parameter.isRequired || hasExample != nil else { return [] }
      return fields(of: parameter, in: place).map { "\(URITemplate.escaped($0.name))=\($0.raw)" }
    }
  }

  /// The fields of a parameter's example, or of the least that fits.
  private mutating func fields(
    of parameter: APIParameter, in place: ParameterPlace
  ) -> [ParameterField] {
    if let shape = ShapeRule(parameter, in: place, &book) { return shape.exampleFields }
    let value = FormExample.value(of: parameter)
    return [
      ParameterField(parameter.name, raw: place == .header ? value : URITemplate.escaped(value))
    ]
  }

  /// Adds what the first scheme wants.
  private func prove(_ request: inout MockRequest, _ method: APIMethod) {
    guard let scheme = method.securedBy.first?.scheme.flatMap({ schemes[$0] }) else { return }
    switch scheme.kind {
    case .basic: request.headers["Authorization"] = "Basic bW9jazptb2Nr"
    case .digest: request.headers["Authorization"] = "Digest username=\"mock\""
    case .oauth1: request.headers["Authorization"] = "OAuth oauth_token=\"mock\""
    case .oauth2: request.headers["Authorization"] = "Bearer mock"
    case .other: break
    }
    for header in scheme.headers where header.isRequired {
      request.headers[header.name] = FormExample.value(of: header)
    }
    for cookie in scheme.cookies where cookie.isRequired {
      let known = request.headers["Cookie"].map { $0 + "; " } ?? ""
      request.headers["Cookie"] =
        "\(known)\(cookie.name)=\(URITemplate.escaped(FormExample.value(of: cookie)))"
    }
  }

  private mutating func with(_ body: APIBody, in request: MockRequest) -> MockRequest {
    var request = request
    let made = AnswerBody(body, &book)
    request.headers["Content-Type"] = made.contentType
    request.body = made.examples.first?.bytes ?? Self.made(made)
    return request
  }

  private static func made(_ body: AnswerBody) -> [UInt8] {
    guard let schema = body.rule.schema?.schema else { return body.formBytes ?? [] }
    return (try? schema.generate(seed: 1)).flatMap { body.bytes(body.rule.own($0)) } ?? []
  }
}

extension MockAPI {
  /// A request for each method and each media type of its body, made of the model's examples.
  ///
  /// - Parameters:
  ///   - model: the model that the mock was made of.
  ///   - loader: reads the files that schemas refer to.
  /// - Returns: the requests, in the order of the model.
  public func exampleRequests(
    of model: APIModel, loader: (any SourceLoader)? = nil
  ) -> [MockRequest] {
    var maker = ExampleRequests(self, model, loader)
    return model.allPaths.flatMap { maker.requests(of: $0) }
  }
}
