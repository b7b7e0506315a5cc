extension JSONReader {
  /// Reads a key, the colon and a value, or nothing where no key begins.
  mutating func member() -> JSONMember? {
    let start = at
    guard let key = key() else { return nil }
    let keyRange = start..<at
    skipBlanks()
    guard readColon(after: keyRange) else {
      return JSONMember(key: key, keyRange: keyRange, value: JSONValue(.null, range: at..<at))
    }
    skipBlanks()
    return JSONMember(key: key, keyRange: keyRange, value: memberValue(key))
  }

  private mutating func memberValue(_ key: String) -> JSONValue {
    if next == 0x7D || next == 0x2C || next == 0x5D || isAtEnd {
      report(.missingValue, at..<at, "The key \"\(key)\" has no value.")
    } else if let value = value() {
      return value
    } else {
      skipStray()
    }
    return JSONValue(.null, range: at..<at)
  }

  /// Goes over the colon; false if neither it nor a value follows.
  private mutating func readColon(after key: Range<Int>) -> Bool {
    if next == 0x3A {
      at += 1
      return true
    }
    let isValueNext = !isAtEnd && next != 0x2C && next != 0x7D && next != 0x5D
    let end = key.upperBound
    report(
      .missingColon, end..<end, "After the key \(quoted(key)) a colon is missing.",
      repair: isValueNext ? .init(end..<end, with: ":") : nil)
    if next == 0x3D { at += 1 }
    return isValueNext
  }

  private mutating func key() -> String? {
    switch next {
    case 0x22: return string()
    case 0x27: return singleQuoted()
    case let byte where Self.isWordByte(byte): return unquotedKey()
    default: return nil
    }
  }

  /// A word is a key if a colon follows, with or without blanks before it.
  private mutating func unquotedKey() -> String? {
    let range = at..<wordEnd()
    var place = range.upperBound
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    guard place < bytes.count, bytes[place] == 0x3A else { return nil }
    let key = text(range)
    report(
      .unquotedKey, range, "The key \(quoted(range)) must stand in double quotes.",
      repair: .init(range, with: "\"\(key)\""))
    at = range.upperBound
    return key
  }
}
