/// Writes a structure, and how it is read and written where Swift would not know.
struct StructureWriter {
  let names: TypeNames
  let properties: [TypeProperty]
  let others: SwiftType?

  func write(_ name: String, _ text: inout SwiftText, _ inner: (inout SwiftText) -> Void) {
    text.block("public struct \(name): Hashable, Sendable, Codable") { text in
      members(&text)
      text.gap()
      initializer(&text)
      coding(&text)
      inner(&text)
    }
  }

  private func members(_ text: inout SwiftText) {
    for property in properties {
      text.document(
        property.documentation, or: "The member `\(CommentText.oneLine(property.key))`.")
      let box = property.isBoxed ? "@Indirect " : ""
      text.line(
        "\(box)public var \(SwiftName.escaped(property.name)): \(names.text(property.declared))")
    }
    if let others {
      text.line("/// Members that the model does not name.")
      text.line("public var others: [String: \(names.text(others))]")
    }
  }

  private func initializer(_ text: inout SwiftText) {
    text.line("/// Creates a value of its members.")
    var parameters = properties.map { property in
      "\(SwiftName.escaped(property.name)): \(names.text(property.declared))"
        + (property.isRequired ? "" : " = nil")
    }
    if let others { parameters.append("others: [String: \(names.text(others))] = [:]") }
    if parameters.isEmpty { return text.line("public init() {}") }
    text.function("public init", parameters, "") { text in
      for property in properties {
        let name = SwiftName.escaped(property.name)
        text.line("self.\(name) = \(name)")
      }
      if others != nil { text.line("self.others = others") }
    }
  }

  // MARK: Coding

  private var isOwn: Bool {
    others != nil || properties.contains { $0.isBoxed || $0.isNullable }
  }

  private func coding(_ text: inout SwiftText) {
    if !properties.isEmpty, isOwn || properties.contains(where: { $0.key != $0.name }) {
      keys(&text)
    }
    guard isOwn else { return }
    text.gap()
    text.line("/// Reads the members that are there.")
    text.block("public init(from decoder: any Decoder) throws", read)
    text.gap()
    text.line("/// Writes the members that there are.")
    text.block("public func encode(to encoder: any Encoder) throws", write)
  }

  private func keys(_ text: inout SwiftText) {
    text.gap()
    let roles = "String, CodingKey" + (others == nil ? "" : ", CaseIterable")
    text.block("private enum CodingKeys: \(roles)") { text in
      for property in properties {
        let key = property.key == property.name ? "" : " = \(SwiftLiteral.of(property.key))"
        text.line("case \(SwiftName.escaped(property.name))\(key)")
      }
    }
  }

  private func read(_ text: inout SwiftText) {
    if !properties.isEmpty {
      text.line("let values = try decoder.container(keyedBy: CodingKeys.self)")
    }
    for property in properties {
      let name = SwiftName.escaped(property.name)
      let function = property.declared.isOptional ? "decodeIfPresent" : "decode"
      let type = names.text(property.type.wrapped)
      text.list(
        "self.\(name) = try values.\(function)(", ["\(type).self", "forKey: .\(name)"], ")")
    }
    if others != nil {
      text.line("let known = CodingKeys.allCases.map(\\.rawValue)")
      text.line("self.others = try JSONKey.others(of: decoder, besides: known)")
    }
  }

  private func write(_ text: inout SwiftText) {
    if !properties.isEmpty {
      text.line("var values = encoder.container(keyedBy: CodingKeys.self)")
    }
    for property in properties {
      let name = SwiftName.escaped(property.name)
      let isSkipped = property.declared.isOptional && !property.isNullable
      text.line(
        "try values.\(isSkipped ? "encodeIfPresent" : "encode")(self.\(name), forKey: .\(name))")
    }
    if others != nil { text.line("try JSONKey.write(others, to: encoder)") }
  }
}
