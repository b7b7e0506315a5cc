public import LaminaAPIModel

/// A model as short plain text, a line for each method and each of its parts: for programs that read texts.
///
/// ```swift
/// print(APIPlainText(document.model()).text)
/// // # Shop 1
/// // Base URI: https://shop.example/v1
/// //
/// // ## GET /items
/// // query page: integer, 1…, = 1
/// // 200 application/json: Item
/// ```
public struct APIPlainText: Sendable {
  /// The text, which ends with a line break.
  public let text: String

  /// Writes a text; it is in English, apart from what the model says.
  public init(_ api: APIModel) {
    var writer = PlainTextWriter()
    writer.write(api)
    text = writer.lines.joined(separator: "\n") + "\n"
  }
}

private struct PlainTextWriter {
  var lines: [String] = []
  private let words = PageWords(.english)

  mutating func write(_ api: APIModel) {
    lines.append("# " + api.title + (api.version.map { " " + $0 } ?? ""))
    if let base = api.baseURI { lines.append("Base URI: \(base)") }
    for parameter in api.baseParameters { add(parameter, "base URI") }
    for scheme in api.securitySchemes {
      lines.append(
        "security \(scheme.name): \(Self.line(scheme.description ?? scheme.kind.title))")
    }
    for section in api.documentation {
      lines += ["", "## \(Self.line(section.title))", section.content]
    }
    for path in api.allPaths { write(path) }
    for schema in api.schemas { lines += ["", "## schema \(schema.name ?? "")", schema.text] }
  }

  private mutating func write(_ path: APIPath) {
    let parameters = path.parameters
    for method in path.resource.methods { write(method, path.resource, parameters) }
  }

  private mutating func write(
    _ method: APIMethod, _ resource: APIResource, _ parameters: [APIParameter]
  ) {
    lines += ["", "## \(method.name) \(resource.uri)\(method.isDeprecated ? " (deprecated)" : "")"]
    for text in [method.summary, resource.description, method.description] {
      if let text { lines.append(Self.line(text)) }
    }
    if let name = method.operationID { lines.append("operation: \(name)") }
    if !method.tags.isEmpty { lines.append("tags: \(method.tags.joined(separator: ", "))") }
    let ways = method.securedBy.map { way in
      way.demands.isEmpty ? "none" : way.demands.compactMap(\.scheme).joined(separator: " and ")
    }
    if !ways.isEmpty { lines.append("security: \(ways.joined(separator: " or "))") }
    for parameter in parameters { add(parameter, "path") }
    for parameter in method.headers { add(parameter, "header") }
    for parameter in method.queryParameters { add(parameter, "query") }
    for parameter in method.cookies { add(parameter, "cookie") }
    for body in method.bodies { add(body, "body") }
    for response in method.responses + method.otherResponses {
      let status = response.label(words)
      let text = response.description.map { " " + Self.line($0) } ?? ""
      if response.bodies.isEmpty || !text.isEmpty { lines.append("\(status)\(text)") }
      for header in response.headers { add(header, "\(status) header") }
      for body in response.bodies { add(body, status) }
    }
  }

  private mutating func add(_ body: APIBody, _ part: String) {
    let schema = body.schema.map { ": " + ($0.name ?? Self.line($0.text)) } ?? ""
    lines.append("\(part) \(body.mediaType)\(schema)")
    for parameter in body.formParameters { add(parameter, "field") }
    for example in body.examples {
      let name = example.name.map { " " + $0 } ?? ""
      lines.append("example\(name): \(Self.line(example.value))")
    }
  }

  private mutating func add(_ parameter: APIParameter, _ part: String) {
    let types = parameter.types.map { ParameterRules($0, words).text }.joined(separator: " or ")
    let marks = [
      parameter.isRequired ? ", required" : "", parameter.isDeprecated ? ", deprecated" : "",
      parameter.isRepeated ? ", repeated" : "",
    ].joined()
    let text = parameter.description.map { " - " + Self.line($0) } ?? ""
    lines.append("\(part) \(parameter.name): \(types)\(marks)\(text)")
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
