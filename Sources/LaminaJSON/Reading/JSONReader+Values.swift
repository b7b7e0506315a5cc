extension JSONReader {
  /// Reads a value, or nothing where none begins; blanks are behind.
  mutating func value() -> JSONValue? {
    countValue()
    guard !isStopped else { return nil }
    let start = at
    switch next {
    case 0x22: return string().map { JSONValue(.string($0), range: start..<at) }
    case 0x7B: return nested { $0.object() }
    case 0x5B: return nested { $0.array() }
    case 0x2D, 0x30...0x39: return number()
    case 0x74: return word("true", .bool(true)) ?? unknownWord()
    case 0x66: return word("false", .bool(false)) ?? unknownWord()
    case 0x6E: return word("null", .null) ?? unknownWord()
    default: return unusualValue()
    }
  }

  @inline(__always)
  private mutating func word(_ word: StaticString, _ content: JSONValue.Content) -> JSONValue? {
    let end = at + word.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    for place in at..<end where bytes[place] != word.utf8Start[place - at] { return nil }
    guard end == bytes.count || !Self.isWordByte(bytes[end]) else { return nil }
    defer { at = end }
    return JSONValue(content, range: at..<end)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  /// What other languages write and JSON does not: `'a'`, `+1`, `.5`, `True`.
  private mutating func unusualValue() -> JSONValue? {
    let start = at
    switch next {
    case 0x27: return singleQuoted().map { JSONValue(.string($0), range: start..<at) }
    case 0x2B: return number()
    case 0x2E where byte(after: 1) >= 0x30 && byte(after: 1) <= 0x39: return number()
    case let byte where Self.isWordByte(byte): return unknownWord()
    default: return nil
    }
  }

  /// The end of the word that begins here.
  func wordEnd() -> Int {
    var end = at
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    return end
  }

  private mutating func unknownWord() -> JSONValue? {
    let range = at..<wordEnd()
    let word = text(range)
    let known: [String: (String, JSONValue.Content)] = [
      "true": ("true", .bool(true)), "false": ("false", .bool(false)), "null": ("null", .null),
      "none": ("null", .null), "nil": ("null", .null), "undefined": ("null", .null),
      "nan": ("null", .null), "infinity": ("null", .null),
    ]
    guard let (repair, content) = known[word.lowercased()] else { return unquotedText(range) }
    report(
      .badWord, range, "`\(word)` is no JSON; `\(repair)` is.", repair: .init(range, with: repair))
    at = range.upperBound
    return JSONValue(content, range: range)
  }

  private mutating func unquotedText(_ range: Range<Int>) -> JSONValue? {
    at = range.upperBound
    let word = text(range)
    report(
      .badWord, range, "\(quoted(range)) is no JSON value; a text stands in double quotes.",
      repair: .init(range, with: "\"\(word)\""))
    return JSONValue(.string(word), range: range)
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONValue) -> JSONValue? {
    guard depth < limits.depth, !stack.isFull else {
      stop(.tooDeep, "Arrays and objects are more than \(depth) deep.")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}
