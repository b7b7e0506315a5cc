/// Bytes that contents have at a place.
struct MagicLine: Sendable {
  let depth: Int
  let offset: Int
  let value: ArraySlice<UInt8>
  let mask: ArraySlice<UInt8>?
  /// At how many places, one after the other, the bytes may stand.
  let range: Int

  func isFound(in bytes: [UInt8]) -> Bool {
    let last = min(offset + range - 1, bytes.count - value.count)
    guard last >= offset else { return false }
    return (offset...last).contains { stands(in: bytes, at: $0) }
  }

  private func stands(in bytes: [UInt8], at start: Int) -> Bool {
    guard let mask else { return bytes[start..<start + value.count].elementsEqual(value) }
    return zip(bytes[start...], zip(value, mask)).allSatisfy { byte, wanted in
      byte & wanted.1 == wanted.0 & wanted.1
    }
  }
}

/// Reads the file `magic`.
struct MagicReader {
  let bytes: [UInt8]
  var index: Int

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ sign: Character) -> Bool {
    guard peek == sign.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func number() -> Int? {
    var (number, count) = (0, 0)
    while let byte = peek, (48...57).contains(byte), count < 9 {
      number = number * 10 + Int(byte - 48)
      (count, index) = (count + 1, index + 1)
    }
    return count == 0 ? nil : number
  }

  private mutating func slice(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - index else { return nil }
    defer { index += count }
    return bytes[index..<index + count]
  }

  /// `[80:image/png]`.
  mutating func section() -> (Int, String)? {
    guard take("["), let weight = number(), take(":"),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")), end - index <= 255
    else { return nil }
    let mediaType = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end + 1
    return take("\n") ? (weight, mediaType) : nil
  }

  /// `1>12=\0\4IHDR`, with what may follow.
  mutating func line() -> MagicLine? {
    let depth = number() ?? 0
    guard take(">"), let offset = number(), take("="), let high = slice(1)?.first,
      let low = slice(1)?.first
    else { return nil }
    let length = Int(high) << 8 | Int(low)
    guard length > 0, let value = slice(length) else { return nil }
    var mask: ArraySlice<UInt8>?
    if take("&") {
      guard let taken = slice(length) else { return nil }
      mask = taken
    }
    var size = 1
    if take("~") {
      guard let number = number() else { return nil }
      size = number
    }
    var range = 1
    if take("+") {
      guard let number = number() else { return nil }
      range = max(1, number)
    }
    guard take("\n") else { return nil }
    return MagicLine(
      depth: depth, offset: offset, value: Self.swapped(value, size),
      mask: mask.map { Self.swapped($0, size) }, range: range)
  }

  /// Words stand with the high byte first in the database, and in contents as the machine has them.
  private static func swapped(_ bytes: ArraySlice<UInt8>, _ size: Int) -> ArraySlice<UInt8> {
    guard size > 1, bytes.count.isMultiple(of: size), 1.littleEndian == 1 else { return bytes }
    let words = stride(from: bytes.startIndex, to: bytes.endIndex, by: size)
    return ArraySlice(words.flatMap { bytes[$0..<$0 + size].reversed() })
  }
}
