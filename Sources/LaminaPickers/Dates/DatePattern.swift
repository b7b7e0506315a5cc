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

  /// Those that were asked for: to work one out takes longer than to lay a field out.
  private static let made = Mutex<[String: DatePattern]>([:])

  private static func known(
    _ template: String, in locale: Locale, _ calendar: Calendar
  ) -> DatePattern {
    let place = locale.counting(in: calendar)
    let key = template + " " + place.identifier
    if let pattern = made.withLock({ $0[key] }) { return pattern }
    let pattern = DatePattern(template, in: place)
    made.withLock { known in
      if known.count > 60 { known = [:] }
      known[key] = pattern
    }
    return pattern
  }

  private init(_ template: String, in place: Locale) {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: place)
    pieces = Self.pieces(of: format ?? (template == "yMd" ? "y-MM-dd" : "HH:mm"))
    usesTwelveHours = pieces.contains { if case .part(.dayPeriod, _) = $0 { true } else { false } }
  }

  /// Whether the numbers stand from left to right in whichever direction words are written.
  package var isLeftToRight: Bool {
    let hasWords = pieces.contains {
      switch $0 {
      case .text(let text): text.contains("\u{200F}")
      case .part(.month, let format): format.count > 2
      case .part(.dayPeriod, _), .word: true
      case .part: false
      }
    }
    return !hasWords
  }

  private static func uses24Hours(_ locale: Locale) -> Bool {
    switch locale.hourCycle {
    case .zeroToTwentyThree, .oneToTwentyFour: true
    case .zeroToEleven, .oneToTwelve: false
    @unknown default: true
    }
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

nonisolated extension Locale {
  /// The locale, with dates counted in a calendar.
  func counting(in calendar: Calendar) -> Locale {
    var components = Locale.Components(locale: self)
    components.calendar = calendar.identifier
    return Locale(components: components)
  }
}
