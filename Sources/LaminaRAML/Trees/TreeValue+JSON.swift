import LaminaAPISource

extension TreeValue {
  /// The value as JSON on one line.
  package var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.literal("null")
    case .boolean(let value): writer.literal(value ? "true" : "false")
    case .integer(let value): writer.literal(String(value))
    case .number(let value): writer.literal(Self.text(of: value))
    case .text(let value): writer.string(value)
    case .list(let items): list(items, &writer)
    case .map(let pairs): map(pairs, &writer)
    }
  }

  private static func text(of value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return value.isFinite ? String(value) : "null"
  }

  private func list(_ items: [TreeValue], _ writer: inout JSONWriter) {
    writer.begin("[")
    for item in items { item.write(to: &writer) }
    writer.end("]")
  }

  private func map(_ pairs: [(name: String, value: TreeValue)], _ writer: inout JSONWriter) {
    writer.begin("{")
    for pair in pairs {
      writer.key(pair.name)
      pair.value.write(to: &writer)
    }
    writer.end("}")
  }
}
