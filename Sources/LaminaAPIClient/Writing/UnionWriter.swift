/// Writes a union: an enumeration that keeps what fits none of its types.
struct UnionWriter {
  let graph: TypeGraph
  let names: TypeNames
  let options: [TypeOption]
  let tag: TypeTag?

  func write(_ name: String, _ text: inout SwiftText) {
    text.block("public indirect enum \(name): Hashable, Sendable, Codable") { text in
      for option in options {
        text.line("/// A value of the type `\(names.text(option.type).filter { $0 != "`" })`.")
        text.line("case \(SwiftName.escaped(option.name))(\(names.text(option.type)))")
      }
      text.line("/// A value of no type that the model names.")
      text.line("case other(JSON)")
      text.gap()
      text.line("/// Reads a value of the first type that it fits.")
      text.block("public init(from decoder: any Decoder) throws") { text in
        text.line("let single = try decoder.singleValueContainer()")
        if let tag { read(by: tag, &text) } else { readInTurn(&text) }
      }
      text.gap()
      text.line("/// Writes the value itself.")
      text.block("public func encode(to encoder: any Encoder) throws", encode)
    }
  }

  private func read(by tag: TypeTag, _ text: inout SwiftText) {
    text.line("switch JSONKey.text(of: decoder, at: \(SwiftLiteral.of(tag.key))) {")
    for (value, option) in tag.values {
      let type = names.text(options[option].type)
      let name = SwiftName.escaped(options[option].name)
      text.arm(
        "case \(SwiftLiteral.of(value))", "self = .\(name)(try single.decode(\(type).self))")
    }
    text.line("default: self = .other(try single.decode(JSON.self))")
    text.line("}")
  }

  private func readInTurn(_ text: inout SwiftText) {
    for (index, option) in inTurn.enumerated() {
      let type = names.text(option.type)
      text.line("\(index == 0 ? "" : "} else ")if let value = try? single.decode(\(type).self) {")
      text.line("  self = .\(SwiftName.escaped(option.name))(value)")
    }
    text.line("} else {")
    text.line("  self = .other(try single.decode(JSON.self))")
    text.line("}")
  }

  private func encode(_ text: inout SwiftText) {
    text.line("var single = encoder.singleValueContainer()")
    text.line("switch self {")
    for name in options.map({ SwiftName.escaped($0.name) }) + ["other"] {
      text.line("case .\(name)(let value): try single.encode(value)")
    }
    text.line("}")
  }

  /// The options, those that fit the fewest values first.
  private var inTurn: [TypeOption] {
    options.enumerated().sorted {
      (rank($0.element.type), $0.offset) < (rank($1.element.type), $1.offset)
    }.map(\.element)
  }

  private func rank(_ type: SwiftType) -> Int {
    switch type {
    case .bool: 0
    case .int: 1
    case .double: 2
    case .timestamp, .httpDate, .dateOnly, .timeOnly, .dateTimeOnly: 3
    case .string, .data, .bytes, .file: 5
    case .array: 6
    case .map, .json: 20_000
    case .optional(let type): rank(type)
    case .named(let id): rank(graph[id].shape)
    }
  }

  /// A structure with more members that it must have fits fewer values.
  private func rank(_ shape: TypeDeclaration.Shape) -> Int {
    switch shape {
    case .choices: 4
    case .structure(let properties, _): 10_000 - min(properties.count(where: \.isRequired), 9_000)
    case .alias(let type): rank(type)
    case .union, .wrapper: 15_000
    case .open, .call, .form, .alternatives: 20_000
    }
  }
}
