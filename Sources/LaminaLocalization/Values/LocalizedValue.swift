package import Foundation

/// A value that stands in words by key, as formats and plural rules see it.
package enum LocalizedValue: Hashable, Sendable {
  /// Words, which stand as they are.
  case words(String)
  /// A whole number.
  case integer(Int64)
  /// A whole number without a sign.
  case unsigned(UInt64)
  /// A number with a fraction, and the digits that `print` gives it.
  case real(Double, digits: String)

  /// The number that plural rules count; nil for words.
  package var number: PluralNumber? {
    switch self {
    case .words: nil
    case .integer(let value): PluralNumber(value.magnitude)
    case .unsigned(let value): PluralNumber(value)
    case .real(_, let digits): PluralNumber(digits: digits)
    }
  }

  /// The words for it where a format says how it is written.
  ///
  /// - Parameters:
  ///   - specifier: as in a format, without the percent sign: "lld", "02d", ".1f", "@".
  ///   - locale: whose digits and separators are taken; nil for those that `print` takes.
  /// - Returns: the words.
  package func text(_ specifier: String, in locale: Locale?) -> String {
    let isPlain = specifier.allSatisfy { !$0.isNumber && !"+-# .'".contains($0) }
    if isPlain, !"xXoOeEgGaAcC".contains(specifier.last ?? "@") { return text(in: locale) }
    return formatted("%" + specifier, whole: "dDiuUxXoOcC".contains(specifier.last ?? "@"), locale)
  }

  /// The words for it in a locale; nil for those that `print` shows.
  private func text(in locale: Locale?) -> String {
    switch self {
    case .words(let words): words
    case .integer(let value): locale.map { value.formatted(.number.locale($0)) } ?? "\(value)"
    case .unsigned(let value): locale.map { value.formatted(.number.locale($0)) } ?? "\(value)"
    case .real(let value, let digits): locale.map { value.formatted(.number.locale($0)) } ?? digits
    }
  }

  /// With an argument of just the kind that the format reads.
  private func formatted(_ format: String, whole: Bool, _ locale: Locale?) -> String {
    let number: Double
    switch self {
    case .words(let words): return words
    case .integer(let value):
      if whole { return String(format: Self.wide(format), locale: locale, value) }
      number = Double(value)
    case .unsigned(let value):
      if whole { return String(format: Self.wide(format), locale: locale, value) }
      number = Double(value)
    case .real(let value, _):
      if whole { return text(in: locale) }
      number = value
    }
    return String(format: format, locale: locale, number)
  }

  /// The format for a number of 64 bits, whatever length it names.
  private static func wide(_ format: String) -> String {
    let bare = format.filter { !"hlqLzjt".contains($0) }
    return bare.dropLast() + "ll" + bare.suffix(1)
  }
}
