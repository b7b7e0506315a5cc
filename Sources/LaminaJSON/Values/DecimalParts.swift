/// A number as sign, digits without zeros at both ends, and a power of ten.
///
/// `-12.50` is `-`, `[1, 2, 5]`, `-1`; zero has no digits.
struct DecimalParts: Hashable {
  var isNegative = false
  var digits: [UInt8] = []
  var exponent = 0

  /// Exponents beyond this count as this: no limit of a reader lets them in.
  static let exponents = 1_000_000_000_000

  /// Takes the spelling of a number apart.
  init(_ text: String) {
    var fraction = 0
    var written = 0
    var (isFraction, isExponent, isSmall) = (false, false, false)
    for byte in text.utf8 {
      switch byte {
      case 0x2D: if isExponent { isSmall = true } else { isNegative = true }
      case 0x2E: isFraction = true
      case 0x65, 0x45: isExponent = true
      case 0x30...0x39 where isExponent:
        written = min(written * 10 + Int(byte - 0x30), Self.exponents)
      case 0x30...0x39:
        if !digits.isEmpty || byte != 0x30 { digits.append(byte - 0x30) }
        if isFraction { fraction += 1 }
      default: break
      }
    }
    exponent = (isSmall ? -written : written) - fraction
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// How many digits stand before the point: 2 for `12.5`, -1 for `0.05`.
  var magnitude: Int { digits.count + exponent }
}

extension DecimalParts: Comparable {
  static func < (left: DecimalParts, right: DecimalParts) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Whether it is smaller without its sign.
  private func isSmaller(than other: DecimalParts) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return !other.digits.isEmpty }
    if magnitude != other.magnitude { return magnitude < other.magnitude }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
