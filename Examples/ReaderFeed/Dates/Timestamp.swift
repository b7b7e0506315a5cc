import Foundation

/// A moment as Atom writes it (RFC 3339): "2016-03-06T13:47:10.000Z", "2016-03-06T21:47:10+08:00".
enum Timestamp {
  /// The moment that `text` names, or nil; a day alone means its first second in UTC.
  static func date(_ text: String) -> Date? {
    var scanner = Scanner(text)
    guard let day = scanner.day() else { return nil }
    let midnight = Double(day.daysSince1970) * 86_400
    if scanner.isAtEnd { return Date(timeIntervalSince1970: midnight) }
    guard scanner.skip("Tt "), let time = scanner.time(), let offset = scanner.offset(),
      scanner.isAtEnd
    else { return nil }
    return Date(timeIntervalSince1970: midnight + time - offset)
  }

  private struct Scanner {
    var rest: Substring.UTF8View

    init(_ text: String) { rest = text.drop(while: \.isWhitespace).utf8[...] }

    var isAtEnd: Bool { rest.allSatisfy { $0 == 32 || (9...13).contains($0) } }

    /// Takes one character if it is one of `accepted`.
    mutating func skip(_ accepted: StaticString) -> Bool {
      guard let first = rest.first, accepted.description.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Takes exactly `count` digits that make a number of the range.
    mutating func number(_ count: Int, in range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
      let value = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
      rest = rest.dropFirst(count)
      return range.contains(value) ? value : nil
    }

    mutating func day() -> CivilDay? {
      guard let year = number(4, in: 0...9999), skip("-"), let month = number(2, in: 1...12),
        skip("-"), let day = number(2, in: 1...31)
      else { return nil }
      let civil = CivilDay(year: year, month: month, day: day)
      let written = CivilDay(Date(timeIntervalSince1970: Double(civil.daysSince1970) * 86_400))
      return written == civil ? civil : nil
    }

    mutating func time() -> Double? {
      guard let hour = number(2, in: 0...24), skip(":"), let minute = number(2, in: 0...59)
      else { return nil }
      var seconds = Double(hour * 3_600 + minute * 60)
      guard skip(":") else { return seconds }
      guard let second = number(2, in: 0...60) else { return nil }
      seconds += Double(second)
      return skip(".,") ? fraction().map { seconds + $0 } : seconds
    }

    mutating func fraction() -> Double? {
      let digits = rest.prefix { (48...57).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : Double("0." + String(Substring(digits)))
    }

    /// Seconds ahead of UTC.
    mutating func offset() -> Double? {
      if skip("Zz") { return 0 }
      let isBehind = skip("-")
      guard isBehind || skip("+"), let hours = number(2, in: 0...23) else { return nil }
      _ = skip(":")
      guard let minutes = number(2, in: 0...59) else { return nil }
      return Double((hours * 60 + minutes) * (isBehind ? -60 : 60))
    }
  }
}
