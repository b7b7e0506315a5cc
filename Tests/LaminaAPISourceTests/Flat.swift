import LaminaAPISource

/// A tree on one line: `{a: [1, "x"]}`, texts that are no plain words in quotes.
func flat(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let text, let style):
    if node.isNull { return "~" }
    return style == .plain && !text.contains("\n")
      ? text : "\"\(text.replacing("\n", with: "\\n"))\""
  case .sequence(let items): return "[" + items.map(flat).joined(separator: ", ") + "]"
  case .mapping(let pairs):
    return "{" + pairs.map { "\(flat($0.key)): \(flat($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// A document of one text.
func document(_ text: String) -> SourceDocument {
  var composer = SourceComposer(loader: MemoryLoader(["a.yaml": text]))
  return composer.compose("a.yaml")
}

/// Places and codes of what is wrong with a text: `2:3 yaml-syntax`.
func faults(_ text: String) -> [String] {
  document(text).diagnostics.map { "\($0.place.line):\($0.place.column) \($0.code)" }
}
