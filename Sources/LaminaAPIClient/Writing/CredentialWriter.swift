/// Writes the ways in which a caller proves who it is, as cases with what each needs.
struct CredentialWriter {
  let schemes: [ClientScheme]

  func write(_ text: inout SwiftText) {
    text.line("/// Proves who calls.")
    text.block("public enum Credential: Sendable") { text in
      for scheme in schemes {
        text.document(scheme.documentation, or: Self.words(scheme))
        let fields = payload(scheme)
        let name = SwiftName.escaped(scheme.name)
        if fields.isEmpty {
          text.line("case \(name)")
        } else {
          text.list("case \(name)(", fields, ")")
        }
      }
      text.gap()
      text.block("fileprivate func add(to call: inout Call)") { text in
        text.line("switch self {")
        for scheme in schemes { add(scheme, &text) }
        text.line("}")
      }
      text.gap()
      text.block("fileprivate func signature(for request: Request) async throws -> String?") {
        text in
        sign(&text)
      }
    }
  }

  private static func words(_ scheme: ClientScheme) -> String {
    "The scheme `\(CommentText.oneLine(scheme.key))`."
  }

  private func payload(_ scheme: ClientScheme) -> [String] {
    switch scheme.kind {
    case .basic: return ["user: String", "password: String"]
    case .bearer: return ["token: String"]
    case .signed: return ["sign: @Sendable (Request) async throws -> String"]
    case .fields:
      return scheme.parameters.map { field in
        let name = SwiftName.escaped(field.name)
        if field.prefix != nil { return "\(name): [String: String] = [:]" }
        return field.isRequired ? "\(name): String" : "\(name): String? = nil"
      }
    }
  }

  private func add(_ scheme: ClientScheme, _ text: inout SwiftText) {
    let name = SwiftName.escaped(scheme.name)
    switch scheme.kind {
    case .basic:
      text.line("case .\(name)(let user, let password):")
      text.line("  let proof = Data((user + \":\" + password).utf8).base64EncodedString()")
      text.line("  call.set(\"Authorization\", \"Basic \" + proof)")
    case .bearer(nil):
      text.line("case .\(name)(let token): call.set(\"Authorization\", \"Bearer \" + token)")
    case .bearer(let key?):
      text.line("case .\(name)(let token): call.query(\(SwiftLiteral.of(key)), token)")
    case .signed:
      text.line("case .\(name): break")
    case .fields: addFields(scheme, name, &text)
    }
  }

  private func addFields(_ scheme: ClientScheme, _ name: String, _ text: inout SwiftText) {
    if scheme.parameters.isEmpty { return text.line("case .\(name): break") }
    let numbered = scheme.parameters.indices.map { "let value\($0 + 1)" }
    text.line("case .\(name)(\(numbered.joined(separator: ", "))):")
    for (index, field) in scheme.parameters.enumerated() {
      let value = "value\(index + 1)"
      let function = field.placement == .query ? "query" : "set"
      if let prefix = field.prefix {
        text.line("  for (name, value) in \(value).sorted(by: { $0.key < $1.key }) {")
        text.line("    call.set(\(SwiftLiteral.of(prefix)) + name, value)")
        text.line("  }")
      } else if field.isRequired {
        text.line("  call.\(function)(\(SwiftLiteral.of(field.key)), \(value))")
      } else {
        text.line("  if let \(value) { call.\(function)(\(SwiftLiteral.of(field.key)), \(value)) }")
      }
    }
  }

  private func sign(_ text: inout SwiftText) {
    let signed = schemes.filter { if case .signed = $0.kind { true } else { false } }
    if signed.isEmpty { return text.line("nil") }
    text.line("switch self {")
    for scheme in signed {
      text.line("case .\(SwiftName.escaped(scheme.name))(let sign): return try await sign(request)")
    }
    if signed.count < schemes.count { text.line("default: return nil") }
    text.line("}")
  }
}
