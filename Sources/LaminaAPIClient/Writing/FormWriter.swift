/// Writes forms, and parameters of one of several types.
struct FormWriter {
  let graph: TypeGraph
  let names: TypeNames

  /// Writes a form: a structure that becomes fields.
  func write(
    _ name: String, _ fields: [CallParameter], _ text: inout SwiftText,
    _ inner: (inout SwiftText) -> Void
  ) {
    text.block("public struct \(name): Hashable, Sendable") { text in
      for field in fields {
        text.document(field.documentation, or: "The field `\(CommentText.oneLine(field.key))`.")
        text.line("public var \(SwiftName.escaped(field.name)): \(names.text(field.declared))")
      }
      text.gap()
      initializer(fields, &text)
      text.gap()
      text.block("fileprivate func fields() -> FormFields") { text in
        text.line("\(fields.isEmpty ? "let" : "var") fields = FormFields()")
        for field in fields { add(field, &text) }
        text.line("return fields")
      }
      inner(&text)
    }
  }

  private func initializer(_ fields: [CallParameter], _ text: inout SwiftText) {
    text.line("/// Creates a form of its fields.")
    if fields.isEmpty { return text.line("public init() {}") }
    let parameters = fields.map { ParameterText(graph: graph, names: names).declaration($0) }
    text.function("public init", parameters, "") { text in
      for field in fields {
        let name = SwiftName.escaped(field.name)
        text.line("self.\(name) = \(name)")
      }
    }
  }

  private func add(_ field: CallParameter, _ text: inout SwiftText) {
    let writer = ParameterText(graph: graph, names: names)
    writer.each(field, "self." + SwiftName.escaped(field.name), &text) {
      "fields.add(\(SwiftLiteral.of(field.key)), \(writer.field($0, field.type)))"
    }
  }

  /// Writes a parameter of one of several types: an enumeration that becomes a text, or a field.
  func write(_ name: String, _ options: [TypeOption], _ text: inout SwiftText) {
    let writer = ParameterText(graph: graph, names: names)
    let isField = options.contains { $0.type == .file }
    text.block("public enum \(name): Hashable, Sendable") { text in
      for option in options {
        text.line("/// A value of the type `\(names.text(option.type).filter { $0 != "`" })`.")
        text.line("case \(SwiftName.escaped(option.name))(\(names.text(option.type)))")
      }
      text.gap()
      text.block("fileprivate var \(isField ? "field: FormFields.Value" : "text: String")") {
        text in
        text.line("switch self {")
        for option in options {
          let value =
            isField ? writer.field("value", option.type) : writer.text("value", option.type)
          text.line("case .\(SwiftName.escaped(option.name))(let value): \(value)")
        }
        text.line("}")
      }
    }
  }
}

/// Writes how parameters are declared, and become texts.
struct ParameterText {
  let graph: TypeGraph
  let names: TypeNames

  /// The parameter of a function, with its default.
  func declaration(_ parameter: CallParameter) -> String {
    let type = names.text(parameter.declared)
    let usual =
      parameter.prefix != nil
      ? " = [:]"
      : parameter.isRequired ? usual(parameter) : parameter.isRepeated ? " = []" : " = nil"
    return "\(SwiftName.escaped(parameter.name)): \(type)\(usual)"
  }

  /// The default of a parameter of a URI that must have a value.
  private func usual(_ parameter: CallParameter) -> String {
    guard parameter.placement == .base || parameter.placement == .path,
      let value = parameter.usualValue
    else { return "" }
    switch parameter.type {
    case .string: return " = \(SwiftLiteral.of(value))"
    case .int: return Int(value).map { " = \($0)" } ?? ""
    case .named(let id):
      guard case .choices(let choices) = graph[id].shape,
        let index = choices.values.firstIndex(of: value)
      else { return "" }
      return " = .\(SwiftName.escaped(choices.names[index]))"
    default: return ""
    }
  }

  /// A line for each value that a parameter has.
  func each(
    _ parameter: CallParameter, _ name: String, _ text: inout SwiftText,
    _ line: (String) -> String
  ) {
    if parameter.isRepeated {
      text.block("for value in \(name)") { $0.line(line("value")) }
    } else if parameter.isRequired {
      text.line(line(name))
    } else {
      text.block("if let value = \(name)") { $0.line(line("value")) }
    }
  }

  /// A value as a text.
  func text(_ value: String, _ type: SwiftType) -> String {
    switch type {
    case .string: return value
    case .timestamp: return "Wire.timestamp(\(value))"
    case .dateOnly, .timeOnly, .dateTimeOnly: return value + ".text"
    case .data, .bytes: return value + ".base64EncodedString()"
    default: break
    }
    if case .named(let id) = type, case .alternatives = graph[id].shape { return value + ".text" }
    return "Wire.text(\(value))"
  }

  /// A value as a field of a form.
  func field(_ value: String, _ type: SwiftType) -> String {
    if type == .file { return ".file(\(value))" }
    if case .named(let id) = type, case .alternatives(let options) = graph[id].shape,
      options.contains(where: { $0.type == .file })
    {
      return value + ".field"
    }
    return ".text(\(text(value, type)))"
  }
}
