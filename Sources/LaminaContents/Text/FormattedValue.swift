import LaminaGeometry

/// A value and the format that writes it in the locale of its surroundings.
nonisolated struct FormattedValue: Equatable, Sendable {
  private let box: AnyFormatted

  /// Nil for a format that names a locale: that one writes what it writes everywhere.
  init?<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    guard format == format.locale(.autoupdatingCurrent) else { return nil }
    box = Formatted(input, format)
  }

  /// The words in a locale.
  func words(in locale: Locale) -> String { box.words(locale) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.box.equals(b.box) }

  /// `@unchecked`, as formats and what they write are values that nobody changes here.
  private class AnyFormatted: @unchecked Sendable {
    func words(_ locale: Locale) -> String { "" }
    func equals(_ other: AnyFormatted) -> Bool { false }
  }

  private final class Formatted<Format: FormatStyle>: AnyFormatted, @unchecked Sendable
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    private let input: Format.FormatInput
    private let format: Format

    init(_ input: Format.FormatInput, _ format: Format) {
      (self.input, self.format) = (input, format)
    }

    override func words(_ locale: Locale) -> String { format.locale(locale).format(input) }

    override func equals(_ other: AnyFormatted) -> Bool {
      guard let other = other as? Formatted<Format> else { return false }
      return input == other.input && format == other.format
    }
  }
}
