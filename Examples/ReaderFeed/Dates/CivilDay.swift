package import Foundation

/// A day of the Gregorian calendar, counted without a formatter.
package struct CivilDay: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day on which `date` falls where clocks are `offset` seconds ahead of UTC.
  package init(_ date: Date, secondsFromGMT offset: Int = 0) {
    let seconds = min(max(date.timeIntervalSince1970, -1e14), 1e14)
    let days = Int(((seconds + Double(offset)) / 86_400).rounded(.down))
    self.init(daysSince1970: days)
  }

  // Years begin in March here, so that the leap day is the last of a year; 400 years (an era) have
  // 146,097 days, and 1970-01-01 is day 719,468 of the count that begins with 0000-03-01.
  private init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * ofYear + 2) / 153
    day = ofYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days from 1970-01-01 to this day.
  package var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }

  /// As people write it: "6 March 2016".
  package var text: String { "\(day) \(Self.months[month - 1]) \(year)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
