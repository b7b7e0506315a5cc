extension JSONNumber {
  /// Creates `coefficient` · 10^`exponent`, written without exponent where that takes up to 20 digits.
  package init(coefficient: Int, exponent: Int) {
    let digits = String(coefficient.magnitude)
    let sign = coefficient < 0 ? "-" : ""
    switch exponent {
    case _ where coefficient == 0: text = "0"
    case 0...20: text = sign + digits + String(repeating: "0", count: exponent)
    case -20 ... -1: text = sign + Self.withPoint(digits, -exponent)
    default: text = sign + digits + "e\(exponent)"
    }
  }

  private static func withPoint(_ digits: String, _ places: Int) -> String {
    let missing = max(0, places + 1 - digits.count)
    let padded = String(repeating: "0", count: missing) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// The number as an integer times a power of ten, if the integer fits.
  package var decimal: (coefficient: Int, exponent: Int)? {
    let parts = DecimalParts(text)
    guard parts.digits.count <= 18 else { return nil }
    let coefficient = parts.digits.reduce(0) { $0 * 10 + Int($1) }
    return (parts.isNegative ? -coefficient : coefficient, parts.exponent)
  }
}
