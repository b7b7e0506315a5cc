import Foundation

/// Reads JSON (RFC 8259) and knows at each value where it stands.
///
/// Columns count characters as Unicode's scalars, from 1.
struct JSONScanner {
  private let bytes: [UInt8]
  private let file: String
  private let limits: PropertyListLimits
  private(set) var place = 0
  private var line = 1
  private var lineStart = 0
  /// Bytes of this line that continue a character.
  private var continuations = 0
  private var count = 0
  private var depth = 0

  init(data: Data, file: String, limits: PropertyListLimits) throws(PropertyListError) {
    let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = Array(hasMark ? data.dropFirst(3) : data)
    self.file = file
    self.limits = limits
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    throw PropertyListError(.notUTF8, file: file, at: Self.damage(in: bytes))
  }

  /// Where the first byte stands that is no UTF-8.
  private static func damage(in bytes: [UInt8]) -> PropertyListPosition {
    var position = PropertyListPosition.start
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position.column += 1
      if scalar == "\n" { position = PropertyListPosition(line: position.line + 1, column: 1) }
    }
    return position
  }

  /// Reads the one value of the text.
  mutating func root() throws(PropertyListError) -> PropertyListValue {
    let value = try value()
    skipBlanks()
    guard place == bytes.count else { throw unexpected("the end of the text") }
    return value
  }
}

extension JSONScanner {
  private var position: PropertyListPosition {
    PropertyListPosition(line: line, column: place - lineStart - continuations + 1)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip() {
    if bytes[place] == UInt8(ascii: "\n") {
      line += 1
      lineStart = place + 1
      continuations = 0
    } else if bytes[place] & 0xC0 == 0x80 {
      continuations += 1
    }
    place += 1
  }

  private mutating func skipBlanks() {
    while let byte = next, [9, 10, 13, 32].contains(byte) { skip() }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    skip()
    return true
  }

  private func error(
    _ problem: PropertyListError.Problem, at position: PropertyListPosition? = nil
  ) -> PropertyListError {
    PropertyListError(problem, file: file, at: position ?? self.position)
  }

  private func unexpected(_ expected: String) -> PropertyListError {
    guard place < bytes.count else { return error(.truncated) }
    let rest = String(decoding: bytes[place...].prefix(12), as: UTF8.self)
    return error(.unexpected(found: "\"\(rest.prefix(1))\"", expected: expected))
  }

  private mutating func countOne() throws(PropertyListError) {
    count += 1
    if count > limits.count { throw error(.tooMany(limit: limits.count)) }
  }
}

extension JSONScanner {
  private mutating func value() throws(PropertyListError) -> PropertyListValue {
    skipBlanks()
    try countOne()
    let start = position
    return PropertyListValue(try content(), at: start)
  }

  private mutating func content() throws(PropertyListError) -> PropertyListValue.Content {
    switch next {
    case UInt8(ascii: "{"):
      .dictionary(try nested { scanner throws(PropertyListError) in try scanner.pairs() })
    case UInt8(ascii: "["):
      .array(try nested { scanner throws(PropertyListError) in try scanner.values() })
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): try word()
    case .some(let byte) where Self.numerals.contains(byte): try number()
    default: throw unexpected("a value")
    }
  }

  private mutating func nested<Value>(
    _ body: (inout JSONScanner) throws(PropertyListError) -> Value
  ) throws(PropertyListError) -> Value {
    depth += 1
    guard depth <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    skip()
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func pairs() throws(PropertyListError) -> [PropertyListPair] {
    var pairs: [PropertyListPair] = []
    if skip("}") { return pairs }
    repeat { pairs.append(try pair()) } while skip(",")
    guard skip("}") else { throw unexpected("\",\" or \"}\"") }
    return pairs
  }

  private mutating func pair() throws(PropertyListError) -> PropertyListPair {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
    let start = position
    let key = try string()
    guard skip(":") else { throw unexpected("\":\"") }
    return PropertyListPair(key, try value(), at: start)
  }

  private mutating func values() throws(PropertyListError) -> [PropertyListValue] {
    var values: [PropertyListValue] = []
    if skip("]") { return values }
    repeat { values.append(try value()) } while skip(",")
    guard skip("]") else { throw unexpected("\",\" or \"]\"") }
    return values
  }

  private mutating func word() throws(PropertyListError) -> PropertyListValue.Content {
    for (word, content) in Self.words where bytes[place...].starts(with: word.utf8) {
      guard let content else { throw error(.null) }
      for _ in word.utf8 { skip() }
      return content
    }
    throw unexpected("a value")
  }

  private static let words: [(String, PropertyListValue.Content?)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", nil),
  ]
}

extension JSONScanner {
  private mutating func number() throws(PropertyListError) -> PropertyListValue.Content {
    let start = position
    let begin = place
    while let byte = next, Self.numerals.contains(byte) { skip() }
    let text = String(decoding: bytes[begin..<place], as: UTF8.self)
    guard text.wholeMatch(of: Self.form) != nil else {
      throw error(.invalid(kind: "a number", text: text), at: start)
    }
    if let integer = Int(text) { return .integer(integer) }
    guard let real = Double(text), real.isFinite else {
      throw error(.invalid(kind: "a number of 64 bits", text: text), at: start)
    }
    return .real(real)
  }

  private static let numerals = Set("+-.0123456789eE".utf8)

  private static var form: Regex<Substring> {
    /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/
  }
}

extension JSONScanner {
  private mutating func string() throws(PropertyListError) -> String {
    skip()
    var characters: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        skip()
        return String(decoding: characters, as: UTF8.self)
      case UInt8(ascii: "\\"): characters += String(try escape()).utf8
      case 0..<32: throw unexpected("an escape such as \\n, or the end of the string")
      default:
        characters.append(byte)
        skip()
      }
    }
    throw error(.truncated)
  }

  private mutating func escape() throws(PropertyListError) -> Character {
    skip()
    guard let byte = next else { throw error(.truncated) }
    if byte == UInt8(ascii: "u") { return Character(try scalar()) }
    guard let character = Self.escapes[byte] else { throw unexpected("one of \"\\/bfnrtu") }
    skip()
    return character
  }

  private static let escapes: [UInt8: Character] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// One escape, or two that are halves of one character.
  private mutating func scalar() throws(PropertyListError) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\") else {
      throw error(.invalid(kind: "a character", text: "half of one"), at: start)
    }
    skip()
    guard next == UInt8(ascii: "u") else { throw unexpected("the character's other half") }
    let second = try unit()
    let joined =
      UTF16.isTrailSurrogate(second)
      ? 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00) : 0xD800
    guard let scalar = Unicode.Scalar(joined) else {
      throw error(.invalid(kind: "a character", text: "half of one"), at: start)
    }
    return scalar
  }

  private mutating func unit() throws(PropertyListError) -> UInt16 {
    skip()
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw unexpected("four hexadecimal digits") }
    for _ in 0..<4 { skip() }
    return unit
  }
}
