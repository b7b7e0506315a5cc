extension JSONScanner {
  mutating func string() throws(PropertyListError) -> String {
    cursor.skip()
    var characters: [UInt8] = []
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.skip()
        return String(decoding: characters, as: UTF8.self)
      case UInt8(ascii: "\\"): characters += String(try escape()).utf8
      case 0..<32: throw unexpected("an escape such as \\n, or the end of the string")
      default:
        characters.append(byte)
        cursor.skip()
      }
    }
    throw error(.truncated)
  }

  private mutating func escape() throws(PropertyListError) -> Character {
    cursor.skip()
    guard let byte = cursor.next else { throw error(.truncated) }
    if byte == UInt8(ascii: "u") { return Character(try scalar()) }
    guard let character = Self.escapes[byte] else { throw unexpected("one of \"\\/bfnrtu") }
    cursor.skip()
    return character
  }

  private static let escapes: [UInt8: Character] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// One escape, or two that are halves of one character.
  private mutating func scalar() throws(PropertyListError) -> Unicode.Scalar {
    let start = cursor.position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), cursor.next == UInt8(ascii: "\\") else {
      throw error(.invalid(kind: "a character", text: "half of one"), at: start)
    }
    cursor.skip()
    guard cursor.next == UInt8(ascii: "u") else { throw unexpected("the character's other half") }
    let second = try unit()
    let joined =
      UTF16.isTrailSurrogate(second)
      ? 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00) : 0xD800
    guard let scalar = Unicode.Scalar(joined) else {
      throw error(.invalid(kind: "a character", text: "half of one"), at: start)
    }
    return scalar
  }

  private mutating func unit() throws(PropertyListError) -> UInt16 {
    cursor.skip()
    let digits = cursor.upcoming(4)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw unexpected("four hexadecimal digits") }
    for _ in 0..<4 { cursor.skip() }
    return unit
  }
}
