package import LaminaGeometry

/// What is being typed into the parts of a date.
///
/// ```
///  "1"    month 1, more may come        "12"   month 12, next part
///  "4"    month 4, next part            "2" "0" "2"    the year waits for its fourth digit
/// ```
///
/// Each digit starts from the date as it was before the first one, so that what a half-typed year would do to the day is
/// undone by the rest of it, or from what others have made of it meanwhile. The day that was asked for is kept while months
/// and years change: 29 February can be typed in any order.
package nonisolated struct SegmentTyping: Hashable, Sendable {
  /// What a digit leads to.
  package struct Result: Hashable, Sendable {
    /// The date; nil where it stays.
    package let date: Date?
    /// Whether no other digit can follow.
    package let isComplete: Bool
  }

  /// The part that is typed; nil for none.
  package private(set) var part: DatePart?
  /// The digits so far.
  package private(set) var digits = ""
  /// The day that was asked for, where a month has fewer.
  package private(set) var wantedDay: Int?
  private var base = Base()
  /// Where the digits so far have led.
  private var reached: Date?

  /// What each digit starts from.
  private struct Base: Hashable, Sendable {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var wantedDay: Int?
  }

  package init() {}

  /// A digit in a part of `date`.
  ///
  /// - Parameters:
  ///   - digit: from 0 to 9.
  ///   - part: where it is typed.
  ///   - date: the date as it is.
  ///   - rules: how parts change.
  ///   - usesTwelveHours: whether hours go to 12.
  /// - Returns: what it leads to.
  package mutating func type(
    _ digit: Int, into part: DatePart, of date: Date, by rules: DateRules, usesTwelveHours: Bool
  ) -> Result {
    if part != self.part || digits.isEmpty { begin(part, at: date) } else { follow(date) }
    let most = mostNumber(of: part, by: rules, usesTwelveHours: usesTwelveHours)
    if (Int(digits + "\(digit)") ?? 0) > most || digits.count >= part.digits { digits = "" }
    digits += "\(digit)"
    let number = Int(digits) ?? 0
    let isComplete = digits.count >= part.digits || number * 10 > most
    let isNumber = number >= leastNumber(of: part, usesTwelveHours: usesTwelveHours)
    guard isNumber, part != .year || isComplete else {
      return Result(date: nil, isComplete: isComplete)
    }
    let next = moved(to: number, in: part, by: rules, usesTwelveHours: usesTwelveHours)
    reached = next
    return Result(date: next, isComplete: isComplete)
  }

  /// The person goes on to another part: a year of one or two digits is one of the century of the year before.
  ///
  /// - Parameters:
  ///   - date: the date as it is.
  ///   - rules: how parts change.
  /// - Returns: what that leads to; nil where the date stays.
  package mutating func finish(from date: Date, by rules: DateRules) -> Date? {
    defer { end() }
    guard part == .year, !digits.isEmpty, digits.count < 4, let number = Int(digits) else {
      return nil
    }
    follow(date)
    let century = rules.value(of: .year, in: base.date) / 100 * 100
    let year = digits.count <= 2 ? century + number : number
    return year > 0
      ? rules.setting(.year, to: year, in: base.date, wantedDay: wantedDay) : nil
  }

  /// Takes the last digit in a part of `date` back, and what digits have made of the date: what is left of a year says
  /// none yet, and other parts have no digit left.
  ///
  /// - Returns: the date before the first digit; nil where none was typed.
  package mutating func takeBack(from date: Date) -> Date? {
    guard !digits.isEmpty else { return nil }
    follow(date)
    digits.removeLast()
    (wantedDay, reached) = (base.wantedDay, base.date)
    return base.date
  }

  /// Forgets the digits.
  package mutating func end() { (part, digits, reached) = (nil, "", nil) }

  /// A day was chosen in another way than by typing.
  package mutating func forgetDay() { (wantedDay, base.wantedDay) = (nil, nil) }

  /// Keeps the day of a date as the one that is wanted while months and years are stepped.
  package mutating func keepDay(of date: Date, by rules: DateRules) {
    wantedDay = wantedDay ?? rules.value(of: .day, in: date)
  }

  private mutating func begin(_ part: DatePart, at date: Date) {
    self.part = part
    digits = ""
    base = Base(date: date, wantedDay: wantedDay)
    reached = nil
  }

  /// The date is another one than digits have led to: somebody else has changed it, and they go on from there.
  private mutating func follow(_ date: Date) {
    guard date != base.date, date != reached else { return }
    wantedDay = nil
    base = Base(date: date, wantedDay: nil)
  }

  private mutating func moved(
    to number: Int, in part: DatePart, by rules: DateRules, usesTwelveHours: Bool
  ) -> Date {
    switch part {
    case .day: wantedDay = number
    case .month, .year: keepDay(of: base.date, by: rules)
    case .hour where usesTwelveHours:
      let noon = rules.value(of: .dayPeriod, in: base.date) * 12
      return rules.setting(.hour, to: number % 12 + noon, in: base.date)
    case .hour, .minute, .dayPeriod: break
    }
    return rules.setting(part, to: number, in: base.date, wantedDay: wantedDay)
  }

  private func leastNumber(of part: DatePart, usesTwelveHours: Bool) -> Int {
    switch part {
    case .minute: 0
    case .hour: usesTwelveHours ? 1 : 0
    case .year, .month, .day, .dayPeriod: 1
    }
  }

  /// A day may be one that only longer months have: the month may be typed after it.
  private func mostNumber(
    of part: DatePart, by rules: DateRules, usesTwelveHours: Bool
  ) -> Int {
    switch part {
    case .day: rules.calendar.maximumRange(of: .day).map { $0.upperBound - 1 } ?? 31
    case .hour: usesTwelveHours ? 12 : 23
    case .year, .month, .minute, .dayPeriod: rules.range(of: part, in: base.date).upperBound
    }
  }
}
