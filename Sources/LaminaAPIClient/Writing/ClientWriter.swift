import LaminaAPIModel

/// Writes the whole file.
struct ClientWriter {
  private let parts: ClientParts
  private let name: String
  private let hasURLSession: Bool
  private let names: TypeNames

  init(_ parts: ClientParts, name: String, hasURLSession: Bool) {
    (self.parts, self.name, self.hasURLSession) = (parts, name, hasURLSession)
    names = TypeNames(parts, client: name)
  }

  /// The text of the file.
  func written() -> String {
    var text = SwiftText()
    head(&text)
    client(&text)
    section("Calls", &text) { text in
      for call in parts.calls {
        text.gap()
        CallWriter(parts: parts, names: names).write(call, &text)
      }
    }
    if !parts.schemes.isEmpty {
      section("Credentials", &text) { CredentialWriter(schemes: parts.schemes).write(&$0) }
    }
    section("Types", &text) { text in
      for id in names.inner[nil] ?? [] { declared(id, &text) }
    }
    section("Answers", &text) { text in
      for call in parts.calls {
        text.gap()
        let types = TypeWriter(graph: parts.graph, names: names)
        AnswerWriter(names: names, call: call).write(&text) { types.writeInner(call.type, &$0) }
      }
    }
    runtime(&text)
    return text.text
  }

  private func declared(_ id: TypeID, _ text: inout SwiftText) {
    if case .call = parts.graph[id].shape { return }
    text.gap()
    TypeWriter(graph: parts.graph, names: names).write(id, &text)
  }

  private func section(
    _ title: String, _ text: inout SwiftText, _ inner: (inout SwiftText) -> Void
  ) {
    text.section(title, "extension \(SwiftName.escaped(name))", inner)
  }

  private func head(_ text: inout SwiftText) {
    let title = CommentText.oneLine(parts.api.title)
    let version = parts.api.version.map { " " + CommentText.oneLine($0) } ?? ""
    text.line(
      "// Written by `lamina-api client` from the model \(title)\(version). Write it again rather than edit it."
    )
    text.line("public import Foundation")
    if hasURLSession {
      text.gap()
      text.line("#if canImport(FoundationNetworking)")
      text.line("  import FoundationNetworking")
      text.line("#endif")
    }
    text.gap()
  }

  // MARK: The client

  private func client(_ text: inout SwiftText) {
    let title = CommentText.oneLine(parts.api.title)
    text.document(
      nil, or: title.isEmpty ? "A client of the API." : "A client of the API *\(title)*.")
    let (parts, names) = (parts, names)
    text.block("public struct \(SwiftName.escaped(name)): Sendable") { text in
      Self.members(parts, &text)
      if let base = parts.api.baseURI {
        text.gap()
        Self.initializer(parts, names, base, &text)
      }
      text.gap()
      Self.plainInitializer(parts, &text)
      text.gap()
      text.lines(parts.schemes.isEmpty ? ClientCode.sendOpenly : ClientCode.send)
    }
  }

  private static func members(_ parts: ClientParts, _ text: inout SwiftText) {
    text.line("/// Carries requests to a server, and answers back.")
    text.line("public var transport: any Transport")
    if !parts.schemes.isEmpty {
      text.line("/// Proves who calls, where a call is given nothing else.")
      text.line("public var credential: Credential?")
    }
    text.line("private let base: String")
    text.line("private let baseValues: [String: String]?")
  }

  private static func initializer(
    _ parts: ClientParts, _ names: TypeNames, _ base: String, _ text: inout SwiftText
  ) {
    let writer = ParameterText(graph: parts.graph, names: names)
    let values = parts.base.sorted { hasUsual($0, writer) < hasUsual($1, writer) }
    var declared = values.map(writer.declaration)
    declared.append("transport: any Transport")
    if !parts.schemes.isEmpty { declared.append("credential: Credential? = nil") }
    text.line("/// Creates a client of the API's own server, `\(CommentText.oneLine(base))`.")
    text.document(
      parameters: values.map { ($0.name, words($0)) } + clientWords(parts), returns: nil,
      throws: nil)
    text.function("public init", declared, "") { text in
      text.line("self.base = \(SwiftLiteral.of(base))")
      text.line("\(parts.base.isEmpty ? "baseValues = [:]" : "var values: [String: String] = [:]")")
      for parameter in parts.base {
        writer.each(parameter, SwiftName.escaped(parameter.name), &text) { value in
          "values[\(SwiftLiteral.of(parameter.key))] = \(writer.text(value, parameter.type))"
        }
      }
      if !parts.base.isEmpty { text.line("baseValues = values") }
      text.line("self.transport = transport")
      if !parts.schemes.isEmpty { text.line("self.credential = credential") }
    }
  }

  private static func hasUsual(_ parameter: CallParameter, _ writer: ParameterText) -> Int {
    writer.declaration(parameter).contains(" = ") ? 1 : 0
  }

  private static func words(_ parameter: CallParameter) -> String {
    let words = CommentText.oneLine(parameter.documentation ?? "")
    return words.isEmpty ? "`\(CommentText.oneLine(parameter.key))` in the address." : words
  }

  private static func clientWords(_ parts: ClientParts) -> [(name: String, text: String)] {
    let credential = [("credential", "proves who calls.")]
    return [("transport", "carries requests and answers.")]
      + (parts.schemes.isEmpty ? [] : credential)
  }

  private static func plainInitializer(_ parts: ClientParts, _ text: inout SwiftText) {
    var declared = ["base: String", "transport: any Transport"]
    if !parts.schemes.isEmpty { declared.append("credential: Credential? = nil") }
    text.line("/// Creates a client of another server.")
    text.document(
      parameters: [
        ("base", "what stands in front of all paths, as it is: `http://127.0.0.1:8080`.")
      ]
        + clientWords(parts), returns: nil, throws: nil)
    text.function("public init", declared, "") { text in
      text.line("self.base = base")
      text.line("baseValues = nil")
      text.line("self.transport = transport")
      if !parts.schemes.isEmpty { text.line("self.credential = credential") }
    }
  }

  // MARK: What every client has

  private func runtime(_ text: inout SwiftText) {
    let written = text.text
    section("What every client has", &text) { text in
      for part in ClientCode.parts(for: written) {
        text.gap()
        text.lines(part)
      }
      guard hasURLSession else { return }
      text.gap()
      text.lines(ClientCode.urlSession)
    }
    if written.contains("@Indirect ") {
      for role in ["Sendable", "Equatable", "Hashable"] {
        text.gap()
        text.line("extension \(SwiftName.escaped(name)).Indirect: \(role) where Value: \(role) {}")
      }
    }
  }
}
