/// A value of JSON: what the compiler and its plugin send each other.
enum JSON: Equatable {
  case object([String: JSON])
  case array([JSON])
  case string(String)
  case number(Int)
  case bool(Bool)
  case null

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
}

extension JSON {
  /// The value as bytes, on one line.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members):
      JSON.write(members.sorted { $0.key < $1.key }, "{", "}", to: &bytes) { member, bytes in
        JSON.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
    case .array(let items): JSON.write(items, "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .string(let text): JSON.write(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  private static func write<Item>(
    _ items: [Item], _ open: String, _ close: String, to bytes: inout [UInt8],
    _ write: (Item, inout [UInt8]) -> Void
  ) {
    bytes += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(item, &bytes)
    }
    bytes += close.utf8
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<32: bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
