/// A node of a YAML document: a scalar, a list or a map, its tag, and the bytes it was read from.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String, YAMLStyle)
    case sequence([YAMLNode])
    case mapping([YAMLPair])
  }

  package var content: Content
  package var tag: String?
  package var span: SourceSpan

  package init(_ content: Content, tag: String? = nil, span: SourceSpan) {
    self.content = content
    self.tag = tag
    self.span = span
  }

  /// A scalar that nobody wrote: defaults, computed values.
  package static func text(_ text: String, at span: SourceSpan) -> YAMLNode {
    YAMLNode(.scalar(text, .made), span: span)
  }

  /// A node without a value.
  package static func null(at span: SourceSpan) -> YAMLNode {
    YAMLNode(.scalar("", .plain), span: span)
  }
}

/// A key and its value.
package struct YAMLPair: Sendable {
  package var key: YAMLNode
  package var value: YAMLNode

  package init(_ key: YAMLNode, _ value: YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The key's text, or an empty one if it is no scalar.
  package var name: String { key.text ?? "" }
}

/// How a scalar was written; blocks remember the column their lines begin at.
package enum YAMLStyle: Hashable, Sendable {
  case plain, single, double
  case literal(indent: Int)
  case folded(indent: Int)
  /// The whole text of an included file.
  case file
  /// Computed: a default, or a text into which parameters were put.
  case made
}
