public import LaminaGeometry

nonisolated extension Text {
  /// A value as a format writes it.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// Text(birthday, format: .dateTime.day().month())
  /// ```
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(pieces: [Piece(input, format)])
  }

  /// A value as a format writes it that says how parts of it look.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    let content = FormattedValue(attributed: input, format).map { Content.formatted($0) }
    self.init(pieces: [Piece(content: content ?? .attributed(format.format(input)))])
  }

  /// A value as a formatter writes it; what it cannot write is written as `print` does.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A date in one of the usual ways.
  ///
  /// What depends on the present goes on by itself while it is in sight, by the clock of its window.
  public init(_ date: Date, style: DateStyle) {
    self.init(pieces: [Piece(content: .date(date, style))])
  }

  /// The days and times between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound,
      format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
  }

  /// The days and times of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable { case date, time, relative, offset, timer }
    private let kind: Kind

    /// The day: "3 June 2026".
    public static let date = DateStyle(kind: .date)
    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// How far away it is: "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The same with a sign: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// As a clock that runs: "36:59".
    public static let timer = DateStyle(kind: .timer)

    /// Whether it says something else as time goes by.
    var runs: Bool { kind != .date && kind != .time }

    /// When the words for a date are others; they are whole seconds away from it, rounded.
    func change(of date: Date, after now: Date) -> Date {
      let halves = date.timeIntervalSince(now) - 0.5
      guard halves.isFinite, abs(halves) < 1e12 else { return .distantFuture }
      let step = halves - halves.rounded(.down)
      return now.addingTimeInterval(step > 1e-6 ? step : 1)
    }

    func words(for date: Date, at now: Date, in place: WordPlace) -> String {
      let distance = date.timeIntervalSince(now)
      return switch kind {
      case .date: Self.words(date, Date.FormatStyle(date: .long, time: .omitted), place)
      case .time: Self.words(date, Date.FormatStyle(date: .omitted, time: .shortened), place)
      case .relative: Self.relative(abs(distance))
      case .offset: Self.offset(distance)
      case .timer: Self.clock(abs(distance))
      }
    }

    private static func words(
      _ date: Date, _ format: Date.FormatStyle, _ place: WordPlace
    ) -> String {
      var format = format.locale(place.locale)
      if let zone = place.timeZone { format.timeZone = zone }
      return date.formatted(format)
    }

    /// The two largest units there are: "2 hr, 23 min".
    private static func relative(_ seconds: TimeInterval) -> String {
      let units = units(of: seconds).drop { $0.count == 0 }.prefix(2).filter { $0.count > 0 }
      guard !units.isEmpty else { return "0 sec" }
      return units.map { "\($0.count) \($0.short)" }.joined(separator: ", ")
    }

    private static func offset(_ seconds: TimeInterval) -> String {
      let largest = units(of: abs(seconds)).first { $0.count > 0 }
      guard let (count, _, name) = largest else { return "0 seconds" }
      return (seconds < 0 ? "-" : "+") + "\(count) \(name)" + (count == 1 ? "" : "s")
    }

    /// Hours, minutes and seconds as a clock shows them: `1:05:09`, `5:09`; what is no number as none.
    package static func clock(_ seconds: TimeInterval) -> String {
      let total = whole(seconds)
      let hours = total / 3600
      let minutes = total / 60 % 60
      let rest = (total % 60 < 10 ? "0" : "") + "\(total % 60)"
      return hours > 0
        ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)" : "\(minutes):\(rest)"
    }

    private static func units(
      of seconds: TimeInterval
    ) -> [(count: Int, short: String, name: String)] {
      let total = whole(seconds)
      return [
        (total / 31_536_000, "yr", "year"), (total / 2_592_000 % 12, "mth", "month"),
        (total / 86_400 % 30, "day", "day"), (total / 3600 % 24, "hr", "hour"),
        (total / 60 % 60, "min", "minute"), (total % 60, "sec", "second"),
      ]
    }

    private static func whole(_ seconds: TimeInterval) -> Int {
      seconds.isFinite ? Int(min(seconds.rounded(), 1e12)) : 0
    }
  }
}

nonisolated extension Text.Piece {
  /// A value as a format writes it where the piece is shown.
  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(
      content: FormattedValue(input, format).map { .formatted($0) }
        ?? .string(format.format(input)))
  }
}
