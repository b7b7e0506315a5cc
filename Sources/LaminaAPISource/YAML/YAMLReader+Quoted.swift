extension YAMLReader {
  /// Reads a text in double or single quotes.
  mutating func quoted() -> YAMLNode {
    let start = at
    let quote = bytes[at]
    at += 1
    record(0)
    var pieces = ScalarPieces()
    while at < bytes.count, bytes[at] != quote || isEscapedQuote(quote) {
      quotedPiece(quote, &pieces)
    }
    if at >= bytes.count { fail("yaml-syntax", "A quoted text is not closed.", at: start) }
    at = min(at + 1, bytes.count)
    let style = quote == UInt8(ascii: "'") ? YAMLStyle.single : .double
    return YAMLNode(.scalar(pieces.text, style), span: span(from: start, to: at))
  }

  /// Reads a quoted text that is a value; one that is left open ends with its line.
  ///
  /// Its end is taken from the next quote otherwise, lines below, and that quote's own text follows it.
  mutating func quotedValue() -> YAMLNode {
    let (start, line, found) = (at, lineStart, problems.count)
    let node = quoted()
    let isLeftOpen = problems.count > found && at >= bytes.count
    guard lineStart != line || isLeftOpen, isLeftOpen || !isAtLineEnd, hidesKey(from: start, to: at)
    else { return node }
    problems.removeSubrange(found...)
    if isLeftOpen { isBroken = false }
    (at, lineStart) = (start, line)
    let quote = Unicode.Scalar(bytes[start])
    report(
      "yaml-quote", "The quote that opens here is not closed on its line.", at: start,
      repair: "Write a \(quote) at the end of the text.")
    skipLine()
    let text = String(decoding: bytes[(start + 1)..<at], as: UTF8.self)
    return YAMLNode(.scalar(text, .double), span: span(from: start, to: at))
  }

  /// Whether nothing but blanks and a comment follows on the line.
  private var isAtLineEnd: Bool {
    var offset = at
    while !isLineEnd(offset), bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return isLineEnd(offset) || bytes[offset] == 0x23 && offset > at
  }

  /// Whether one of the lines after the first within a text is a key.
  private func hidesKey(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      while !isLineEnd(offset) { offset += 1 }
      while offset < end, isBlank(offset) { offset += 1 }
      if offset < end, lineIsKey(from: offset) { return true }
    }
    return false
  }

  private func isEscapedQuote(_ quote: UInt8) -> Bool {
    quote == UInt8(ascii: "'") && byte(at + 1) == quote
  }

  private mutating func quotedPiece(_ quote: UInt8, _ pieces: inout ScalarPieces) {
    if isEscapedQuote(quote), bytes[at] == quote {
      pieces.append(quote)
      at += 2
      record(pieces.count)
    } else if isLineEnd(at) {
      quotedBreak(&pieces)
    } else if bytes[at] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
      escape(&pieces)
      record(pieces.count)
    } else {
      quotedRun(quote, &pieces)
    }
  }

  /// Passes what stands for itself; blanks before a line end do not.
  private mutating func quotedRun(_ quote: UInt8, _ pieces: inout ScalarPieces) {
    let start = at
    while !isLineEnd(at), bytes[at] != quote,
      quote == UInt8(ascii: "'") || bytes[at] != UInt8(ascii: "\\")
    {
      at += 1
    }
    var end = at
    if isLineEnd(at) { while end > start, isBlank(end - 1) { end -= 1 } }
    pieces.append(bytes[start..<end])
  }

  private mutating func quotedBreak(_ pieces: inout ScalarPieces) {
    var breaks = 0
    while at < bytes.count, isLineEnd(at) {
      passLineEnd()
      if isMarker("---") || isMarker("...") {
        return fail("yaml-syntax", "Found unexpected document separator in a quoted text.", at: at)
      }
      breaks += 1
      skipSpaces()
    }
    pieces.fold(breaks)
    record(pieces.count)
  }

  private mutating func escape(_ pieces: inout ScalarPieces) {
    let code = byte(at + 1)
    if isLineEnd(at + 1) {
      at += 1
      passLineEnd()
      skipSpaces()
    } else if let length = Self.hexadecimal[code] {
      hexadecimal(length, &pieces)
    } else if let scalar = Self.escapes[code] {
      pieces.append(scalar)
      at += 2
    } else {
      let found = Unicode.Scalar(code)
      fail(
        "yaml-escape", "There is no escape \"\\\(found)\".", at: at,
        repair: "Write \"\\\\\" for a backslash.")
    }
  }

  private mutating func hexadecimal(_ length: Int, _ pieces: inout ScalarPieces) {
    let digits = bytes[min(at + 2, bytes.count)..<min(at + 2 + length, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == length, let value = UInt32(text, radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      return fail(
        "yaml-escape", "Expected an escape of \(length) hexadecimal digits, but found \"\(text)\".",
        at: at)
    }
    pieces.append(scalar)
    at += 2 + length
  }

  private static let hexadecimal: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", 0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", 0x20: " ",
    UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
    UInt8(ascii: "P"): "\u{2029}",
  ]
}
