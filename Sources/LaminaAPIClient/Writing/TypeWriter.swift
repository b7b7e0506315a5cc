/// Writes the types that a client declares.
struct TypeWriter {
  let graph: TypeGraph
  let names: TypeNames

  /// Writes a type with those within it.
  func write(_ id: TypeID, _ text: inout SwiftText) {
    let name = names.name(of: id)
    let type = graph[id]
    switch type.shape {
    case .open, .call: break
    case .structure(let properties, let others):
      text.document(type.documentation, or: "What the model calls \(words(id)).")
      StructureWriter(names: names, properties: properties, others: others)
        .write(name, &text) { writeInner(id, &$0) }
    case .choices(let choices):
      text.document(type.documentation, or: "Values of \(words(id)); others are kept.")
      choose(choices, name, &text)
    case .union(let options, let tag):
      text.document(type.documentation, or: "One of several values for \(words(id)).")
      UnionWriter(graph: graph, names: names, options: options, tag: tag).write(name, &text)
    case .alias(let other):
      text.document(type.documentation, or: "What the model calls \(words(id)).")
      text.line("public typealias \(name) = \(names.text(other))")
    case .wrapper(let other):
      text.document(
        type.documentation, or: "What the model calls \(words(id)), which may hold itself.")
      wrap(names.text(other), name, &text)
    case .form(let fields):
      text.document(type.documentation, or: "The fields of a form.")
      FormWriter(graph: graph, names: names).write(name, fields, &text) { writeInner(id, &$0) }
    case .alternatives(let options):
      text.document(type.documentation, or: "One of several values for \(words(id)).")
      FormWriter(graph: graph, names: names).write(name, options, &text)
    }
  }

  /// Writes the types within a type.
  func writeInner(_ id: TypeID?, _ text: inout SwiftText) {
    for inner in names.inner[id] ?? [] {
      text.gap()
      write(inner, &text)
    }
  }

  private func words(_ id: TypeID) -> String { "`\(names.name(of: id).filter { $0 != "`" })`" }

  private func choose(_ choices: TypeChoices, _ name: String, _ text: inout SwiftText) {
    let raw = choices.raw.rawValue
    text.block("public struct \(name): RawRepresentable, Hashable, Sendable, Codable") { text in
      text.line("/// The value as it is sent.")
      text.line("public let rawValue: \(raw)")
      text.gap()
      text.line("/// Creates a value, known or not.")
      text.line("public init(rawValue: \(raw)) { self.rawValue = rawValue }")
      text.gap()
      for (value, own) in zip(choices.values, choices.names) {
        text.document(nil, or: "The value `\(CommentText.oneLine(value))`.")
        let literal = choices.raw == .string ? SwiftLiteral.of(value) : value
        text.line("public static let \(SwiftName.escaped(own)) = Self(rawValue: \(literal))")
      }
      text.gap()
      text.line("/// The values that the model names.")
      text.list(
        "public static let known: [Self] = [", choices.names.map { "." + SwiftName.escaped($0) },
        "]", comma: true)
    }
  }

  private func wrap(_ type: String, _ name: String, _ text: inout SwiftText) {
    text.block("public struct \(name): Hashable, Sendable, Codable") { text in
      text.line("/// The value.")
      text.line("public var value: \(type)")
      text.gap()
      text.line("/// Wraps a value.")
      text.line("public init(_ value: \(type)) { self.value = value }")
      text.gap()
      text.line("/// Reads the value itself.")
      text.block("public init(from decoder: any Decoder) throws") {
        $0.line("value = try decoder.singleValueContainer().decode(\(type).self)")
      }
      text.gap()
      text.line("/// Writes the value itself.")
      text.block("public func encode(to encoder: any Encoder) throws") {
        $0.line("var single = encoder.singleValueContainer()")
        $0.line("try single.encode(value)")
      }
    }
  }
}
