extension JSONReader {
  /// Reads a text in double quotes.
  mutating func string() -> String? {
    let start = at + 1
    var place = start
    var all: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      all |= byte
      place += 1
    }
    guard place < bytes.count, bytes[place] == 0x22 else { return unusualString(quote: 0x22) }
    at = place + 1
    return all < 0x80 ? text(start..<place) : checkedText(start..<place)
  }

  /// Reads a text in single quotes, which are reported.
  mutating func singleQuoted() -> String? {
    let start = at
    let content = unusualString(quote: 0x27)
    let range = start..<at
    report(
      .singleQuotes, range, "Texts stand in double quotes, not in single ones.",
      repair: .init(range, with: JSONValue(.string(content)).text()))
    return content
  }

  private mutating func checkedText(_ range: Range<Int>) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    if let text = String(validating: slice, as: UTF8.self) { return text }
    report(.badUTF8, range, "The text has bytes that are no UTF-8.")
    return text(range)
  }

  /// A text with escapes or faults, byte by byte.
  private mutating func unusualString(quote: UInt8) -> String {
    let start = at
    var content: [UInt8] = []
    at += 1
    while at < bytes.count, bytes[at] != quote {
      switch bytes[at] {
      case 0x5C: escape(into: &content)
      case 0x0A, 0x0D:
        reportOpenString(start, quote)
        return checked(content, start)
      case ..<0x20: controlCharacter(into: &content)
      default:
        content.append(bytes[at])
        at += 1
      }
    }
    if at < bytes.count { at += 1 } else { reportOpenString(start, quote) }
    return checked(content, start)
  }

  private mutating func checked(_ content: [UInt8], _ start: Int) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    report(.badUTF8, start..<at, "The text has bytes that are no UTF-8.")
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func reportOpenString(_ start: Int, _ quote: UInt8) {
    report(
      .openString, start..<at, "The text has no closing quote on its line.",
      repair: .init(at..<at, with: quote == 0x22 ? "\"" : "'"))
  }

  private mutating func controlCharacter(into content: inout [UInt8]) {
    let byte = bytes[at]
    let hex = String(byte, radix: 16)
    let escape = byte == 0x09 ? "\\t" : "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    report(
      .controlCharacter, at..<(at + 1), "A control character in a text is written as \(escape).",
      repair: .init(at..<(at + 1), with: escape))
    content.append(byte)
    at += 1
  }

  private mutating func escape(into content: inout [UInt8]) {
    let start = at
    at += 2
    switch byte(after: -1) {
    case 0x22: content.append(0x22)
    case 0x5C: content.append(0x5C)
    case 0x2F: content.append(0x2F)
    case 0x62: content.append(0x08)
    case 0x66: content.append(0x0C)
    case 0x6E: content.append(0x0A)
    case 0x72: content.append(0x0D)
    case 0x74: content.append(0x09)
    case 0x75: unicodeEscape(start, into: &content)
    default: badEscape(start, into: &content)
    }
  }

  private mutating func badEscape(_ start: Int, into content: inout [UInt8]) {
    at = min(at, bytes.count)
    guard at == start + 2, bytes[start + 1] >= 0x20, bytes[start + 1] < 0x80 else {
      at = start + 1
      report(.badEscape, start..<at, "After the backslash no character of an escape follows.")
      return
    }
    content.append(bytes[start + 1])
    report(
      .badEscape, start..<at, "\(quoted(start..<at)) is no escape of JSON.",
      repair: .init(start..<(start + 1), with: bytes[start + 1] == 0x27 ? "" : "\\\\"))
  }

  private mutating func unicodeEscape(_ start: Int, into content: inout [UInt8]) {
    guard let unit = hexDigits() else {
      report(.badEscape, start..<at, "After \\u four hexadecimal digits have to follow.")
      return
    }
    guard let scalar = scalar(from: unit) else {
      content.append(contentsOf: [0xEF, 0xBF, 0xBD])
      report(
        .badEscape, start..<at,
        "\(quoted(start..<at)) is half of a character: the other is missing.")
      return
    }
    content.append(contentsOf: Array(String(scalar).utf8))
  }

  /// The character of a unit of UTF-16, and of the second one where two make one.
  private mutating func scalar(from unit: UInt32) -> Unicode.Scalar? {
    guard unit & 0xFC00 == 0xD800, next == 0x5C, byte(after: 1) == 0x75 else {
      return Unicode.Scalar(unit)
    }
    let back = at
    at += 2
    guard let low = hexDigits(), low & 0xFC00 == 0xDC00 else {
      at = back
      return nil
    }
    return Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF))
  }

  private mutating func hexDigits() -> UInt32? {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue, next < 0x80 else {
        return nil
      }
      number = number << 4 | UInt32(digit)
      at += 1
    }
    return number
  }
}
