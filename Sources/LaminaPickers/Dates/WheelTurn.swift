package import LaminaGeometry

/// What comes before and after a date when one of its parts is turned.
///
/// ```
///   13      AM
///   14                  at a bound there is no row that it would only repeat;
/// ▸ 15 ◂  ▸ PM ◂        a part with two numbers has two rows and goes around no end
///
///
/// ```
package nonisolated struct WheelTurn: Hashable, Sendable {
  package let part: DatePart
  package let rules: DateRules

  package init(part: DatePart, rules: DateRules) {
    self.part = part
    self.rules = rules
  }

  /// The date so many rows further down.
  package func date(_ date: Date, by rows: Int) -> Date {
    guard part == .dayPeriod else { return rules.stepped(date, part, by: rows) }
    let half = min(max(rules.value(of: part, in: date) + rows, 0), 1)
    return rules.setting(part, to: half, in: date)
  }

  /// The dates of five rows with `date` in the middle; nil where a row would be that beside it again.
  package func dates(around date: Date) -> [Date?] {
    let before: [Date?] = others(after: date, -1).reversed()
    return before + [date] + others(after: date, 1)
  }

  private func others(after date: Date, _ direction: Int) -> [Date?] {
    var last = rules.value(of: part, in: date)
    return (1...2).map { rows in
      let next = self.date(date, by: direction * rows)
      let value = rules.value(of: part, in: next)
      defer { last = value }
      return value == last ? nil : next
    }
  }
}
