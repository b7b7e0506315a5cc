/// Dates and times of RFC 3339.
enum TimeFormat {
  static func isDate(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    return takeDate(&bytes) && bytes.isEmpty
  }

  static func isTime(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    guard let time = takeTime(&bytes) else { return false }
    return bytes.isEmpty && time.second < 60
  }

  /// A second 60 is a leap second: it ends a day of UTC.
  static func isDateTime(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    guard takeDate(&bytes), take(&bytes, 0x54), let time = takeTime(&bytes) else { return false }
    takeFraction(&bytes)
    guard let offset = takeOffset(&bytes), bytes.isEmpty else { return false }
    let minutes = (time.hour * 60 + time.minute - offset + 2_880) % 1_440
    return time.second < 60 || minutes == 1_439
  }

  private static func takeDate(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard let year = digits(4, &bytes), take(&bytes, 0x2D), let month = digits(2, &bytes),
      take(&bytes, 0x2D), let day = digits(2, &bytes)
    else { return false }
    return (1...12).contains(month) && day >= 1 && day <= days(of: month, year)
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func takeTime(
    _ bytes: inout ArraySlice<UInt8>
  ) -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = digits(2, &bytes), take(&bytes, 0x3A), let minute = digits(2, &bytes),
      take(&bytes, 0x3A), let second = digits(2, &bytes)
    else { return nil }
    return hour < 24 && minute < 60 && second <= 60 ? (hour, minute, second) : nil
  }

  /// A fraction of a second; a point without digits stays, and is no end.
  private static func takeFraction(_ bytes: inout ArraySlice<UInt8>) {
    guard bytes.first == 0x2E else { return }
    let digits = bytes.dropFirst().prefix { $0 >= 0x30 && $0 <= 0x39 }
    if !digits.isEmpty { bytes = bytes[digits.endIndex...] }
  }

  /// `Z`, or hours and minutes away from UTC, in minutes.
  private static func takeOffset(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    if take(&bytes, 0x5A) { return 0 }
    guard let sign = bytes.popFirst(), sign == 0x2B || sign == 0x2D, let hour = digits(2, &bytes),
      take(&bytes, 0x3A), let minute = digits(2, &bytes), hour < 24, minute < 60
    else { return nil }
    return (sign == 0x2D ? -1 : 1) * (hour * 60 + minute)
  }

  private static func digits(_ count: Int, _ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= count else { return nil }
    var number = 0
    for _ in 0..<count {
      guard let byte = bytes.popFirst(), byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }

  /// Takes a byte, a letter in both cases.
  private static func take(_ bytes: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    guard let first = bytes.first, first == byte || (byte >= 0x41 && first == byte | 0x20) else {
      return false
    }
    bytes.removeFirst()
    return true
  }
}
