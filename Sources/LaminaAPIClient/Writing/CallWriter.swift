import LaminaAPIModel

/// Writes the functions of calls.
struct CallWriter {
  let parts: ClientParts
  let names: TypeNames

  private var parameters: ParameterText { ParameterText(graph: parts.graph, names: names) }

  func write(_ call: ClientCall, _ text: inout SwiftText) {
    let type = names.text(.named(call.type))
    let given = Self.ordered(call)
    text.document(
      call.documentation, or: "Calls `\(call.method) \(CommentText.oneLine(call.uri))`.")
    document(call, given, &text)
    var declared = given.map { $0.map(parameters.declaration) ?? "body: \(bodyType(call))" }
    if isProven(call) { declared.append("credential: Credential? = nil") }
    text.function(
      "public func \(SwiftName.escaped(call.name))", declared,
      " async throws(Failure) -> \(type).Response"
    ) { text in
      begin(call, &text)
      for parameter in call.parameters where parameter.placement != .path { add(parameter, &text) }
      body(call, type, &text)
      let proof =
        isProven(call) ? "credential ?? self.credential" : parts.schemes.isEmpty ? nil : "nil"
      text.line(
        "let answer = try await send(\((["call"] + [proof].compactMap(\.self)).joined(separator: ", ")))"
      )
      text.breakable("return try \(type).Response(answer, of: call)")
    }
  }

  private func isProven(_ call: ClientCall) -> Bool { !call.schemes.isEmpty }

  /// The parameters, those that must be given first; nil for the body.
  private static func ordered(_ call: ClientCall) -> [CallParameter?] {
    let path = call.parameters(.path) + call.parameters(.base)
    let others = call.parameters(.query) + call.parameters(.header) + call.parameters(.cookie)
    let body: [CallParameter?] = call.bodies.isEmpty ? [] : [nil]
    return path.filter(\.isRequired) + body + others.filter(\.isRequired)
      + path.filter { !$0.isRequired } + others.filter { !$0.isRequired }
  }

  private func document(_ call: ClientCall, _ given: [CallParameter?], _ text: inout SwiftText) {
    var lines = given.map { parameter in
      parameter.map { ($0.name, Self.words($0)) } ?? ("body", "What is sent.")
    }
    if isProven(call) {
      let schemes = parts.schemes.filter { call.schemes.contains($0.key) }.map { "`.\($0.name)`" }
      let choice = schemes.joined(separator: " or ") + (call.isOpen ? ", or none" : "")
      lines.append(("credential", "\(choice); the client's own, if it is not given."))
    }
    text.document(
      parameters: lines, returns: "the answer, by its status.",
      throws: "`Failure`, with the call and the place in its body.")
  }

  private static func words(_ parameter: CallParameter) -> String {
    let words = CommentText.oneLine(parameter.documentation ?? "")
    return words.isEmpty ? "`\(CommentText.oneLine(parameter.key))`." : words
  }

  // MARK: Code

  private func begin(_ call: ClientCall, _ text: inout SwiftText) {
    let isConstant =
      !call.isSecure && accept(call) == nil && call.bodies.isEmpty
      && call.parameters.allSatisfy { $0.placement == .path }
    let isTrying = call.parameters(.path).contains { $0.writing != nil }
    text.list(
      "\(isConstant ? "let" : "var") call = \(isTrying ? "try " : "")Call(",
      [
        SwiftLiteral.of(call.method), SwiftLiteral.of(call.uri), "path: \(path(call))",
      ], ")")
    if call.isSecure { text.line("call.isSecure = true") }
    if let accept = accept(call) { text.line("call.accept = \(SwiftLiteral.of(accept))") }
  }

  /// The media types of all answers, each once.
  private func accept(_ call: ClientCall) -> String? {
    var types: [String] = []
    for type in call.responses.flatMap(\.bodies).map(\.mediaType) where !types.contains(type) {
      types.append(type)
    }
    return types.isEmpty ? nil : types.joined(separator: ", ")
  }

