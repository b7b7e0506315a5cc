/// Writes what a call takes and answers.
struct AnswerWriter {
  let names: TypeNames
  let call: ClientCall

  private var bodies: BodyText { BodyText(names: names) }
  private var placeText: String { SwiftLiteral.of("\(call.method) \(call.uri)") }

  func write(_ text: inout SwiftText, _ inner: (inout SwiftText) -> Void) {
    text.line("/// What `\(call.name)` takes and answers.")
    text.block("public enum \(names.name(of: call.type))") { text in
      response(&text)
      if call.bodies.count > 1 {
        text.gap()
        text.line("/// The bodies that it takes.")
        text.block("public enum Body: Hashable, Sendable") { cases(call.bodies, &$0) }
      }
      for response in call.responses { parts(response, &text) }
      inner(&text)
    }
  }

  private func cases(_ bodies: [CallBody], _ text: inout SwiftText) {
    for body in bodies {
      text.line("/// A body of the type `\(CommentText.oneLine(body.mediaType))`.")
      text.line("case \(SwiftName.escaped(body.name))(\(self.bodies.type(body.content)))")
    }
  }

  // MARK: The answer

  private func response(_ text: inout SwiftText) {
    text.line("/// The answer, by its status.")
    text.block("public enum Response: Hashable, Sendable") { text in
      for response in call.responses {
        text.document(response.documentation, or: "The status \(response.status).")
        let types = types(of: response)
        let payload = types.isEmpty ? "" : "(\(types.joined(separator: ", ")))"
        text.line("case \(SwiftName.escaped(response.name))\(payload)")
      }
      text.line("/// A status that the model does not name.")
      text.line("case other(Answer)")
      text.gap()
      read(&text)
      text.gap()
      status(&text)
      get(&text)
    }
  }

  private func types(of response: CallResponse) -> [String] {
    let body =
      response.bodies.count == 1 ? bodies.type(response.bodies[0].content) : response.bodyTypeName
    return (response.bodies.isEmpty ? [] : [body])
      + (response.headers.isEmpty ? [] : [response.headersTypeName])
  }

  private func read(_ text: inout SwiftText) {
    text.block("fileprivate init(_ answer: Answer, of call: Call) throws(Failure)") { text in
      if call.responses.isEmpty { return text.line("self = .other(answer)") }
      text.line("switch answer.status {")
      for response in call.responses { read(response, &text) }
      text.line("default: self = .other(answer)")
      text.line("}")
    }
  }

  private func read(_ response: CallResponse, _ text: inout SwiftText) {
    var values: [String] = []
    if response.bodies.count == 1 { values.append(value(response.bodies[0])) }
    if response.bodies.count > 1 { values.append("try \(response.bodyTypeName)(answer, of: call)") }
    if !response.headers.isEmpty { values.append("\(response.headersTypeName)(answer)") }
    let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    text.arm(
      "case \(response.status)", "self = .\(SwiftName.escaped(response.name))\(payload)")
  }

  private func value(_ body: CallBody) -> String {
    switch body.content {
    case .json(let type): "try call.read(\(names.text(type)).self, answer)"
    case .text: "answer.text"
    case .data, .form, .multipart: "answer.body"
    }
  }

  private func status(_ text: inout SwiftText) {
    text.line("/// The status.")
    text.block("public var status: Int") { text in
      text.line("switch self {")
      for response in call.responses {
        text.line("case .\(SwiftName.escaped(response.name)): \(response.status)")
      }
      text.line("case .other(let answer): answer.status")
      text.line("}")
    }
  }

  /// The body of the one good answer, if there is one.
  private func get(_ text: inout SwiftText) {
    let good = call.responses.filter { (200...299).contains($0.status) }
    guard good.count == 1, good[0].bodies.count == 1 else { return }
    let type = bodies.type(good[0].bodies[0].content)
    let pattern = good[0].headers.isEmpty ? "(let body)" : "(let body, _)"
    text.gap()
    text.line("/// Returns the body of an answer \(good[0].status).")
    text.line("///")
    text.line("/// - Returns: the body.")
    text.line("/// - Throws: `Failure.refused` for any other answer.")
    text.block("public func get() throws(Failure) -> \(type)") { text in
      text.block("guard case .\(SwiftName.escaped(good[0].name))\(pattern) = self else") {
        $0.list("throw Failure.refused(", ["place: \(placeText)", "status: status"], ")")
      }
      text.line("return body")
    }
  }

