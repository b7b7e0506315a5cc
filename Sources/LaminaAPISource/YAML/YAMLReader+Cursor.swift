extension YAMLReader {
  var column: Int { at - lineStart }
  var isAtEnd: Bool { at >= bytes.count || isMarker("---") || isMarker("...") }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always)
  func isLineEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }

  /// A space, a tab, a line end, or the end of the text.
  @inline(__always)
  func isBlank(_ offset: Int) -> Bool {
    isLineEnd(offset) || bytes[offset] == 0x20 || bytes[offset] == 0x09
  }

  /// Whether a line begins here with `---` or `...` and nothing else in the word.
  func isMarker(_ word: StaticString) -> Bool {
    guard at == lineStart, at + 2 < bytes.count, bytes[at] == word.utf8Start[0] else {
      return false
    }
    return bytes[at + 1] == bytes[at] && bytes[at + 2] == bytes[at] && isBlank(at + 3)
  }

  /// Whether `byte` stands here with a blank after it, as `- ` and `? ` do.
  func isIndicator(_ character: UInt8) -> Bool { byte(at) == character && isBlank(at + 1) }

  mutating func passLineEnd() {
    at += byte(at) == 0x0D && byte(at + 1) == 0x0A ? 2 : 1
    lineStart = at
  }

  mutating func skipSpaces() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
  }

  mutating func skipLine() {
    while at < bytes.count, !isLineEnd(at) { at += 1 }
  }

  /// Skips spaces, comments and line ends; answers whether a line end was among them.
  mutating func skipBlank(inFlow: Bool = false) -> Bool {
    var crossed = at == lineStart
    var tab: Int?
    while at < bytes.count {
      switch bytes[at] {
      case 0x20: at += 1
      case 0x09:
        if crossed { tab = at }
        at += 1
      case 0x0A, 0x0D:
        passLineEnd()
        (crossed, tab) = (true, nil)
      case 0x23 where at == lineStart || isBlank(at - 1): skipLine()
      default:
        if let tab, !inFlow {
          fail("yaml-tab", "A tab may not indent a line.", at: tab, repair: "Use spaces.")
        } else if crossed, let blank = OddCharacter.blank(in: bytes, at: at) {
          fail(
            "yaml-blank", "A \(blank.name) may not indent a line.", at: at, repair: "Use spaces.")
        }
        return crossed
      }
    }
    return crossed
  }

  func span(from start: Int, to end: Int) -> SourceSpan {
    SourceSpan(source: source, start: start, end: end)
  }

  /// Notes a problem and goes on.
  mutating func report(
    _ code: String, _ message: String, at offset: Int, repair: String? = nil,
    severity: Severity = .error
  ) {
    let span = span(from: offset, to: min(offset + 1, bytes.count))
    guard problems.count < 100 else { return }
    problems.append(Problem(severity, code, message, at: span, repair: repair))
  }

  /// Notes a problem that ends the reading: what follows is skipped.
  mutating func fail(_ code: String, _ message: String, at offset: Int, repair: String? = nil) {
    guard !isBroken || problems.isEmpty else { return at = bytes.count }
    report(code, message, at: offset, repair: repair)
    isBroken = true
    at = bytes.count
  }
}
