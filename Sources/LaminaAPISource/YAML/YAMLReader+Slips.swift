/// A key whose colon is none: where it stands, where the value begins, and what is wrong with it.
struct SlippedColon {
  let colon: Int
  let value: Int
  let sentence: String
}

extension YAMLReader {
  /// The colon that was meant in a line that has none: a full-width one, one without a blank after it, one with
  /// a blank that is no space, or none at all above lines that are indented further.
  func slippedColon(from start: Int) -> SlippedColon? {
    guard beginsWord(byte(start)) else { return nil }
    var offset = start
    while !isLineEnd(offset), bytes[offset] != 0x20, bytes[offset] != 0x23 {
      if bytes[offset...].starts(with: OddCharacter.colon) {
        return SlippedColon(
          colon: offset, value: afterSpaces(offset + 3),
          sentence:
            "This is a full-width colon, and a key needs the plain one with a blank after it.")
      }
      if bytes[offset] == UInt8(ascii: ":"), offset > start { return slip(after: offset) }
      offset += 1
    }
    guard offset > start, isLineEnd(afterSpaces(offset)), nextLineIsDeeperKey(than: start, offset)
    else { return nil }
    return SlippedColon(colon: offset, value: offset, sentence: "This key has no colon after it.")
  }

  /// Whether a word of a key may begin so: brackets, quotes and signs begin other things.
  private func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the line after the one here is a key, and begins further right.
  private func nextLineIsDeeperKey(than start: Int, _ end: Int) -> Bool {
    guard let (next, depth) = nextLine(after: end), lineIsKey(from: next) else { return false }
    return depth > start - beginning(of: start)
  }

  /// Where the next line that is not blank has its first character, and how far right that is.
  private func nextLine(after offset: Int) -> (start: Int, column: Int)? {
    var next = offset
    while !isLineEnd(next) { next += 1 }
    while next < bytes.count, isBlank(next) { next += 1 }
    return next < bytes.count ? (next, next - beginning(of: next)) : nil
  }

  private func beginning(of offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  private func slip(after colon: Int) -> SlippedColon? {
    if let blank = OddCharacter.blank(in: bytes, at: colon + 1) {
      return SlippedColon(
        colon: colon, value: afterSpaces(colon + 1 + blank.length),
        sentence: "After this colon stands a \(blank.name), and no space.")
    }
    // Addresses and times have colons of their own.
    guard byte(colon + 1) != UInt8(ascii: "/"), byte(colon + 1) != UInt8(ascii: ":") else {
      return nil
    }
    return SlippedColon(
      colon: colon, value: colon + 1, sentence: "A colon needs a blank after it to end a key.")
  }

  private func afterSpaces(_ start: Int) -> Int {
    var offset = start
    while !isLineEnd(offset), bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// Whether a line that is no key was meant as one: its colon is none, and a key follows as deep or deeper.
  func lineIsSlippedKey(from start: Int) -> Bool {
    guard slippedColon(from: start) != nil, let (next, depth) = nextLine(after: start) else {
      return false
    }
    return depth >= column && (lineIsKey(from: next) || slippedColon(from: next) != nil)
  }

  /// Reports a comma of another keyboard in a list of words, which makes one word of two.
  mutating func checkCommas(in text: String, at start: Int) {
    let parts = text.split(separator: "，", omittingEmptySubsequences: false)
    let isWord: (Substring) -> Bool = { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    guard parts.count > 1, parts.allSatisfy({ isWord($0.drop { $0 == " " }) }) else { return }
    report(
      "yaml-comma", "A full-width comma separates nothing: this is one text.", at: start,
      repair: "Write \"\(parts.joined(separator: ", "))\".", severity: .warning)
  }

  /// Reports quotes of a word processor around a text, to which they belong then.
  mutating func checkQuotes(around start: Int, _ end: Int) {
    guard end - start >= 6,
      OddCharacter.quotes.contains(where: { bytes[start..<end].starts(with: $0) }),
      OddCharacter.quotes.contains(where: { Array(bytes[(end - 3)..<end]) == $0 })
    else { return }
    report(
      "yaml-quotes", "These are no quotes of YAML: they belong to the text.", at: start,
      repair: "Write plain quotes: \".", severity: .warning)
  }

  /// The full-width comma within a value that ends at a colon: what follows it was meant as the next key.
  mutating func rewindToComma(in value: YAMLNode) -> YAMLNode {
    let (start, end) = (Int(value.span.start), Int(value.span.end))
    guard byte(at) == UInt8(ascii: ":"), value.style == .plain, start < end,
      let comma = (start..<end).last(where: { bytes[$0..<end].starts(with: OddCharacter.comma) })
    else { return value }
    if problems.last?.code == "yaml-comma" { problems.removeLast() }
    at = comma
    let text = String(decoding: bytes[start..<comma], as: UTF8.self)
    return YAMLNode(.scalar(text, .plain), span: span(from: start, to: comma))
  }

  /// Passes a full-width comma that separates, which is reported.
  mutating func passFullWidthComma() -> Bool {
    guard at < bytes.count, bytes[at...].starts(with: OddCharacter.comma) else { return false }
    report(
      "yaml-comma", "A full-width comma separates nothing.", at: at,
      repair: "Write a plain comma and a blank.")
    at += OddCharacter.comma.count
    return true
  }
}
