import LaminaGeometry

/// Reads numbers as SVG writes them: close to each other, wherever they can still be told apart.
///
/// ```
///  "1.5.5-2e1,3"    1.5  0.5  -20  3
/// ```
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Passes white space, and commas between numbers.
  mutating func skipSeparators() {
    while let byte = current, byte == 0x20 || byte == 0x2C || (0x09...0x0D).contains(byte) {
      offset += 1
    }
  }

  /// The letter that stands here; nil where there is none.
  mutating func letter() -> Character? {
    skipSeparators()
    guard let byte = current, isLetter(byte) else { return nil }
    offset += 1
    return Character(UnicodeScalar(byte))
  }

  /// Whether a number begins here.
  mutating func hasNumber() -> Bool {
    skipSeparators()
    guard let byte = current else { return false }
    return isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  /// A flag of an arc: one digit, 0 or 1, which may stand right before a number.
  mutating func flag() throws(OutlineFailure) -> Bool {
    skipSeparators()
    guard let byte = current, byte == 0x30 || byte == 0x31 else {
      throw .expectedNumber(at: offset)
    }
    offset += 1
    return byte == 0x31
  }

  /// The number that stands here.
  mutating func number() throws(OutlineFailure) -> CGFloat {
    skipSeparators()
    let start = offset
    var sign = 1.0
    if let byte = current, byte == 0x2B || byte == 0x2D {
      sign = byte == 0x2D ? -1 : 1
      offset += 1
    }
    var (value, places, digits) = (0.0, 0, 0)
    takeDigits(into: &value, count: &digits)
    if current == 0x2E {
      offset += 1
      takeDigits(into: &value, count: &places)
    }
    guard digits + places > 0 else { throw .expectedNumber(at: start) }
    let number = sign * scaled(value, by: exponent() - places)
    guard abs(number) <= OutlineLimit.coordinate else { throw .outOfRange(at: start) }
    return CGFloat(number)
  }

  private mutating func takeDigits(into value: inout Double, count: inout Int) {
    while let byte = current, isDigit(byte) {
      value = value * 10 + Double(byte - 0x30)
      count += 1
      offset += 1
    }
  }

  /// What stands after an `e`; an `e` without digits is not passed.
  private mutating func exponent() -> Int {
    guard let byte = current, byte | 0x20 == 0x65 else { return 0 }
    let start = offset
    offset += 1
    var sign = 1
    if let byte = current, byte == 0x2B || byte == 0x2D {
      sign = byte == 0x2D ? -1 : 1
      offset += 1
    }
    var (value, count) = (0.0, 0)
    takeDigits(into: &value, count: &count)
    if count == 0 { offset = start }
    return sign * Int(min(value, 400))
  }

  /// Divided rather than multiplied by a part, which would not be exact.
  private func scaled(_ value: Double, by exponent: Int) -> Double {
    if exponent == 0 { return value }
    return exponent < 0 ? value / pow(10, Double(-exponent)) : value * pow(10, Double(exponent))
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
