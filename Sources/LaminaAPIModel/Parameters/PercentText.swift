/// Texts with percent escapes, as URIs and forms have them.
package enum PercentText {
  /// The text without escapes; nil if one is broken, or what comes out is no UTF-8.
  package static func decoded(_ text: Substring, plusIsBlank: Bool = false) -> String? {
    let isPlain = !text.utf8.contains { $0 == 0x25 || (plusIsBlank && $0 == 0x2B) }
    if isPlain { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == 0x25 else {
        bytes.append(plusIsBlank && byte == 0x2B ? 0x20 : byte)
        continue
      }
      guard let high = digit(rest.next()), let low = digit(rest.next()) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where (0x30...0x39).contains(byte): byte - 0x30
    case .some(let byte) where (0x41...0x46).contains(byte & 0xDF): (byte & 0xDF) - 0x37
    default: nil
    }
  }
}
