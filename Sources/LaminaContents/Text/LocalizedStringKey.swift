public import LaminaGeometry

/// What a text is made of when it is written as a literal: words, values, texts and pictures.
///
/// ```swift
/// Text("Press \(Image(systemName: "star")) to keep \(Text(name).bold())")
/// Text("\(distance, specifier: "%.1f") km, \(share, format: .percent)")
/// Text("Due \(date, style: .date)")
/// ```
///
/// Nothing is translated, and Markdown stays as written. Numbers are those of the language; formats
/// say more.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  let pieces: [Text.Piece]

  /// Makes a text of one piece, taken as it is.
  public init(_ value: String) { pieces = [Text.Piece(content: .string(value))] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.all }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var pieces: [Text.Piece] = []
    private var words = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity)
    }

    /// What was collected; one piece at least.
    var all: [Text.Piece] {
      words.isEmpty && !pieces.isEmpty
        ? pieces : pieces + [Text.Piece(content: .string(words))]
    }

    public mutating func appendLiteral(_ literal: String) { words += literal }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { words += string }

    /// The value as `print` shows it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { words += "\(value)" }

    /// The same, without looking for what the value conforms to.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      words += value.description
    }

    /// The value as `print` shows it, or `fallback` where there is none.
    public mutating func appendInterpolation<Value>(
      _ value: Value?, default fallback: @autoclosure () -> some StringProtocol
    ) {
      words += value.map { "\($0)" } ?? String(fallback())
    }

    /// A text with its own appearance.
    public mutating func appendInterpolation(_ text: Text) { append(text.pieces) }

    /// A picture among the words, as tall as they are.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image).pieces) }

    /// A text with attributes of its own.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(Text(attributed).pieces)
    }

    /// The value as `String(format:)` writes it: `"\(ratio, specifier: "%.2f")"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      words += String(format: specifier, value)
    }

    /// The value as a format writes it: `"\(price, format: .currency(code: "EUR"))"`.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append([Text.Piece(input, format)])
    }

    /// The value as a formatter writes it.
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
      words += formatter.string(for: value) ?? "\(value)"
    }

    /// A date in one of the usual ways.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append([Text.Piece(content: .date(date, style))])
    }

    private mutating func append(_ more: [Text.Piece]) {
      if !words.isEmpty { pieces.append(Text.Piece(content: .string(words))) }
      words = ""
      pieces += more
    }
  }
}

nonisolated extension Text {
  /// What a literal is made of; nothing is translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(pieces: key.pieces)
  }
}
