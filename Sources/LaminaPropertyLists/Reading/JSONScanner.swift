import Foundation

/// Reads JSON (RFC 8259) and knows at each value where it stands.
struct JSONScanner {
  var cursor: TextCursor
  private let file: String
  private let limits: PropertyListLimits
  private var count = 0
  private var depth = 0

  init(data: Data, file: String, limits: PropertyListLimits) throws(PropertyListError) {
    let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    cursor = TextCursor(Array(hasMark ? data.dropFirst(3) : data))
    self.file = file
    self.limits = limits
    if let damage = cursor.damage { throw PropertyListError(.notUTF8, file: file, at: damage) }
  }

  /// Reads the one value of the text.
  mutating func root() throws(PropertyListError) -> PropertyListValue {
    let value = try value()
    cursor.skipBlanks()
    guard cursor.next == nil else { throw unexpected("the end of the text") }
    return value
  }

  func error(
    _ problem: PropertyListError.Problem, at position: PropertyListPosition? = nil
  ) -> PropertyListError {
    PropertyListError(problem, file: file, at: position ?? cursor.position)
  }

  func unexpected(_ expected: String) -> PropertyListError {
    guard let found = cursor.upcoming(12).first else { return error(.truncated) }
    return error(.unexpected(found: "\"\(found)\"", expected: expected))
  }
}

extension JSONScanner {
  private mutating func countOne() throws(PropertyListError) {
    count += 1
    if count > limits.count { throw error(.tooMany(limit: limits.count)) }
  }

  private mutating func value() throws(PropertyListError) -> PropertyListValue {
    cursor.skipBlanks()
    try countOne()
    let start = cursor.position
    return PropertyListValue(try content(), at: start)
  }

  private mutating func content() throws(PropertyListError) -> PropertyListValue.Content {
    switch cursor.next {
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
    cursor.skip()
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func pairs() throws(PropertyListError) -> [PropertyListPair] {
    var pairs: [PropertyListPair] = []
    if cursor.skip("}") { return pairs }
    repeat { pairs.append(try pair()) } while cursor.skip(",")
    guard cursor.skip("}") else { throw unexpected("\",\" or \"}\"") }
    return pairs
  }

  private mutating func pair() throws(PropertyListError) -> PropertyListPair {
    cursor.skipBlanks()
    guard cursor.next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
    let start = cursor.position
    let key = try string()
    guard cursor.skip(":") else { throw unexpected("\":\"") }
    return PropertyListPair(key, try value(), at: start)
  }

  private mutating func values() throws(PropertyListError) -> [PropertyListValue] {
    var values: [PropertyListValue] = []
    if cursor.skip("]") { return values }
    repeat { values.append(try value()) } while cursor.skip(",")
    guard cursor.skip("]") else { throw unexpected("\",\" or \"]\"") }
    return values
  }

  private mutating func word() throws(PropertyListError) -> PropertyListValue.Content {
    for (word, content) in Self.words where cursor.isAt(word) {
      guard let content else { throw error(.null) }
      for _ in word.utf8 { cursor.skip() }
      return content
    }
    throw unexpected("a value")
  }

  private static let words: [(String, PropertyListValue.Content?)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", nil),
  ]
}
