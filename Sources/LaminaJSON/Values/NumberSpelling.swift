/// The grammar of a number: `-`? digits (`.` digits)? (`e` sign? digits)?, without zeros in front.
enum NumberSpelling {
  static func isNumber(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    if bytes.first == 0x2D { bytes.removeFirst() }
    let first = bytes.first
    let whole = dropDigits(&bytes)
    guard whole == 1 || (whole > 1 && first != 0x30) else { return false }
    return hasFraction(&bytes) && hasExponent(&bytes) && bytes.isEmpty
  }

  private static func hasFraction(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard bytes.first == 0x2E else { return true }
    bytes.removeFirst()
    return dropDigits(&bytes) > 0
  }

  private static func hasExponent(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first | 0x20 == 0x65 else { return true }
    bytes.removeFirst()
    if let sign = bytes.first, sign == 0x2B || sign == 0x2D { bytes.removeFirst() }
    return dropDigits(&bytes) > 0
  }

  private static func dropDigits(_ bytes: inout ArraySlice<UInt8>) -> Int {
    let digits = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    bytes.removeFirst(digits)
    return digits
  }
}
