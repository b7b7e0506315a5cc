import LaminaAPIModel
import LaminaAPISource
import LaminaPatterns

extension ValueChecker {
  /// Judges a value of a scalar type.
  func scalarFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    guard let text = value.text, let meaning = value.value else {
      return fault("a \(book[type].kind.rawValue) is expected here.", value)
    }
    switch book[type].kind {
    case .string: return stringFault(text, meaning, value, type)
    case .number, .integer: return numberFault(meaning, value, type)
    case .boolean: return isTruth(meaning) ? nil : fault("true or false is expected here.", value)
    case .dateOnly:
      return TypedDate.isDate(text) ? nil : fault("a date as 2015-05-23 is expected here.", value)
    case .timeOnly:
      return TypedDate.isTime(text) ? nil : fault("a time as 12:30:00 is expected here.", value)
    case .datetimeOnly:
      return TypedDate.isDateTime(text, hasZone: false)
        ? nil : fault("2015-07-04T21:00:00 is expected here.", value)
    case .datetime: return datetimeFault(text, value, type)
    default: return nil
    }
  }

  private func isTruth(_ value: YAMLValue) -> Bool {
    if case .boolean = value { true } else { false }
  }

  private func stringFault(
    _ text: String, _ meaning: YAMLValue, _ value: YAMLNode, _ type: Int
  ) -> ValueFault? {
    guard case .text = meaning else { return fault("a string is expected here.", value) }
    let length = text.unicodeScalars.count
    if let least = count("minLength", type), length < least {
      return fault("less than \(least) characters.", value)
    }
    if let most = count("maxLength", type), length > most {
      return fault("more than \(most) characters.", value)
    }
    guard let pattern = book.facet("pattern", of: type)?.text, let rule = try? TextPattern(pattern)
    else { return nil }
    return (try? rule.matches(text)) == false
      ? fault("a text that the pattern \(pattern) does not match.", value) : nil
  }

  private func numberFault(_ meaning: YAMLValue, _ value: YAMLNode, _ type: Int) -> ValueFault? {
    let number: Double
    switch meaning {
    case .integer(let whole): number = Double(whole)
    case .number(let real): number = real
    default: return fault("a \(book[type].kind.rawValue) is expected here.", value)
    }
    if book[type].kind == .integer, number.rounded() != number {
      return fault("an integer is expected here.", value)
    }
    return boundsFault(number, value, type)
  }

  private func boundsFault(_ number: Double, _ value: YAMLNode, _ type: Int) -> ValueFault? {
    if let least = bound("minimum", type), number < least {
      return fault("a number below \(least).", value)
    }
    if let most = bound("maximum", type), number > most {
      return fault("a number above \(most).", value)
    }
    guard let unit = bound("multipleOf", type), unit > 0 else { return nil }
    let ratio = number / unit
    return abs(ratio - ratio.rounded()) > 1e-9 * max(1, abs(ratio))
      ? fault("no multiple of \(unit).", value) : nil
  }

  private func bound(_ name: String, _ type: Int) -> Double? {
    book.facet(name, of: type)?.text.flatMap { Double($0) }
  }

  private func datetimeFault(_ text: String, _ value: YAMLNode, _ type: Int) -> ValueFault? {
    if book.facet("format", of: type)?.text == "rfc2616" {
      return HTTPDate.isDate(text)
        ? nil : fault("a date as HTTP writes it is expected here.", value)
    }
    return TypedDate.isDateTime(text, hasZone: true)
      ? nil : fault("2016-02-28T16:41:41.090Z is expected here.", value)
  }
}

/// Dates and times of RFC 3339.
enum TypedDate {
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
