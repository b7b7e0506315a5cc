public import LaminaAPIModel
import LaminaJSON

/// A model as a collection of Postman, version 2.1: folders of requests with examples of answers.
///
/// ```swift
/// try PostmanCollection(document.model()).json.write(toFile: "shop.json", atomically: true, encoding: .utf8)
/// ```
/// The base URI and what schemes need are variables of the collection: secrets are not written.
public struct PostmanCollection: Sendable {
  /// The collection, indented, with a line break at its end.
  public let json: String

  /// Writes a collection.
  public init(_ api: APIModel) {
    json = PostmanWriter(api).collection().text(.pretty) + "\n"
  }
}

struct PostmanWriter {
  let api: APIModel
  let schemes: [String: APISecurityScheme]

  init(_ api: APIModel) {
    self.api = api
    schemes = Dictionary(
      api.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func collection() -> JSONValue {
    var info = JSONMembers()
    info.set("name", api.title + (api.version.map { " " + $0 } ?? ""))
    info.set("description", sections)
    info.set("schema", "https://schema.getpostman.com/json/collection/v2.1.0/collection.json")
    var out = JSONMembers()
    out.set("info", info)
    out.set("item", JSONValue(.array(api.paths.map(folder))))
    out.set("auth", auth(api.securedBy))
    out.set("variable", variables)
    return out.value
  }

  private var sections: String? {
    let texts = api.documentation.map { "# \($0.title)\n\n\($0.content)" }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// The base URI, whose own parameters are variables, too.
  private var variables: [JSONValue] {
    let base = Self.withVariables(ExampleCall.base(of: api, for: APIMethod(name: "GET")))
    let own = api.baseParameters.map { ($0.name, $0.types.first?.usualValue ?? "") }
    return ([("baseUrl", base)] + own).map { name, value in
      .map([("key", .text(name)), ("value", .text(value)), ("type", "string")])
    }
  }

  private static func withVariables(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  private func folder(_ path: APIPath) -> JSONValue {
    let resource = path.resource
    let methods = resource.methods.map { item($0, path) }
    var out = JSONMembers()
    out.set("name", resource.displayName)
    out.set("description", resource.description)
    out.set("item", JSONValue(.array(methods + path.inner.map(folder))))
    return out.value
  }

  private func item(_ method: APIMethod, _ path: APIPath) -> JSONValue {
    let request = request(method, path)
    var out = JSONMembers()
    out.set("name", "\(method.name) \(path.resource.uri)")
    out.set("request", request)
    let answers = method.responses.flatMap { answer in
      Self.shown(answer).map { response(answer, $0, request) }
    }
    out.set("response", JSONValue(.array(answers)))
    return out.value
  }

  private func request(_ method: APIMethod, _ path: APIPath) -> JSONValue {
    var out = JSONMembers()
    out.set("method", method.name)
    out.set("header", JSONValue(.array(headers(method))))
    out.set("body", method.bodies.first.map(body))
    out.set("url", url(method, path))
    out.set("description", method.description ?? method.summary)
    if method.securedBy != api.securedBy {
      out.set("auth", auth(method.securedBy) ?? ["type": "noauth"])
    }
    return out.value
  }

  private func headers(_ method: APIMethod) -> [JSONValue] {
    let type = method.bodies.first.map { body -> [JSONValue] in
      body.mediaType == "multipart/form-data"
        ? [] : [.map([("key", "Content-Type"), ("value", .text(body.mediaType))])]
    }
    return (type ?? []) + method.headers.filter { !$0.name.contains("{") }.map(field)
      + method.cookies.map(cookie)
  }

  /// A header of its own for each cookie, as each can be switched off.
  private func cookie(_ parameter: APIParameter) -> JSONValue {
    var header = parameter
    header.name = "Cookie"
    header.types = [APIParameterType()]
    header.types[0].example = "\(parameter.name)=\(ExampleCall.value(of: parameter))"
    return field(header)
  }

  /// A parameter that can be switched off if it may be left out.
  private func field(_ parameter: APIParameter) -> JSONValue {
    var out = JSONMembers()
    out.set("key", parameter.name)
    out.set("value", ExampleCall.value(of: parameter))
    out.set("description", parameter.description)
    if !parameter.isRequired { out.set("disabled", JSONValue(.bool(true))) }
    return out.value
  }

  private func url(_ method: APIMethod, _ path: APIPath) -> JSONValue {
    let segments = path.resource.uri.split(separator: "/").map { Self.segment(String($0)) }
    let query = method.queryParameters.map(field)
    var out = JSONMembers()
    out.set("raw", "{{baseUrl}}/" + segments.joined(separator: "/"))
    out.set("host", ["{{baseUrl}}"])
    out.set("path", JSONValue(.array(segments.map { .text($0) })))
    out.set("query", query)
    out.set("variable", path.parameters.map { variable($0) })
    return out.value
  }

  private func variable(_ parameter: APIParameter) -> JSONValue {
    var out = JSONMembers()
    out.set("key", parameter.name)
    out.set("value", ExampleCall.value(of: parameter))
    out.set("description", parameter.description)
    return out.value
  }

  /// A whole parameter as `:name`; within a segment as a variable.
  private static func segment(_ text: String) -> String {
    let inner = text.dropFirst().dropLast()
    let isWhole = text.hasPrefix("{") && text.hasSuffix("}") && !inner.contains("{")
    return isWhole ? ":" + inner : withVariables(text)
  }

  private func body(_ body: APIBody) -> JSONValue {
    if !body.formParameters.isEmpty {
      let mode = body.mediaType == "multipart/form-data" ? "formdata" : "urlencoded"
      return .map([
        ("mode", .text(mode)), (mode, JSONValue(.array(body.formParameters.map(form)))),
      ])
    }
    let language =
      body.mediaType.contains("json") ? "json" : body.mediaType.contains("xml") ? "xml" : "text"
    return .map([
      ("mode", "raw"), ("raw", .text(body.example ?? "")),
      ("options", ["raw": ["language": .text(language)]]),
    ])
  }

  private func form(_ parameter: APIParameter) -> JSONValue {
    guard parameter.types.first?.kind == .file else { return field(parameter) }
    return .map([("key", .text(parameter.name)), ("type", "file"), ("src", [])])
  }

  /// The examples of an answer; one is no example where there is none.
  private static func shown(_ response: APIResponse) -> [APIExample?] {
    let examples = response.bodies.first?.examples ?? []
    return examples.isEmpty ? [nil] : examples
  }

  private func response(
    _ response: APIResponse, _ example: APIExample?, _ request: JSONValue
  ) -> JSONValue {
    let body = response.bodies.first
    var out = JSONMembers()
    let name = response.description.flatMap(Self.firstLine) ?? "\(response.status)"
    let own = example?.summary ?? example?.name
    out.set("name", [name, own].compactMap(\.self).joined(separator: ": "))
    out.set("originalRequest", request)
    out.set("code", JSONValue(.number(JSONNumber(response.status))))
    let type = body.map {
      [JSONValue.map([("key", "Content-Type"), ("value", .text($0.mediaType))])]
    }
    let headers = response.headers.filter { !$0.name.contains("{") }.map { variable($0) }
    out.set("header", JSONValue(.array((type ?? []) + headers)))
    out.set("body", example?.value)
    return out.value
  }

  private static func firstLine(_ text: String) -> String? {
    text.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
