extension YAMLReader {
  /// Whether the line holds a key from here on: something with a colon and a blank after it.
  func lineIsKey(from start: Int) -> Bool {
    var offset = start
    while byte(offset) == UInt8(ascii: "&") || byte(offset) == UInt8(ascii: "!") {
      while !isBlank(offset) { offset += 1 }
      while !isLineEnd(offset), isBlank(offset) { offset += 1 }
    }
    switch byte(offset) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return isKeyColon(afterBlanks(afterQuoted(offset)))
    case UInt8(ascii: "["), UInt8(ascii: "{"): return isKeyColon(afterBlanks(afterFlow(offset)))
    case UInt8(ascii: "|"), UInt8(ascii: ">"), 0x23: return false
    default: return plainIsKey(from: offset)
    }
  }

  private func plainIsKey(from start: Int) -> Bool {
    var offset = start
    while !isLineEnd(offset) {
      if bytes[offset] == UInt8(ascii: ":"), isBlank(offset + 1) { return true }
      if bytes[offset] == 0x23, offset > start, isBlank(offset - 1) { return false }
      offset += 1
    }
    return false
  }

  private func afterBlanks(_ start: Int) -> Int {
    var offset = start
    while !isLineEnd(offset), isBlank(offset) { offset += 1 }
    return offset
  }

  /// The offset after a quoted text, or the end of its line if the text goes on.
  private func afterQuoted(_ start: Int) -> Int {
    let quote = bytes[start]
    var offset = start + 1
    while !isLineEnd(offset) {
      if quote == UInt8(ascii: "\""), bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if bytes[offset] == quote {
        guard quote == UInt8(ascii: "'"), byte(offset + 1) == quote else { return offset + 1 }
        offset += 1
      }
      offset += 1
    }
    return min(offset, bytes.count)
  }

  /// The offset after the bracket that closes the one here, on this line.
  private func afterFlow(_ start: Int) -> Int {
    var offset = start
    var open = 0
    while !isLineEnd(offset) {
      switch bytes[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: "\""): offset = afterQuoted(offset) - 1
      default: break
      }
      offset += 1
      if open == 0 { return offset }
    }
    return offset
  }
}
