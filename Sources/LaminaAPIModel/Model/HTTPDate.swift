/// Dates as HTTP writes them (RFC 2616, 3.3.1): the preferred form and the two old ones.
package enum HTTPDate {
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longDays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Whether a text is such a date.
  package static func isDate(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 6: return isPreferred(words)
    case 4: return isRFC850(words)
    case 5: return isASCTime(words)
    default: return false
    }
  }

  /// Reads the form of `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func isPreferred(_ words: [String]) -> Bool {
    guard words[0].last == ",", days.contains(String(words[0].dropLast())) else { return false }
    return isDay(words[1]) && months.contains(words[2]) && words[3].count == 4
      && Int(words[3]) != nil
      && isTime(words[4]) && words[5] == "GMT"
  }

  /// Reads the form of `Sunday, 06-Nov-94 08:49:37 GMT`.
  private static func isRFC850(_ words: [String]) -> Bool {
    let date = words[1].split(separator: "-").map(String.init)
    guard words[0].last == ",", longDays.contains(String(words[0].dropLast())), date.count == 3
    else {
      return false
    }
    return isDay(date[0]) && months.contains(date[1]) && Int(date[2]) != nil && isTime(words[2])
      && words[3] == "GMT"
  }

  /// Reads the form of `Sun Nov  6 08:49:37 1994`.
  private static func isASCTime(_ words: [String]) -> Bool {
    days.contains(words[0]) && months.contains(words[1]) && isDay(words[2]) && isTime(words[3])
      && words[4].count == 4 && Int(words[4]) != nil
  }

  private static func isDay(_ text: String) -> Bool {
    Int(text).map { (1...31).contains($0) } ?? false
  }

  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(separator: ":").map { Int($0) ?? 99 }
    return parts.count == 3 && parts[0] < 24 && parts[1] < 60 && parts[2] < 61
  }
}
