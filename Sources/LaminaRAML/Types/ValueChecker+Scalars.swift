import LaminaAPIModel
import LaminaAPISource
import LaminaPatterns

extension ValueChecker {
  /// Judges a value of a scalar type.
  func scalarFault(_ value: YAMLNode, _ type: Int, _ place: YAMLNode) -> ValueFault? {
    let kind = book[type].kind
    guard let text = value.text, let meaning = value.value else {
      return expected(Self.words(for: kind), value, place)
    }
    switch kind {
    case .string: return stringFault(text, meaning, value, type)
    case .number, .integer: return numberFault(meaning, value, type)
    case .boolean: return isTruth(meaning) ? nil : expected("true or false", value, value)
    case .dateOnly: return date(DateText.isDate(text), text, "2015-05-23", value)
    case .timeOnly: return date(DateText.isTime(text), text, "12:30:00", value)
    case .datetimeOnly:
      return date(
        DateText.isDateTime(text, hasZone: false), text, "2015-07-04T21:00:00", value)
    case .datetime:
      if book.facet("format", of: type)?.text == "rfc2616" {
        return date(HTTPDate.isDate(text), text, "Sun, 28 Feb 2016 16:41:41 GMT", value)
      }
      return date(
        DateText.isDateTime(text, hasZone: true), text, "2016-02-28T16:41:41.090Z", value)
    default: return nil
    }
  }

  private static func words(for kind: TypeKind) -> String {
    kind == .integer ? "an integer" : "a \(kind.rawValue)"
  }

  private func date(_ fits: Bool, _ text: String, _ example: String, _ node: YAMLNode)
    -> ValueFault?
  {
    fits ? nil : fault("'\(text)' is not written as \(example) is.", node)
  }

  private func isTruth(_ value: YAMLValue) -> Bool {
    if case .boolean = value { true } else { false }
  }

  private func stringFault(
    _ text: String, _ meaning: YAMLValue, _ value: YAMLNode, _ type: Int
  ) -> ValueFault? {
    guard case .text = meaning else { return expected("a string", value, value) }
    let length = text.unicodeScalars.count
    if let least = count("minLength", type), length < least {
      return fault("it has \(length) characters, and needs \(least) at least.", value)
    }
    if let most = count("maxLength", type), length > most {
      return fault("it has \(length) characters, and may have \(most) at most.", value)
    }
    guard let pattern = book.facet("pattern", of: type)?.text,
      let rule = try? TextPattern(TypePattern.whole(pattern))
    else { return nil }
    return (try? rule.matches(text)) == false
      ? fault("the pattern \(pattern) does not match '\(text)'.", value) : nil
  }

  private func numberFault(_ meaning: YAMLValue, _ value: YAMLNode, _ type: Int) -> ValueFault? {
    let kind = book[type].kind
    let number: Double
    switch meaning {
    case .integer(let whole): number = Double(whole)
    case .number(let real): number = real
    default: return expected(Self.words(for: kind), value, value)
    }
    let format = book.facet("format", of: type)?.text.flatMap(NumberFormat.init)
    if kind == .integer || format != nil, number.rounded() != number {
      return expected("an integer", value, value)
    }
    if let format, !format.range.contains(number) {
      return fault("\(value.text ?? "") has more bits than \(format.rawValue) has.", value)
    }
    return boundsFault(number, value, type)
  }

  private func boundsFault(_ number: Double, _ value: YAMLNode, _ type: Int) -> ValueFault? {
    let text = value.text ?? ""
    if let least = bound("minimum", type), number < least.number {
      return fault("\(text) is less than \(least.text).", value)
    }
    if let most = bound("maximum", type), number > most.number {
      return fault("\(text) is more than \(most.text).", value)
    }
    guard let unit = bound("multipleOf", type), unit.number > 0 else { return nil }
    let ratio = number / unit.number
    return abs(ratio - ratio.rounded()) > 1e-9 * max(1, abs(ratio))
      ? fault("\(text) is no multiple of \(unit.text).", value) : nil
  }

  private func bound(_ name: String, _ type: Int) -> (number: Double, text: String)? {
    guard let text = book.facet(name, of: type)?.text, let number = Double(text) else { return nil }
    return (number, text)
  }
}

/// Formats of numbers that are integers of so many bits.
enum NumberFormat: String {
  case int8, int16, int32, int64, int, long

  var range: ClosedRange<Double> {
    let bits =
      switch self {
      case .int8: 8
      case .int16: 16
      case .int32, .int: 32
      case .int64, .long: 64
      }
    let limit = Double(sign: .plus, exponent: Int(bits) - 1, significand: 1)
    return -limit...(bits < 64 ? limit - 1 : limit)
  }
}

/// Patterns of strings, which in RAML 1.0 match a whole text.
enum TypePattern {
  /// A pattern that matches whole texts only.
  static func whole(_ pattern: String) -> String {
    let (begins, ends) = (pattern.hasPrefix("^"), pattern.hasSuffix("$"))
    if begins && ends || pattern.contains("(?") { return pattern }
    return "^(?:\(pattern))$"
  }
}

/// Dates and times of RFC 3339.
enum DateText {
  static func isDate(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    guard (1...12).contains(month) else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day >= 1 && day <= days[month - 1]
  }

  static func isTime(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 2, parts[1].count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1]), let second = Double(parts[2]),
      parts[2].prefix(2).allSatisfy(\.isNumber)
    else { return false }
    return hour < 24 && minute < 60 && second < 61
  }

  static func isDateTime(_ text: String, hasZone: Bool) -> Bool {
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == "t" }) else { return false }
    var time = text[text.index(after: mark)...]
    if hasZone {
      if time.last == "Z" || time.last == "z" {
        time.removeLast()
      } else {
        guard time.count > 6, let sign = time.dropLast(5).last, sign == "+" || sign == "-" else {
          return false
        }
        time = time.dropLast(6)
      }
    }
    return isDate(text[..<mark]) && isTime(time)
  }
}