  // MARK: Its parts

  private func parts(_ response: CallResponse, _ text: inout SwiftText) {
    if response.bodies.count > 1 { contents(response, &text) }
    if !response.headers.isEmpty { headers(response, &text) }
  }

  private func contents(_ response: CallResponse, _ text: inout SwiftText) {
    text.gap()
    text.line("/// The bodies of an answer \(response.status), by their types.")
    text.block("public enum \(response.bodyTypeName): Hashable, Sendable") { text in
      for body in response.bodies {
        text.line("/// A body of the type `\(CommentText.oneLine(body.mediaType))`.")
        text.line("case \(SwiftName.escaped(body.name))(\(type(of: body)))")
      }
      text.line("/// A body of another type.")
      text.line("case other(Data)")
      text.gap()
      text.block("fileprivate init(_ answer: Answer, of call: Call) throws(Failure)") { text in
        text.line("switch answer.mediaType {")
        for body in distinct(response.bodies) where !body.mediaType.contains("*") {
          let kind = SwiftLiteral.of(Self.kind(body))
          text.arm("case \(kind)", "self = .\(SwiftName.escaped(body.name))(\(value(body)))")
        }
        let any = response.bodies.first { $0.mediaType.contains("*") }
        let rest = any.map { ".\(SwiftName.escaped($0.name))(\(value($0)))" }
        text.arm("default", "self = \(rest ?? ".other(answer.body)")")
        text.line("}")
      }
    }
  }

  private func type(of body: CallBody) -> String {
    switch body.content {
    case .form, .multipart: "Data"
    default: bodies.type(body.content)
    }
  }

  private static func kind(_ body: CallBody) -> String {
    String(body.mediaType.prefix { $0 != ";" }).lowercased()
  }

  private func distinct(_ bodies: [CallBody]) -> [CallBody] {
    var seen: Set<String> = []
    return bodies.filter { seen.insert(Self.kind($0)).inserted }
  }

  private func headers(_ response: CallResponse, _ text: inout SwiftText) {
    text.gap()
    text.line("/// The head of an answer \(response.status).")
    text.block("public struct \(response.headersTypeName): Hashable, Sendable") { text in
      for header in response.headers {
        text.document(header.documentation, or: "The header `\(CommentText.oneLine(header.key))`.")
        text.line("public var \(SwiftName.escaped(header.name)): \(names.text(header.declared))")
      }
      text.gap()
      initializer(response.headers, &text)
      text.gap()
      text.block("fileprivate init(_ answer: Answer)") { text in
        for header in response.headers {
          text.line("\(SwiftName.escaped(header.name)) = \(Self.reading(header))")
        }
      }
    }
  }

  private func initializer(_ headers: [CallParameter], _ text: inout SwiftText) {
    let parameters = headers.map { header in
      let usual = header.prefix == nil ? "nil" : "[:]"
      return "\(SwiftName.escaped(header.name)): \(names.text(header.declared)) = \(usual)"
    }
    text.line("/// Creates a head of its fields.")
    text.function("public init", parameters, "") { text in
      for header in headers {
        let name = SwiftName.escaped(header.name)
        text.line("self.\(name) = \(name)")
      }
    }
  }

  private static func reading(_ header: CallParameter) -> String {
    if let prefix = header.prefix { return "answer.headers(after: \(SwiftLiteral.of(prefix)))" }
    let value = "answer.header(\(SwiftLiteral.of(header.key)))"
    switch header.type {
    case .int: return value + ".flatMap { Int($0) }"
    case .double: return value + ".flatMap { Double($0) }"
    case .bool: return value + ".flatMap { Bool($0) }"
    case .httpDate: return value + ".flatMap { Wire.httpDate($0) }"
    default: return value
    }
  }
}
