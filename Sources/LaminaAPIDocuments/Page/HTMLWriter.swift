/// Writes HTML: what is not a tag is escaped.
struct HTMLWriter {
  private(set) var text = ""

  /// A name with its value; one without a value is left out.
  typealias Attribute = (name: String, value: String?)

  mutating func open(_ tag: String, _ attributes: Attribute...) { begin(tag, attributes) }

  private mutating func begin(_ tag: String, _ attributes: [Attribute]) {
    text += "<\(tag)"
    for (name, value) in attributes {
      guard let value else { continue }
      text += " \(name)=\""
      escape(value)
      text += "\""
    }
    text += ">"
  }

  mutating func close(_ tag: String) { text += "</\(tag)>" }

  /// An element with a text.
  mutating func add(_ tag: String, _ words: String, _ attributes: Attribute...) {
    begin(tag, attributes)
    escape(words)
    close(tag)
  }

  /// An element with others.
  mutating func add(
    _ tag: String, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void
  ) {
    begin(tag, attributes)
    content(&self)
    close(tag)
  }

  mutating func add(text words: String) { escape(words) }

  /// Markdown of the model.
  mutating func add(markdown words: String?) {
    guard let words, !words.allSatisfy(\.isWhitespace) else { return }
    add("div", ("class", "text")) { $0.text += MarkdownText(words).html }
  }

  /// What is HTML already, and of this room.
  mutating func add(own html: String) { text += html }

  private mutating func escape(_ words: String) {
    guard words.utf8.contains(where: Self.isSpecial) else { return text += words }
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\0": break
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0
  }
}
