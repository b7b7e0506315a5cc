/// Writes HTML: what is not a tag is escaped.
struct HTMLWriter {
  private var bytes: [UInt8] = []

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A name with its value; one without a value is left out.
  typealias Attribute = (name: String, value: String?)

  mutating func open(_ tag: String, _ attributes: Attribute...) { begin(tag, attributes) }

  private mutating func begin(_ tag: String, _ attributes: [Attribute]) {
    add(own: "<")
    add(own: tag)
    for (name, value) in attributes { if let value { add(attribute: name, value) } }
    add(own: ">")
  }

  /// A value stands in the quotes that it does not hold: JSON in single ones.
  private mutating func add(attribute name: String, _ value: String) {
    let quote = value.utf8.contains(Self.double) ? Self.single : Self.double
    add(own: " ")
    add(own: name)
    add(own: "=")
    bytes.append(quote)
    escape(value, quote: quote)
    bytes.append(quote)
  }

  mutating func close(_ tag: String) {
    add(own: "</")
    add(own: tag)
    add(own: ">")
  }

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
    add("div", ("class", "text")) { $0.add(own: MarkdownText(words).html) }
  }

  /// What is HTML already, and of this room.
  mutating func add(own html: String) { bytes.append(contentsOf: html.utf8) }

  private static let double = UInt8(ascii: "\"")
  private static let single = UInt8(ascii: "'")

  /// Quotes mean something in the values of attributes only, and there only those around the value.
  private mutating func escape(_ words: String, quote: UInt8? = nil) {
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "&"): add(own: "&amp;")
      case UInt8(ascii: "<"): add(own: "&lt;")
      case UInt8(ascii: ">"): add(own: "&gt;")
      case 0: break
      case quote: add(own: byte == Self.double ? "&quot;" : "&#39;")
      default: bytes.append(byte)
      }
    }
  }
}
