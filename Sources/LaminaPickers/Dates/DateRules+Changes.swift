package import LaminaGeometry

nonisolated extension DateRules {
  /// A date with a part so many steps further on, within bounds.
  ///
  /// - Parameters:
  ///   - date: the date before.
  ///   - part: what is stepped.
  ///   - steps: how far; below 0 back.
  ///   - wantedDay: the day that a person asked for, where the month before had fewer.
  /// - Returns: the date after.
  package func stepped(
    _ date: Date, _ part: DatePart, by steps: Int, wantedDay: Int? = nil
  ) -> Date {
    let date = countable(date)
    guard steps != 0 else { return clamped(date) }
    let stepped =
      switch part {
      case .year: moved(date, toDay: wantedDay, inMonthOf: year(date, by: steps))
      case .month: month(date, by: steps, wantedDay: wantedDay)
      case .day, .dayPeriod: set(wrapped(part, in: date, by: steps), of: part, in: date)
      case .hour: hour(date, by: steps)
      case .minute: minute(date, to: wrapped(part, in: date, by: steps))
      }
    return clamped(countable(stepped))
  }

  /// A date with a part of another number, within bounds; a day beyond the month's last is that one.
  package func setting(
    _ part: DatePart, to number: Int, in date: Date, wantedDay: Int? = nil
  ) -> Date {
    let date = countable(date)
    return clamped(countable(set(number, of: part, in: date, wantedDay: wantedDay)))
  }

  /// The same time on the day of another date.
  package func moved(_ date: Date, toDayOf target: Date) -> Date {
    let start = calendar.startOfDay(for: countable(date))
    let end = calendar.startOfDay(for: countable(target))
    // Rounded: where clocks leave out midnight, a day begins an hour later, and is one all the same.
    let days = Int((end.timeIntervalSince(start) / 86_400).rounded())
    return calendar.date(byAdding: .day, value: days, to: countable(date)) ?? target
  }

  /// A date so many days or months on, whatever the larger parts become: what a calendar's keys do.
  package func advanced(_ date: Date, _ unit: Calendar.Component, by count: Int) -> Date {
    let date = countable(date)
    return countable(calendar.date(byAdding: unit, value: count, to: date) ?? date)
  }

  // MARK: Numbers

  private func set(
    _ number: Int, of part: DatePart, in date: Date, wantedDay: Int? = nil
  ) -> Date {
    switch part {
    case .year:
      let years = number - value(of: .year, in: date)
      return moved(date, toDay: wantedDay, inMonthOf: year(date, by: years))
    case .month:
      let start = months(inYearOf: date).first { $0.number == number }?.start
      return start.map { moved(date, toDay: wantedDay, inMonthOf: $0) } ?? date
    case .day:
      let day = min(max(number, 1), days(inMonthOf: date))
      return advanced(date, .day, by: day - value(of: .day, in: date))
    case .hour: return self.hour(date, to: number)
    case .minute: return minute(date, to: number)
    case .dayPeriod:
      let hour = value(of: .hour, in: date) % 12
      return self.hour(date, to: number == 0 ? hour : hour + 12)
    }
  }

  /// The next number of a part, from its first again after its last.
  private func wrapped(_ part: DatePart, in date: Date, by steps: Int) -> Int {
    let range = range(of: part, in: date)
    let count = range.count
    let place = (value(of: part, in: date) - range.lowerBound + steps % count + count) % count
    return range.lowerBound + place
  }

  // MARK: Years and months

  private func year(_ date: Date, by years: Int) -> Date { advanced(date, .year, by: years) }

  private func month(_ date: Date, by steps: Int, wantedDay: Int?) -> Date {
    let months = months(inYearOf: date)
    let current = value(of: .month, in: date)
    guard let place = months.firstIndex(where: { $0.number == current }) else { return date }
    let next = (place + steps % months.count + months.count) % months.count
    return moved(date, toDay: wantedDay, inMonthOf: months[next].start)
  }

  /// The same time on a day of another month: on its last where it has not so many.
  private func moved(_ date: Date, toDay day: Int?, inMonthOf target: Date) -> Date {
    let day = min(day ?? value(of: .day, in: date), days(inMonthOf: target))
    let place = advanced(target, .day, by: day - value(of: .day, in: target))
    return moved(date, toDayOf: place)
  }

  // MARK: Times

  /// Within its hour, so that of an hour that comes twice it stays the same one.
  private func minute(_ date: Date, to number: Int) -> Date {
    let minutes = min(max(number, 0), 59) - value(of: .minute, in: date)
    return date.addingTimeInterval(TimeInterval(60 * minutes))
  }

  /// The nearest hour there is in the direction of the steps.
  private func hour(_ date: Date, by steps: Int) -> Date {
    let current = value(of: .hour, in: date)
    let direction = steps > 0 ? 1 : -1
    for further in 0..<24 {
      let wanted = ((current + steps + further * direction) % 24 + 24) % 24
      let next = hour(date, to: wanted)
      if value(of: .hour, in: next) != current || wanted == current { return next }
    }
    return date
  }

  /// An hour of the same day; the one after it where a change of the clocks leaves it out.
  private func hour(_ date: Date, to number: Int) -> Date {
    let wanted = min(max(number, 0), 23)
    let hours = wanted - value(of: .hour, in: date)
    let next = date.addingTimeInterval(TimeInterval(3_600 * hours))
    if value(of: .hour, in: next) == wanted, calendar.isDate(next, inSameDayAs: date) {
      return next
    }
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .minute, .second, .nanosecond], from: date)
    parts.hour = wanted
    return calendar.date(from: parts) ?? next
  }
}
