import Foundation
package import LaminaGeometry
import Synchronization

/// How a date is written in a locale: in which order its parts stand, and what is between them.
///
/// ```swift
/// DatePattern.date(in: Locale(identifier: "de_DE"), Calendar(identifier: .gregorian)).pieces
/// // day "d"  "."  month "M"  "."  year "y"
/// ```
package nonisolated struct DatePattern: Hashable, Sendable {
  /// A part of the date, or what stands between two.
  package enum Piece: Hashable, Sendable {
    /// What is typed and stepped, in a format of `DateFormatter`.
    case part(DatePart, format: String)
    /// What the date says by itself, as the era of its year.
    case word(format: String)
    case text(String)
  }

  package let pieces: [Piece]
  /// The pieces by what stands from left to right in whichever direction words are written.
  ///
  /// These are numbers with what is between them. All else has the direction of its surroundings, and so have the runs
  /// among each other.
  /// ```
  ///  "h:mm a"   h : mm │   │ a      where words run from right to left:   PM 9:30
  /// ```
  /// A slash with a mark that it belongs to words from right to left parts numbers as words do.
  package let runs: [[Piece]]
  /// Whether hours go to 12.
  package let usesTwelveHours: Bool

  /// The date in numbers.
  package static func date(in locale: Locale, _ calendar: Calendar) -> DatePattern {
    known("yMd", in: locale, calendar)
  }

  /// The time of day.
  package static func time(in locale: Locale, _ calendar: Calendar) -> DatePattern {
    known(uses24Hours(locale) ? "Hmm" : "hmm", in: locale, calendar)
  }

  /// What is shown of a date: the day before the time.
  package static func patterns(
    of components: DatePickerComponents, in locale: Locale, _ calendar: Calendar
  ) -> [DatePattern] {
    var patterns: [DatePattern] = []
    if components.contains(.date) { patterns.append(.date(in: locale, calendar)) }
    if components.contains(.hourAndMinute) { patterns.append(.time(in: locale, calendar)) }
    return patterns
  }

  private struct Key: Hashable {
    let template: String
    let locale: String
    let calendar: Calendar.Identifier
  }

  /// Those that were asked for: to work one out takes longer than to lay a field out.
  private static let made = Mutex<[Key: DatePattern]>([:])

  private static func known(
    _ template: String, in locale: Locale, _ calendar: Calendar
  ) -> DatePattern {
    let key = Key(
      template: template, locale: locale.identifier, calendar: calendar.identifier)
    if let pattern = made.withLock({ $0[key] }) { return pattern }
    let pattern = DatePattern(template, in: locale.counting(in: calendar))
    made.withLock { known in
      if known.count > 60 { known = [:] }
      known[key] = pattern
    }
    return pattern
  }

  private init(_ template: String, in place: Locale) {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: place)
    pieces = Self.pieces(of: format ?? (template == "yMd" ? "y-MM-dd" : "HH:mm"))
    runs = Self.runs(of: pieces)
    usesTwelveHours = pieces.contains { $0.segment == .dayPeriod }
  }

  private static func uses24Hours(_ locale: Locale) -> Bool {
    switch locale.hourCycle {
    case .zeroToTwentyThree, .oneToTwentyFour: true
    case .zeroToEleven, .oneToTwelve: false
    @unknown default: true
    }
  }

  // MARK: Runs

  private static func runs(of pieces: [Piece]) -> [[Piece]] {
    var runs: [[Piece]] = []
    var (run, between) = ([Piece](), [Piece]())
    for piece in pieces {
      switch piece {
      case .text(let text) where !run.isEmpty && !text.contains("\u{200F}"): between.append(piece)
      case _ where piece.isNumber:
        run += between + [piece]
        between = []
      default:
        runs += ([run] + between.map { [$0] } + [[piece]]).filter { !$0.isEmpty }
        (run, between) = ([], [])
      }
    }
    return runs + ([run] + between.map { [$0] }).filter { !$0.isEmpty }
  }

  // MARK: Reading a format

  private static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(format)
    while let first = rest.first {
      let piece: Piece
      if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        rest = rest.dropFirst(run.count)
        piece = Self.piece(of: String(run))
      } else {
        piece = .text(takeText(from: &rest))
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// Takes what stands between two parts; quotes around letters are left out.
  private static func takeText(from rest: inout Substring) -> String {
    var text = ""
    var isQuoted = false
    while let next = rest.first, isQuoted || !(next.isASCII && next.isLetter) {
      rest = rest.dropFirst()
      if next == "'" { isQuoted.toggle() } else { text.append(next) }
    }
    return text
  }

  private static func piece(of run: String) -> Piece {
    switch run.first {
    case "y", "u", "r": .part(.year, format: run)
    case "M", "L": .part(.month, format: run)
    case "d": .part(.day, format: run)
    case "H", "h", "k", "K": .part(.hour, format: run)
    case "m": .part(.minute, format: run)
    case "a", "b", "B": .part(.dayPeriod, format: "a")
    default: .word(format: run)
    }
  }
}

nonisolated extension DatePattern.Piece {
  /// The part that it shows; nil for what is between two.
  var segment: DatePart? { if case .part(let part, _) = self { part } else { nil } }

  /// Whether it is written in digits.
  fileprivate var isNumber: Bool {
    switch self {
    case .part(.month, let format): format.count <= 2
    case .part(.dayPeriod, _), .word, .text: false
    case .part: true
    }
  }
}

nonisolated extension Locale {
  /// The locale, with dates counted in a calendar.
  func counting(in calendar: Calendar) -> Locale {
    var components = Locale.Components(locale: self)
    components.calendar = calendar.identifier
    return Locale(components: components)
  }
}
