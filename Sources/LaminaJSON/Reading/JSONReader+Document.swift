extension JSONReader {
  /// Reads the whole text.
  mutating func document() -> JSONValue? {
    guard bytes.count <= limits.bytes else {
      stop(.tooLarge, "The text has \(bytes.count) bytes; \(limits.bytes) are allowed.")
      return nil
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    skipBlanks()
    guard !isAtEnd else {
      report(.empty, 0..<bytes.count, "The text has no value.")
      return nil
    }
    var first: JSONValue?
    while first == nil, !isAtEnd { first = valueOrStray() }
    readRest()
    return first
  }

  private mutating func valueOrStray() -> JSONValue? {
    let value = next == 0x7D || next == 0x5D || next == 0x2C || next == 0x3A ? nil : value()
    if value == nil { skipStray() }
    skipBlanks()
    return value
  }

  /// Reports what follows the value.
  private mutating func readRest() {
    skipBlanks()
    while !isAtEnd, next == 0x7D || next == 0x5D {
      let closer = next == 0x7D ? "}" : "]"
      report(
        .closesNothing, at..<(at + 1), "The \(closer) closes nothing.",
        repair: .init(at..<(at + 1), with: ""))
      at += 1
      skipBlanks()
    }
    guard !isAtEnd else { return }
    report(.textAfterValue, at..<bytes.count, "After the value nothing may follow.")
  }

  /// Goes over blanks, and over comments, which are reported.
  @inline(__always)
  mutating func skipBlanks() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      case 0x2F, 0x23:
        guard skipComment() else { return }
      default: return
      }
    }
  }

  @inline(never)
  private mutating func skipComment() -> Bool {
    let start = at
    guard next == 0x23 || byte(after: 1) == 0x2F || byte(after: 1) == 0x2A else { return false }
    if byte(after: 1) == 0x2A, next == 0x2F { skipBlockComment() } else { skipLine() }
    report(
      .comment, start..<at, "JSON has no comments.", repair: .init(start..<at, with: ""))
    return true
  }

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
  }

  private mutating func skipBlockComment() {
    at += 2
    while at < bytes.count, !(bytes[at] == 0x2A && byte(after: 1) == 0x2F) { at += 1 }
    at = min(at + 2, bytes.count)
  }

  /// Reports text that is no JSON and goes on behind it, at least one byte.
  mutating func skipStray() {
    let start = at
    at += 1
    while at < bytes.count, !Self.endsStray(bytes[at]) { at += 1 }
    var end = at
    while end > start + 1, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0D { end -= 1 }
    report(.notJSON, start..<end, "\(quoted(start..<end)) is no JSON value.")
  }

  private static func endsStray(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x2C, 0x5D, 0x7D, 0x5B, 0x7B, 0x22, 0x3A: true
    default: false
    }
  }

  /// A piece of the text for a sentence, shortened.
  func quoted(_ range: Range<Int>) -> String {
    let shown = range.lowerBound..<min(range.upperBound, range.lowerBound + 40)
    return "`" + text(shown) + (shown == range ? "`" : "…`")
  }
}
