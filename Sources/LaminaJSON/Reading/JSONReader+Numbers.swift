extension JSONReader {
  mutating func number() -> JSONValue? {
    let start = at
    var place = at
    if next == 0x2D { place += 1 }
    let whole = place
    skipDigits(&place)
    var isRight = place > whole && (bytes[whole] != 0x30 || place == whole + 1)
    if place < bytes.count, bytes[place] == 0x2E { isRight = skipFraction(&place) && isRight }
    if place < bytes.count, bytes[place] | 0x20 == 0x65 {
      isRight = skipExponent(&place) && isRight
    }
    guard isRight, place == bytes.count || !continuesNumber(bytes[place]) else {
      return badNumber()
    }
    at = place
    guard place - start <= limits.numberLength else { return longNumber(start..<place) }
    return JSONValue(.number(JSONNumber(known: text(start..<place))), range: start..<place)
  }

  @inline(__always)
  private func skipDigits(_ place: inout Int) {
    while place < bytes.count, bytes[place] &- 0x30 <= 9 { place += 1 }
  }

  private func skipFraction(_ place: inout Int) -> Bool {
    let start = place + 1
    place = start
    skipDigits(&place)
    return place > start
  }

  private func skipExponent(_ place: inout Int) -> Bool {
    place += 1
    if place < bytes.count, bytes[place] == 0x2B || bytes[place] == 0x2D { place += 1 }
    let start = place
    skipDigits(&place)
    return place > start && place - start <= 9
  }

  private func continuesNumber(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x2B || byte == 0x2D || Self.isWordByte(byte)
  }

  private mutating func longNumber(_ range: Range<Int>) -> JSONValue {
    report(.tooLarge, range, "The number has more than \(limits.numberLength) characters.")
    return JSONValue(.number("0"), range: range)
  }

  private mutating func badNumber() -> JSONValue? {
    let start = at
    at += 1
    while at < bytes.count, continuesNumber(bytes[at]) { at += 1 }
    let spelling = text(start..<at)
    let mended = Self.mended(spelling)
    report(
      .badNumber, start..<at, Self.fault(of: spelling, shown: quoted(start..<at)),
      repair: mended.map { .init(start..<at, with: $0) })
    return JSONValue(.number(JSONNumber(known: mended ?? "0")), range: start..<at)
  }

  private static func fault(of spelling: String, shown: String) -> String {
    if spelling.hasPrefix("+") { return "\(shown) is no number: JSON writes no plus in front." }
    if spelling.hasPrefix(".") {
      return "\(shown) is no number: a zero is missing before the point."
    }
    if spelling.hasSuffix(".") { return "\(shown) is no number: no digit follows the point." }
    if spelling.hasPrefix("0"), spelling.count > 1 {
      return "\(shown) is no number: it begins with a zero."
    }
    return "\(shown) is no number."
  }

  /// What was meant: without plus and zeros in front, with digits around the point.
  private static func mended(_ spelling: String) -> String? {
    let isNegative = spelling.hasPrefix("-")
    var digits = spelling.drop { $0 == "+" || $0 == "-" }
    while digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true { digits.removeFirst() }
    var text = digits.hasPrefix(".") ? "0" + digits : String(digits)
    if text.hasSuffix(".") { text += "0" }
    if isNegative { text = "-" + text }
    return NumberSpelling.isNumber(text) && text.count <= 100 ? exponentFits(text) : nil
  }

  private static func exponentFits(_ text: String) -> String? {
    let exponent = text.drop { $0 != "e" && $0 != "E" }
    return exponent.count <= 11 ? text : nil
  }
}
