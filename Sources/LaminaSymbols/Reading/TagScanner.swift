/// Finds the tags of a small XML text, without building a tree.
///
/// ```
///  <svg viewBox="0 0 16 16"> <path d="M0 0"/> </svg>
///  ╰── svg, viewBox ──────╯  ╰── path, d ───╯ passed
/// ```
///
/// Comments, processing instructions and declarations are passed; entities are not looked at.
struct TagScanner {
  struct Tag: Hashable {
    var name: String
    var attributes: [String: String]
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next opening tag; nil after the last.
  mutating func next() throws(OutlineFailure) -> Tag? {
    while skip(to: 0x3C) {
      let start = offset
      offset += 1
      if try skipOther(from: start) { continue }
      return try tag(from: start)
    }
    return nil
  }

  /// Passes what is no opening tag; false when one begins here.
  private mutating func skipOther(from start: Int) throws(OutlineFailure) -> Bool {
    if starts(with: "!--") {
      while offset < bytes.count, !starts(with: "-->") { offset += 1 }
      guard offset < bytes.count else { throw .unclosed(at: start) }
      return true
    }
    guard offset < bytes.count else { throw .unclosed(at: start) }
    guard bytes[offset] == 0x21 || bytes[offset] == 0x2F || bytes[offset] == 0x3F else {
      return false
    }
    guard skip(to: 0x3E) else { throw .unclosed(at: start) }
    return true
  }

  private mutating func tag(from start: Int) throws(OutlineFailure) -> Tag {
    var tag = Tag(name: word(), attributes: [:])
    while true {
      skipSpace()
      guard offset < bytes.count else { throw .unclosed(at: start) }
      if bytes[offset] == 0x3E { return tag }
      if bytes[offset] == 0x2F {
        offset += 1
        continue
      }
      let key = word()
      guard !key.isEmpty else { throw .unclosed(at: offset) }
      tag.attributes[key] = try value(from: start)
    }
  }

  /// What stands after an attribute's name, in quotes.
  private mutating func value(from start: Int) throws(OutlineFailure) -> String {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == 0x3D else { return "" }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
      throw .unclosed(at: start)
    }
    let (quote, begin) = (bytes[offset], offset + 1)
    offset += 1
    guard skip(to: quote) else { throw .unclosed(at: begin - 1) }
    defer { offset += 1 }
    return String(decoding: bytes[begin..<offset], as: UTF8.self)
  }

  private mutating func word() -> String {
    let begin = offset
    while offset < bytes.count, !Self.ends.contains(bytes[offset]), bytes[offset] > 0x20 {
      offset += 1
    }
    return String(decoding: bytes[begin..<offset], as: UTF8.self)
  }

  /// What no name goes on after: `= > / " ' <`.
  private static let ends: [UInt8] = [0x3D, 0x3E, 0x2F, 0x22, 0x27, 0x3C]

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  /// Goes to the next `byte`; false where there is none.
  private mutating func skip(to byte: UInt8) -> Bool {
    while offset < bytes.count, bytes[offset] != byte { offset += 1 }
    return offset < bytes.count
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }
}
