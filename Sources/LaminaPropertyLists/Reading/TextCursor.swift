/// A place in a text that moves forwards and knows its line and column.
///
/// Columns count characters as Unicode's scalars, from 1.
struct TextCursor {
  private let bytes: [UInt8]
  private(set) var place = 0
  private var line = 1
  private var lineStart = 0
  /// Bytes of this line that continue a character.
  private var continuations = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var position: PropertyListPosition {
    PropertyListPosition(line: line, column: place - lineStart - continuations + 1)
  }

  /// The byte at the place; nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The next bytes as characters, that many at most.
  func upcoming(_ count: Int) -> String {
    String(decoding: bytes[place...].prefix(count), as: UTF8.self)
  }

  /// What stands between an earlier place and this one.
  func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

  func isAt(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  mutating func skip() {
    if bytes[place] == UInt8(ascii: "\n") {
      line += 1
      lineStart = place + 1
      continuations = 0
    } else if bytes[place] & 0xC0 == 0x80 {
      continuations += 1
    }
    place += 1
  }

  mutating func skipBlanks() {
    while let byte = next, [9, 10, 13, 32].contains(byte) { skip() }
  }

  /// Skips blanks and then this character; false where another one stands.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    skip()
    return true
  }

  /// Where the first byte stands that is no UTF-8; nil where all are.
  var damage: PropertyListPosition? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var position = PropertyListPosition.start
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position.column += 1
      if scalar == "\n" { position = PropertyListPosition(line: position.line + 1, column: 1) }
    }
    return position
  }
}
