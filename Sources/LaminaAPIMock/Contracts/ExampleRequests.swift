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
    book = SchemaBook(SchemaReferences(model.schemas, loader))
    schemes = Dictionary(
      model.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func requests(of path: APIPath) -> [MockRequest] {
    let target = target(path)
    return path.resource.methods.flatMap { requests(of: $0, target) }
  }

  private mutating func requests(of method: APIMethod, _ target: String) -> [MockRequest] {
    var request = MockRequest(method.name, target + query(method), isSecure: true)
    for header in method.headers where header.isRequired && !header.name.contains("{") {
      request.headers.add(header.name, Self.value(of: header))
    }
    prove(&request, method)
    if method.bodies.isEmpty { return [request] }
    return method.bodies.map { with($0, in: request) }
  }

  private func target(_ path: APIPath) -> String {
    let pairs = path.parameters.map { ($0.name, Self.value(of: $0)) }
    let values = Dictionary(pairs, uniquingKeysWith: { $1 })
    let uri = path.resource.uri
    return api.basePath + (URITemplate.read(uri, isStrict: false).template?.expand(values) ?? uri)
  }

  private func query(_ method: APIMethod) -> String {
    let fields = method.queryParameters.filter { $0.isRequired || $0.types.first?.example != nil }
    let text = fields.map {
      "\(URITemplate.escaped($0.name))=\(URITemplate.escaped(Self.value(of: $0)))"
    }
    return text.isEmpty ? "" : "?" + text.joined(separator: "&")
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
      request.headers[header.name] = Self.value(of: header)
    }
  }

  private mutating func with(_ body: APIBody, in request: MockRequest) -> MockRequest {
    var request = request
    request.headers["Content-Type"] = body.mediaType
    if let example = body.example { request.body = Array(example.utf8) }
    let fields = body.formParameters.filter { $0.isRequired || $0.types.first?.example != nil }
    if body.mediaType.hasPrefix("multipart/") {
      request.headers["Content-Type"] = "multipart/form-data; boundary=\(Self.boundary)"
      request.body = Self.multipart(fields)
    } else if !body.formParameters.isEmpty {
      let text = fields.map { "\($0.name)=\(URITemplate.escaped(Self.value(of: $0)))" }
      request.body = Array(text.joined(separator: "&").utf8)
    } else if body.example == nil {
      request.body = made(body)
    }
    return request
  }

  private static let boundary = "lamina-example"

  private static func multipart(_ fields: [APIParameter]) -> [UInt8] {
    let parts = fields.map { field in
      let file = field.types.first?.kind == .file ? "; filename=\"example\"" : ""
      return
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field.name)\"\(file)\r\n\r\n"
        + "\(value(of: field))\r\n"
    }
    return Array((parts.joined() + "--\(boundary)--\r\n").utf8)
  }

  private mutating func made(_ body: APIBody) -> [UInt8] {
    guard let rule = body.schema.flatMap({ SchemaRule($0, &book) }),
      let value = try? rule.schema.generate(seed: 1)
    else { return [] }
    return value.utf8()
  }

  /// An example, else the least that fits.
  private static func value(of parameter: APIParameter) -> String {
    let type = parameter.types.first ?? APIParameterType()
    return type.exampleValue ?? TypeRule(type).least
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
