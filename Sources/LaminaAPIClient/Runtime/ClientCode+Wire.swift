extension ClientCode {
  static let wire = #"""
    /// Values as they are sent.
    fileprivate enum Wire {
      static func text(_ value: String) -> String { value }
      static func text(_ value: Int) -> String { String(value) }
      static func text(_ value: Bool) -> String { value ? "true" : "false" }

      static func text(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }

      static func text<Value: RawRepresentable<String>>(_ value: Value) -> String { value.rawValue }
      static func text<Value: RawRepresentable<Int>>(_ value: Value) -> String {
        text(value.rawValue)
      }

      static func text<Value: RawRepresentable<Double>>(_ value: Value) -> String {
        text(value.rawValue)
      }

      /// A date as HTTP has it: `Sun, 06 Nov 1994 08:49:37 GMT`.
      static func text(_ date: Date) -> String {
        let moment = Moment(date)
        let day = days[(moment.day % 7 + 11) % 7]
        let month = months[moment.month - 1]
        let date = "\(day), \(digits(moment.dayOfMonth)) \(month) \(digits(moment.year, 4))"
        return "\(date) \(moment.clock) GMT"
      }

      /// A text as it stands in an address: all but letters, digits and `-._~` as escapes.
      static func escaped(_ text: String) -> String {
        var out = ""
        for byte in text.utf8 {
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
            out.unicodeScalars.append(Unicode.Scalar(byte))
          default:
            let code = String(byte, radix: 16, uppercase: true)
            out += "%" + (code.count < 2 ? "0" : "") + code
          }
        }
        return out
      }

      private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
      private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]

      static func digits(_ number: Int, _ count: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
      }

      /// Reads the three forms that HTTP has for dates.
      static func httpDate(_ text: String) -> Date? {
        let words = text.split { " ,-:".contains($0) }.map(String.init)
        guard words.count >= 7 else { return nil }
        let isMonthFirst = Int(words[1]) == nil
        let day = Int(words[isMonthFirst ? 2 : 1])
        let month = months.firstIndex(of: words[isMonthFirst ? 1 : 2])
        let year = Int(words[isMonthFirst ? 6 : 3])
        let clock = (isMonthFirst ? words[3...5] : words[4...6]).compactMap { Int($0) }
        guard let day, let month, let year, clock.count == 3 else { return nil }
        let whole = year < 70 ? year + 2_000 : year < 100 ? year + 1_900 : year
        let seconds = clock[0] * 3_600 + clock[1] * 60 + clock[2]
        return Moment.date(day: Moment.day(whole, month + 1, day), seconds: Double(seconds))
      }

      /// Reads a date of RFC 3339: `1994-11-06T08:49:37.5+01:00`.
      static func timestamp(_ text: String) -> Date? {
        let parts = text.uppercased().split(separator: "T", maxSplits: 1)
        guard parts.count == 2, let day = numbers(parts[0], "-", [4, 2, 2]) else { return nil }
        let zone = parts[1].firstIndex { "Z+-".contains($0) } ?? parts[1].endIndex
        let clock = parts[1][..<zone].split(separator: ".", maxSplits: 1)
        guard zone < parts[1].endIndex,
          let time = clock.first.flatMap({ numbers($0, ":", [2, 2, 2]) }),
          let offset = offset(parts[1][zone...]), (1...12).contains(day[1]), (1...31).contains(day[2])
        else { return nil }
        let fraction = clock.count > 1 ? Double("0." + clock[1]) : 0
        guard let fraction else { return nil }
        let seconds = time[0] * 3_600 + time[1] * 60 + time[2] - offset
        return Moment.date(
          day: Moment.day(day[0], day[1], day[2]), seconds: Double(seconds) + fraction)
      }

      private static func offset(_ zone: Substring) -> Int? {
        if zone == "Z" { return 0 }
        guard let parts = numbers(zone.dropFirst(), ":", [2, 2]) else { return nil }
        let seconds = parts[0] * 3_600 + parts[1] * 60
        return zone.first == "-" ? -seconds : seconds
      }

      /// Numbers of so many digits each, between signs.
      static func numbers(_ text: Substring, _ sign: Character, _ counts: [Int]) -> [Int]? {
        let parts = text.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.map(\.count) == counts else { return nil }
        let numbers = parts.compactMap { part in
          part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        return numbers.count == counts.count ? numbers : nil
      }

      /// A date as RFC 3339 has it, in UTC.
      static func timestamp(_ date: Date) -> String {
        let moment = Moment(date)
        let day =
          "\(digits(moment.year, 4))-\(digits(moment.month))-\(digits(moment.dayOfMonth))"
        let fraction = moment.millisecond == 0 ? "" : "." + digits(moment.millisecond, 3)
        return "\(day)T\(moment.clock)\(fraction)Z"
      }

      static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
          var single = encoder.singleValueContainer()
          try single.encode(timestamp(date))
        }
        return encoder
      }

      static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
          let single = try decoder.singleValueContainer()
          let text = try single.decode(String.self)
          if let date = timestamp(text) { return date }
          throw DecodingError.dataCorruptedError(
            in: single, debugDescription: "\(text) is no date of RFC 3339.")
        }
        return decoder
      }

      /// The place of a fault as a JSON pointer, and what it is.
      static func words(for error: any Error) -> (path: String, reason: String) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
          (pointer(context.codingPath + [key]), "The member is missing.")
        case DecodingError.typeMismatch(_, let context),
          DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
          (pointer(context.codingPath), context.debugDescription)
        case EncodingError.invalidValue(_, let context):
          (pointer(context.codingPath), context.debugDescription)
        default: ("", "\(error)")
        }
      }

      private static func pointer(_ path: [any CodingKey]) -> String {
        path.map { key in
          let text = key.intValue.map(String.init) ?? key.stringValue
          return "/"
            + text.replacingOccurrences(of: "~", with: "~0")
            .replacingOccurrences(of: "/", with: "~1")
        }.joined()
      }
    }

    /// A date in the parts of the calendar, in UTC.
    private struct Moment {
      /// Days since 1 January 1970.
      let day: Int
      let millisecond: Int
      let clock: String
      let year: Int
      let month: Int
      let dayOfMonth: Int

      init(_ date: Date) {
        let limit = 1e14
        let since = min(max((date.timeIntervalSince1970 * 1_000).rounded(), -limit), limit)
        let milliseconds = Int(since.isNaN ? 0 : since)
        day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
        let rest = milliseconds - day * 86_400_000
        millisecond = rest % 1_000
        let seconds = rest / 1_000
        let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
        clock = parts.map { Wire.digits($0) }.joined(separator: ":")
        (year, month, dayOfMonth) = Self.parts(of: day)
      }

      /// The year, month and day of a day, by eras of 400 years.
      private static func parts(of day: Int) -> (Int, Int, Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let rest = shifted - era * 146_097
        let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
        let dayOfYear = rest - (365 * year + year / 4 - year / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
      }

      /// Days since 1 January 1970.
      static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let rest = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + rest * 365 + rest / 4 - rest / 100 + dayOfYear - 719_468
      }

      static func date(day: Int, seconds: Double) -> Date {
        Date(timeIntervalSince1970: Double(day) * 86_400 + seconds)
      }
    }
    """#

  static let day = #"""
    /// A day without a time: `1994-11-06`.
    public struct DateOnly: Hashable, Sendable, Codable {
      /// The year.
      public var year: Int
      /// The month, from 1.
      public var month: Int
      /// The day, from 1.
      public var day: Int

      /// Creates a day.
      public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
      }

      /// Reads a text.
      public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        let text = try single.decode(String.self)
        guard let day = Self(text) else {
          throw DecodingError.dataCorruptedError(
            in: single, debugDescription: "\(text) is no day.")
        }
        self = day
      }

      /// Writes a text.
      public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(text)
      }

      /// Reads a day from its text.
      public init?(_ text: String) {
        guard let parts = Wire.numbers(text[...], "-", [4, 2, 2]) else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
      }

      /// The day as text.
      public var text: String {
        "\(Wire.digits(year, 4))-\(Wire.digits(month))-\(Wire.digits(day))"
      }
    }
    """#

  static let time = #"""
    /// A time without a day and a zone: `08:49:37.5`.
    public struct TimeOnly: Hashable, Sendable, Codable {
      /// The hour.
      public var hour: Int
      /// The minute.
      public var minute: Int
      /// The second.
      public var second: Int
      /// The digits of the second's fraction.
      public var fraction: String

      /// Creates a time.
      public init(hour: Int, minute: Int, second: Int, fraction: String = "") {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.fraction = fraction
      }

      /// Reads a text.
      public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        let text = try single.decode(String.self)
        guard let time = Self(text) else {
          throw DecodingError.dataCorruptedError(
            in: single, debugDescription: "\(text) is no time.")
        }
        self = time
      }

      /// Writes a text.
      public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(text)
      }

      /// Reads a time from its text.
      public init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard let clock = parts.first, let numbers = Wire.numbers(clock, ":", [2, 2, 2]) else {
          return nil
        }
        self.init(
          hour: numbers[0],
          minute: numbers[1],
          second: numbers[2],
          fraction: parts.count > 1 ? String(parts[1]) : ""
        )
      }

      /// The time as text.
      public var text: String {
        let clock = [hour, minute, second].map { Wire.digits($0) }.joined(separator: ":")
        return clock + (fraction.isEmpty ? "" : "." + fraction)
      }
    }
    """#

  static let dayAndTime = #"""
    /// A day with a time, without a zone: `1994-11-06T08:49:37`.
    public struct DateTimeOnly: Hashable, Sendable, Codable {
      /// The day.
      public var date: DateOnly
      /// The time.
      public var time: TimeOnly

      /// Creates a day with a time.
      public init(date: DateOnly, time: TimeOnly) {
        self.date = date
        self.time = time
      }

      /// Reads a text.
      public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        let text = try single.decode(String.self)
        let parts = text.split(separator: "T", maxSplits: 1).map(String.init)
        guard parts.count == 2, let date = DateOnly(parts[0]), let time = TimeOnly(parts[1]) else {
          throw DecodingError.dataCorruptedError(
            in: single, debugDescription: "\(text) is no day with a time.")
        }
        self.init(date: date, time: time)
      }

      /// Writes a text.
      public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(text)
      }

      /// The day with the time as text.
      public var text: String { date.text + "T" + time.text }
    }
    """#
}
