extension YAMLNode {
  /// The tag of what stands for a file that could not be included.
  package static let missingTag = "!missing"

  package var pairs: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The scalar's text.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  package var style: YAMLStyle? {
    if case .scalar(_, let style) = content { style } else { nil }
  }

  package var isScalar: Bool { text != nil }
  package var isMapping: Bool { pairs != nil }
  package var isSequence: Bool { items != nil }

  /// Whether nothing stands there: an empty plain scalar, `~`, `null`, or what is tagged so.
  package var isNull: Bool {
    guard case .scalar(let text, let style) = content else { return false }
    if tag == "!!null" { return true }
    if tag != nil || style != .plain { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// The value of a key.
  package func value(of name: String) -> YAMLNode? { pair(of: name)?.value }

  /// The first pair with a key.
  package func pair(of name: String) -> YAMLPair? { pairs?.first { $0.key.text == name } }
}
