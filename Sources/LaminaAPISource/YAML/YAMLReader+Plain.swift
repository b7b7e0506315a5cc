extension YAMLReader {
  /// Reads a text without quotes; further lines belong to it if they are indented by `indent`.
  mutating func plain(indent: Int) -> YAMLNode {
    let start = at
    checkPlainStart()
    record(0)
    var end = plainLine()
    var pieces: ScalarPieces?
    while let breaks = nextPlainLine(indent: indent) {
      if pieces == nil { pieces = joined(start, end) }
      pieces?.fold(breaks)
      record(pieces?.count ?? 0)
      let lineBegin = at
      end = plainLine()
      pieces?.append(bytes[lineBegin..<max(lineBegin, end)])
    }
    checkQuotes(around: start, max(start, end))
    let text = pieces?.text ?? String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    return YAMLNode(.scalar(text, .plain), span: span(from: start, to: max(start, end)))
  }

  private func joined(_ start: Int, _ end: Int) -> ScalarPieces {
    var pieces = ScalarPieces()
    pieces.append(bytes[start..<max(start, end)])
    return pieces
  }

  mutating func record(_ value: Int) {
    if isRecording { segments.append(ScalarSegment(value: value, source: at)) }
  }

  mutating func checkPlainStart() {
    let isIndicator: Bool =
      switch byte(at) {
      case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: ","),
        UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: ">"):
        true
      default: false
      }
    guard isIndicator else { return }
    let character = Unicode.Scalar(byte(at))
    fail(
      "yaml-syntax", "A value may not begin with \"\(character)\".", at: at,
      repair: "Put it into quotes.")
  }

  /// Passes the text on this line, and answers where it ends.
  private mutating func plainLine() -> Int {
    var end = at
    while !isLineEnd(at) {
      let byte = bytes[at]
      if byte == UInt8(ascii: ":"), isBlank(at + 1) { return misplacedColon(end) }
      if byte == 0x23, at > 0, isBlank(at - 1) { break }
      at += 1
      if byte != 0x20, byte != 0x09 { end = at }
    }
    return end
  }

  private mutating func misplacedColon(_ end: Int) -> Int {
    fail(
      "yaml-syntax",
      "Mapping values are not allowed here: a text with a colon and a blank needs quotes.",
      at: at)
    return end
  }

  /// Moves to the next line of the text, if there is one; answers how many line ends lie between.
  private mutating func nextPlainLine(indent: Int) -> Int? {
    guard at < bytes.count, isLineEnd(at) else { return nil }
    let (here, line) = (at, lineStart)
    var breaks = 0
    while at < bytes.count, isLineEnd(at) {
      passLineEnd()
      breaks += 1
      skipSpaces()
    }
    if at < bytes.count, column >= indent, !isAtEnd, byte(at) != 0x23, !lineIsKey(from: at) {
      return breaks
    }
    (at, lineStart) = (here, line)
    return nil
  }
}
