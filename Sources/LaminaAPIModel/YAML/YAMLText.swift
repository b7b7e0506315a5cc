package import LaminaJSON

/// Writes a value as YAML that readers of 1.1 and 1.2 read alike.
package struct YAMLText {
  package private(set) var text = ""

  package init(_ value: JSONValue) {
    if Self.isBlock(value) { block(value, 0) } else { text = scalar(value, 0) + "\n" }
  }

  /// Whether a value stands on lines of its own.
  private static func isBlock(_ value: JSONValue) -> Bool {
    switch value.content {
    case .array(let elements): !elements.isEmpty
    case .object(let object): !object.members.isEmpty
    case .null, .bool, .number, .string: false
    }
  }

  private mutating func block(_ value: JSONValue, _ depth: Int) {
    for element in value.array ?? [] {
      text += indentation(depth) + "-"
      rest(element, depth, inList: true)
    }
    members(value, depth)
  }

  private mutating func members(_ value: JSONValue, _ depth: Int, isInline: Bool = false) {
    for (index, member) in (value.object?.distinct ?? []).enumerated() {
      text += isInline && index == 0 ? "" : indentation(depth)
      text += YAMLScalar.key(member.key) + ":"
      rest(member.value, depth)
    }
  }

  private mutating func rest(_ value: JSONValue, _ depth: Int, inList: Bool = false) {
    guard Self.isBlock(value) else {
      text += " " + scalar(value, depth + 1) + "\n"
      return
    }
    let isInline = inList && value.object != nil
    text += isInline ? " " : "\n"
    isInline ? members(value, depth + 1, isInline: true) : block(value, depth + 1)
  }

  private func scalar(_ value: JSONValue, _ depth: Int) -> String {
    guard let string = value.string else { return value.text() }
    return YAMLScalar.text(string, indentation: indentation(depth))
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
