/// Reads one value of JSON from bytes.
///
/// Control characters within strings are taken as they are, because the compiler sends some so.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// How many values may stand within each other.
  static let depthLimit = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole of `bytes`.
  static func value(of bytes: [UInt8]) throws(WireError) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    if reader.position < bytes.count { throw reader.fault }
    return value
  }

  private var fault: WireError { .noJSON(offset: position) }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [9, 10, 13, 32].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(WireError) -> JSON {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw fault }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func object() throws(WireError) -> JSON {
    var members: [String: JSON] = [:]
    position += 1
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let key = try string()
      guard take(":") else { throw fault }
      members[key] = try value()
    } while take(",")
    guard take("}") else { throw fault }
    return .object(members)
  }

  private mutating func array() throws(WireError) -> JSON {
    var items: [JSON] = []
    position += 1
    if take("]") { return .array(items) }
    repeat { items.append(try value()) } while take(",")
    guard take("]") else { throw fault }
    return .array(items)
  }

  private mutating func word() throws(WireError) -> JSON {
    let start = position
    while let byte = next, !Array(",]} \n\r\t".utf8).contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Double(text), let exact = Int(exactly: number.rounded()) else {
        throw fault
      }
      return .number(exact)
    }
  }

  private mutating func string() throws(WireError) -> String {
    guard take("\"") else { throw fault }
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
    }
    throw fault
  }

  private mutating func escaped() throws(WireError) -> [UInt8] {
    guard let byte = next else { throw fault }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default: return [byte]
    }
  }

  private mutating func scalar() throws(WireError) -> Unicode.Scalar {
    var code = try unit()
    if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
      code = 0x10000 + ((code - 0xD800) << 10) + (try unit() &- 0xDC00) & 0x3FF
    }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(WireError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault }
    position += 4
    return code
  }
}
