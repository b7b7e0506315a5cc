/// Takes Swift source apart into tokens; comments and space lie between them.
///
/// It knows strings (with interpolations, raw and over several lines) and nested comments; of numbers and
/// operators it knows where they end. What it does not know, it takes as a sign. It always ends.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var startsLine = true
  private var isSpaced = true
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of `bytes`.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    while lexer.position < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes.dropFirst(position).starts(with: $0) }
  }

  private mutating func step() {
    guard let first = byte() else { return }
    if Self.isSpace(first) {
      skipSpace(first)
    } else if begins("//") {
      skipLine()
    } else if begins("/*") {
      skipComment()
    } else if let hashes = stringStart() {
      take(.string) { $0.skipString(hashes) }
    } else if Self.isWord(first) || first == UInt8(ascii: "`") {
      take(.word) { $0.skipWord() }
    } else if Self.marks.contains(first) {
      take(.mark) { $0.position += 1 }
    } else if first == UInt8(ascii: ".") {
      take(.sign) { lexer in while lexer.byte() == UInt8(ascii: ".") { lexer.position += 1 } }
    } else {
      take(.sign) { $0.skipSign() }
    }
  }

  private mutating func take(_ kind: Token.Kind, _ advance: (inout Lexer) -> Void) {
    let start = position
    advance(&self)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let closes = kind == .mark && [")", "]", "}"].contains(text)
    if closes { depth = max(0, depth - 1) }
    tokens.append(
      Token(
        kind: kind, text: text, range: start..<position, startsLine: startsLine,
        spaces: (isSpaced, byte().map(Self.isSpace) ?? true), depth: depth))
    if kind == .mark, ["(", "[", "{"].contains(text) { depth += 1 }
    (startsLine, isSpaced) = (false, false)
  }

  // MARK: What lies between

  private mutating func skipSpace(_ first: UInt8) {
    if first == 10 || first == 13 { startsLine = true }
    isSpaced = true
    position += 1
  }

  private mutating func skipLine() {
    while let next = byte(), next != 10, next != 13 { position += 1 }
    isSpaced = true
  }

  private mutating func skipComment() {
    var level = 0
    repeat {
      if begins("/*") {
        (level, position) = (level + 1, position + 2)
      } else if begins("*/") {
        (level, position) = (level - 1, position + 2)
      } else {
        if byte() == 10 { startsLine = true }
        position += 1
      }
    } while level > 0 && position < bytes.count
    isSpaced = true
  }

  // MARK: Words and signs

  private mutating func skipWord() {
    if byte() == UInt8(ascii: "`") {
      position += 1
      while let next = byte(), next != UInt8(ascii: "`"), next != 10 { position += 1 }
      position = min(position + 1, bytes.count)
      return
    }
    let isNumber = byte().map { (48...57).contains($0) } ?? false
    while let next = byte(), Self.isWord(next) || isNumber && continuesNumber(next) {
      position += 1
    }
  }

  /// Whether a dot or a sign belongs to a number, as in `1.5` and `1e-3`, and not in `1...5`.
  private func continuesNumber(_ next: UInt8) -> Bool {
    let after = byte(1).map { (48...57).contains($0) } ?? false
    if next == UInt8(ascii: ".") { return after }
    let last = bytes[position - 1] | 32
    return [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(next) && after
      && last == UInt8(ascii: "e")
  }

  private mutating func skipSign() {
    position += 1
    while let next = byte(), Self.signs.contains(next), !begins("//"), !begins("/*") {
      position += 1
    }
  }

  private static let marks = Array("()[]{},;:@#".utf8)
  private static let signs = Array("/=-+!*%<>&|^~?".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 128...255, UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  // MARK: Strings

  /// How many `#` stand before a string that begins here; nil where none begins.
  private func stringStart() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(_ hashes: Int) {
    position += hashes
    let isLong = begins("\"\"\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\""), ends(quotes, hashes) {
        position += quotes + hashes
        return
      }
      if next == 10, !isLong { return }
      if next == UInt8(ascii: "\\") { skipEscape(hashes) } else { position += 1 }
    }
  }

  private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipEscape(_ hashes: Int) {
    position = min(position + 1, bytes.count)
    guard (0..<hashes).allSatisfy({ byte($0) == UInt8(ascii: "#") }) else { return }
    position += hashes
    if byte() == UInt8(ascii: "(") {
      skipInterpolation()
    } else {
      position = min(position + 1, bytes.count)
    }
  }

  /// Skips from an open bracket to the one that closes it, past strings and brackets in between.
  private mutating func skipInterpolation() {
    var inner = Lexer(bytes)
    inner.position = position
    repeat { inner.step() } while inner.depth > 0 && inner.position < bytes.count
    position = inner.position
  }
}
