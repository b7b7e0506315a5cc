public import LaminaAPIModel

/// The documents of an API as Markdown: for wikis, for reviews, and for programs that read texts.
///
/// ```swift
/// print(APIText(document.model()).markdown)
/// ```
public struct APIText: Sendable {
  /// The text.
  public let markdown: String

  /// Writes a text.
  ///
  /// - Parameters:
  ///   - api: what it is about.
  ///   - language: that of the text's own words; nil is that of the model.
  public init(_ api: APIModel, language: PageWords.Language? = nil) {
    var writer = TextWriter(words: PageWords(language ?? PageWords.language(of: api)))
    writer.write(api)
    markdown = writer.lines.joined(separator: "\n") + "\n"
  }
}

private struct TextWriter {
  let words: PageWords
  var lines: [String] = []

  mutating func write(_ api: APIModel) {
    heading(1, api.title + (api.version.map { " " + $0 } ?? ""))
    if let base = api.baseURI { lines += ["\(words.baseURI): `\(base)`", ""] }
    parameters(api.baseParameters, nil)
    for section in api.documentation {
      heading(2, section.title)
      lines += [section.content, ""]
    }
    for resource in api.allResources { write(resource) }
    for schema in api.schemas {
      heading(2, schema.name ?? words.schema)
      code(schema.text)
    }
  }

  private mutating func heading(_ level: Int, _ text: String) {
    lines += [String(repeating: "#", count: level) + " " + Self.line(text), ""]
  }

  private mutating func write(_ resource: APIResource) {
    heading(2, resource.displayName)
    lines += ["`\(resource.uri)`", ""]
    add(resource.description)
    parameters(resource.uriParameters, words.uriParameters)
    for method in resource.methods { write(method, of: resource) }
  }

  private mutating func write(_ method: APIMethod, of resource: APIResource) {
    let title = "\(method.name) \(resource.uri)"
    heading(3, method.isDeprecated ? "~~\(title)~~ (\(words.deprecated))" : title)
    add(method.summary.map { "**\(Self.line($0))**" })
    add(names(of: method))
    add(method.description)
    if !method.securedBy.isEmpty {
      let ways = method.securedBy.map { way in
        way.demands.isEmpty
          ? words.nothingNeeded : way.demands.compactMap(\.scheme).joined(separator: " + ")
      }
      lines += ["\(words.security): \(ways.joined(separator: " \(words.or) "))", ""]
    }
    parameters(method.headers, words.headers)
    parameters(method.queryParameters, words.queryParameters)
    parameters(method.cookies, words.cookies)
    for body in method.bodies { write(body, words.body) }
    for response in method.responses + method.otherResponses {
      heading(4, response.label(words))
      add(response.description)
      parameters(response.headers, words.headers)
      for body in response.bodies { write(body, nil) }
    }
  }

  private mutating func write(_ body: APIBody, _ title: String?) {
    lines += [[title, "`\(body.mediaType)`"].compactMap(\.self).joined(separator: " "), ""]
    add(body.description)
    parameters(body.formParameters, words.formParameters)
    if let schema = body.schema {
      if let name = schema.name {
        lines += ["\(words.schema): \(name)", ""]
      } else {
        code(schema.text)
      }
    }
    for example in body.examples {
      let name = example.name.map { "\(words.example) `\($0)`" }
      add([name, example.summary].compactMap(\.self).joined(separator: ": "))
      add(example.description)
      code(example.value)
    }
  }

  /// The operation's own name, and its tags.
  private func names(of method: APIMethod) -> String? {
    let names = ([method.operationID].compactMap(\.self) + method.tags).map { "`\($0)`" }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  private mutating func add(_ text: String?) {
    if let text, !text.isEmpty { lines += [text, ""] }
  }

  private mutating func parameters(_ parameters: [APIParameter], _ title: String?) {
    guard !parameters.isEmpty else { return }
    if let title { lines += ["**\(title)**", ""] }
    lines += ["| \(words.name) | \(words.type) | \(words.meaning) |", "| --- | --- | --- |"]
    for parameter in parameters { lines.append(row(parameter)) }
    lines.append("")
  }

  private func row(_ parameter: APIParameter) -> String {
    let types = parameter.types.map { ParameterRules($0, words).text }
    let marks = [
      parameter.isRequired ? words.required : nil,
      parameter.isDeprecated ? words.deprecated : nil, parameter.isRepeated ? words.repeated : nil,
    ].compactMap(\.self)
    let name = "`\(parameter.name)`" + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
    let cells = [name, types.joined(separator: " \(words.or) "), parameter.description ?? ""]
    return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
  }

  private static func cell(_ text: String) -> String {
    line(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A fence that is longer than any in the text.
  private mutating func code(_ text: String) {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    lines += [fence, text, fence, ""]
  }
}