  private func path(_ call: ClientCall) -> String {
    let template = URITemplate.read(call.uri, isStrict: false).template
    let pieces = (template?.parts ?? [.text(call.uri)]).map { part in
      switch part {
      case .text(let text): SwiftLiteral.inner(text)
      case .name(let name):
        call.parameters(.path).first { $0.key == name }.map { piece($0, call) } ?? ""
      }
    }
    return "\"" + pieces.joined() + "\""
  }

  private func piece(_ parameter: CallParameter, _ call: ClientCall) -> String {
    let name = SwiftName.escaped(parameter.name)
    if let writing = parameter.writing {
      let place = SwiftLiteral.of("\(call.method) \(call.uri)")
      return "\\(\(StyledText(parameter, writing).text).text(\(name), of: \(place)))"
    }
    if parameter.isRequired { return "\\(Wire.escaped(\(parameters.text(name, parameter.type))))" }
    return "\\(\(name).map { Wire.escaped(\(parameters.text("$0", parameter.type))) } ?? \"\")"
  }

  private func add(_ parameter: CallParameter, _ text: inout SwiftText) {
    let name = SwiftName.escaped(parameter.name)
    if let prefix = parameter.prefix {
      return text.block("for (name, value) in \(name).sorted(by: { $0.key < $1.key })") {
        $0.line("call.set(\(SwiftLiteral.of(prefix)) + name, value)")
      }
    }
    let key = SwiftLiteral.of(parameter.key)
    if let writing = parameter.writing {
      return parameters.each(parameter, name, &text) { value in
        "try \(StyledText(parameter, writing).text).add(\(value), to: &call)"
      }
    }
    parameters.each(parameter, name, &text) { value in
      let value = parameters.text(value, parameter.type)
      switch parameter.placement {
      case .base: return "call.base[\(key)] = \(value)"
      case .header: return "call.set(\(key), \(value))"
      case .cookie: return "call.cookie(\(key), \(value))"
      case .path, .query, .field: return "call.query(\(key), \(value))"
      }
    }
  }

  // MARK: Bodies

  private func bodyType(_ call: ClientCall) -> String {
    guard call.bodies.count == 1 else { return names.text(.named(call.type)) + ".Body" }
    return BodyText(names: names).type(call.bodies[0].content)
  }

  private func body(_ call: ClientCall, _ type: String, _ text: inout SwiftText) {
    if call.bodies.count == 1 { return text.line(send(call.bodies[0], "body")) }
    guard !call.bodies.isEmpty else { return }
    text.line("switch body {")
    for body in call.bodies {
      text.line("case .\(SwiftName.escaped(body.name))(let value): \(send(body, "value"))")
    }
    text.line("}")
  }

  private func send(_ body: CallBody, _ value: String) -> String {
    let isAny = body.mediaType.contains("*")
    switch body.content {
    case .json:
      let type = SwiftLiteral.of(isAny ? "application/json" : body.mediaType)
      return "try call.json(\(value), as: \(type))"
    case .form: return "\(value).fields().send(in: &call)"
    case .multipart: return "\(value).fields().sendParts(in: &call)"
    case .text:
      let type = SwiftLiteral.of(isAny ? "text/plain" : body.mediaType)
      return "call.send(Data(\(value).utf8), as: \(type))"
    case .data:
      let type = SwiftLiteral.of(isAny ? "application/octet-stream" : body.mediaType)
      return "call.send(\(value), as: \(type))"
    }
  }
}

/// The types of bodies as they stand in code.
struct BodyText {
  let names: TypeNames

  func type(_ content: CallBody.Content) -> String {
    switch content {
    case .json(let type): names.text(type)
    case .form(let id), .multipart(let id): names.text(.named(id))
    case .text: "String"
    case .data: "Data"
    }
  }
}
