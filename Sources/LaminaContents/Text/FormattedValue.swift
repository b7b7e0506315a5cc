import LaminaGeometry

/// A value and the format that writes it in the locale of its surroundings.
nonisolated struct FormattedValue: Equatable, Sendable {
  private let box: AnyFormatted

  /// Nil for a format that names a locale: that one writes what it writes everywhere.
  init?<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    guard format == format.locale(.autoupdatingCurrent) else { return nil }
    box = Formatted(input, format) { .string($0) }
  }

  /// One whose words have attributes; nil for a format that names a locale.
  init?<Format: FormatStyle>(attributed input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    guard format == format.locale(.autoupdatingCurrent) else { return nil }
    box = Formatted(input, format) { .attributed($0) }
  }

  /// The words at a place.
  func content(at place: WordPlace) -> Text.Content { box.content(place) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.box.equals(b.box) }

  /// `@unchecked`, as formats and what they write are values that nobody changes here.
  private class AnyFormatted: @unchecked Sendable {
    func content(_ place: WordPlace) -> Text.Content { .string("") }
    func equals(_ other: AnyFormatted) -> Bool { false }
  }

  private final class Formatted<Format: FormatStyle>: AnyFormatted, @unchecked Sendable
  where Format.FormatInput: Equatable {
    private let input: Format.FormatInput
    private let format: Format
    private let content: (Format.FormatOutput) -> Text.Content

    init(
      _ input: Format.FormatInput, _ format: Format,
      _ content: @escaping (Format.FormatOutput) -> Text.Content
    ) {
      (self.input, self.format, self.content) = (input, format, content)
    }

    override func content(_ place: WordPlace) -> Text.Content {
      content(placed(at: place).format(input))
    }

    /// The format in the locale and, of dates, in the time zone of the place unless it names another one.
    private func placed(at place: WordPlace) -> Format {
      let local = format.locale(place.locale)
      guard let zone = place.timeZone, var dates = local as? Date.FormatStyle,
        dates.timeZone == .autoupdatingCurrent
      else { return local }
      dates.timeZone = zone
      return dates as? Format ?? local
    }

    override func equals(_ other: AnyFormatted) -> Bool {
      guard let other = other as? Formatted<Format> else { return false }
      return input == other.input && format == other.format
    }
  }
}
