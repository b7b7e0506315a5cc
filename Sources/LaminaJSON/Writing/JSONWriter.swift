/// Writes values into bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let style: JSONStyle
  /// Beyond so many bytes no further value is written.
  private let most: Int

  init(_ style: JSONStyle, most: Int = .max) {
    self.style = style
    self.most = most
  }

  mutating func write(_ value: JSONValue, depth: Int) {
    guard bytes.count < most else { return }
    switch value.content {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let truth): bytes.append(contentsOf: (truth ? "true" : "false").utf8)
    case .number(let number): bytes.append(contentsOf: number.text.utf8)
    case .string(let text): write(text)
    case .array(let elements): write(elements, depth: depth)
    case .object(let object): write(object, depth: depth)
    }
  }

  private mutating func write(_ elements: [JSONValue], depth: Int) {
    bytes.append(0x5B)
    for (index, element) in elements.enumerated() where bytes.count < most {
      begin(index, depth + 1)
      write(element, depth: depth + 1)
    }
    end(0x5D, isEmpty: elements.isEmpty, depth)
  }

  private mutating func write(_ object: JSONObject, depth: Int) {
    bytes.append(0x7B)
    for (index, member) in ordered(object.members).enumerated() where bytes.count < most {
      begin(index, depth + 1)
      write(member.key)
      bytes.append(0x3A)
      if style.indentation != nil { bytes.append(0x20) }
      write(member.value, depth: depth + 1)
    }
    end(0x7D, isEmpty: object.members.isEmpty, depth)
  }

  private func ordered(_ members: [JSONMember]) -> [JSONMember] {
    guard style.sortsKeys else { return members }
    return members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private mutating func begin(_ index: Int, _ depth: Int) {
    if index > 0 { bytes.append(0x2C) }
    breakLine(depth)
  }

  private mutating func end(_ closer: UInt8, isEmpty: Bool, _ depth: Int) {
    if !isEmpty { breakLine(depth) }
    bytes.append(closer)
  }

  private mutating func breakLine(_ depth: Int) {
    guard let indentation = style.indentation else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: depth * indentation))
  }

  private mutating func write(_ text: String) {
    var text = text
    bytes.append(0x22)
    text.withUTF8 { write(UnsafeBufferPointer(rebasing: $0.prefix(most))) }
    bytes.append(0x22)
  }

  /// Writes what needs no escape in pieces as long as possible.
  private mutating func write(_ characters: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in characters.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start..<index]))
      escape(byte)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start...]))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(0x5C)
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x08: bytes.append(0x62)
    case 0x09: bytes.append(0x74)
    case 0x0A: bytes.append(0x6E)
    case 0x0C: bytes.append(0x66)
    case 0x0D: bytes.append(0x72)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: [
        0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)],
      ])
    }
  }
}
