/// A key whose colon is none: where it stands, where the value begins, and what is wrong with it.
struct SlippedColon {
  let colon: Int
  let value: Int
  let sentence: String
}

extension YAMLReader {
  /// The colon that was meant in a line that has none: a full-width one, one without a blank after it, or one
  /// with a blank that is no space.
  func slippedColon(from start: Int) -> SlippedColon? {
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
    return nil
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
    guard slippedColon(from: start) != nil else { return false }
    var offset = start
    while !isLineEnd(offset) { offset += 1 }
    var next = offset
    while next < bytes.count, isBlank(next) { next += 1 }
    guard next < bytes.count else { return false }
    let begin = bytes[..<next].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return next - begin >= column && (lineIsKey(from: next) || slippedColon(from: next) != nil)
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
}
