/// `<<name>>` or `<<name | !function>>` in the text of a resource type or a trait.
package struct Placeholder: Hashable, Sendable {
  package var name: String
  /// What stands after the bar, trimmed; nil without a bar.
  package var function: String?
  /// The bytes of the text it takes.
  package var range: Range<Int>

  package static let functions: Set<String> = ["!singularize", "!pluralize"]

  /// Whether the function is one of RAML's, or there is none.
  package var isKnown: Bool { function.map(Self.functions.contains) ?? true }

  /// All placeholders of a text, in order.
  package static func all(in text: String) -> [Placeholder] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [Placeholder] = []
      var at = 0
      while let start = next(in: bytes, from: at) {
        guard let end = close(in: bytes, from: start + 2) else { break }
        if let one = read(bytes, start, end) { found.append(one) }
        at = end + 2
      }
      return found
    }
  }

  private static func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    var offset = start
    while offset + 3 < bytes.count {
      if bytes[offset] == 0x3C, bytes[offset + 1] == 0x3C { return offset }
      offset += 1
    }
    return nil
  }

  private static func close(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset + 1 < bytes.count {
      if bytes[offset] == 0x3E, bytes[offset + 1] == 0x3E { return offset }
      offset += 1
    }
    return nil
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Placeholder? {
    let inner = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
    let parts = inner.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let name = trimmed(parts[0])
    guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { return nil }
    let function = parts.count > 1 ? trimmed(parts[1]).filter { !$0.isWhitespace } : nil
    return Placeholder(name: name, function: function, range: start..<(end + 2))
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }

  /// Whether a text holds a placeholder; cheap for texts without `<<`.
  package static func occurs(in text: String) -> Bool {
    text.utf8.contains(0x3C) && all(in: text).contains(where: \.isKnown)
  }
}
