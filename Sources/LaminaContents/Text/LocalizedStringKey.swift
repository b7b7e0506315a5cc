public import LaminaGeometry
public import LaminaLocalization

/// The words of a literal, which tables may have in other languages, with values, texts and pictures.
///
/// ```swift
/// Text("Press \(Image(systemName: "star")) to keep \(Text(name).bold())")
/// Text("\(distance, specifier: "%.1f") km, \(share, format: .percent)")
/// Text("Use **Save**, or see [the manual](https://example.org)")
/// ```
///
/// A literal is a key: the language of the desktop says which words stand for it, or the `locale` of its
/// surroundings; without a table it is shown itself. Markdown within a line is understood. Numbers are those of
/// `print` until a table has the words, and then those of its language; formats say more.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  /// What tables know it by: with places such as `%lld` for what stands in it.
  let key: String
  /// What stands in the places.
  let arguments: [Argument]

  /// What stands in a place of a key.
  enum Argument: Equatable, Sendable {
    case value(LocalizedValue)
    /// Words with an appearance, pictures, dates and what depends on a locale.
    case pieces([Text.Piece])
  }

  /// Makes a key without values.
  public init(_ value: String) { (key, arguments) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key.text, stringInterpolation.arguments)
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key: LocalizedKey
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key = LocalizedKey(capacity: literalCapacity, places: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { key.append(literal) }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { add(.words(string), "@") }

    /// Adds a whole number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      add(LocalizedValue(value), LocalizedKey.specifier(of: value))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      add(LocalizedValue(value), LocalizedKey.specifier(of: value))
    }

    /// The value as `print` shows it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { add(.words("\(value)"), "@") }

    /// The value as `print` shows it, or `fallback` where there is none.
    public mutating func appendInterpolation<Value>(
      _ value: Value?, default fallback: @autoclosure () -> some StringProtocol
    ) {
      add(.words(value.map { "\($0)" } ?? String(fallback())), "@")
    }

    /// A text with its own appearance.
    public mutating func appendInterpolation(_ text: Text) { add(text.pieces) }

    /// A picture among the words, as tall as they are.
    public mutating func appendInterpolation(_ image: Image) { add(Text(image).pieces) }

    /// A text with attributes of its own.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      add(Text(attributed).pieces)
    }

    /// Words by key that know their own table.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add(Text(resource).pieces)
    }

    /// The value as `String(format:)` writes it: `"\(ratio, specifier: "%.2f")"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(LocalizedValue(anything: value), String(specifier.drop { $0 == "%" }))
    }

    /// The value as a format writes it: `"\(price, format: .currency(code: "EUR"))"`.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      add([Text.Piece(input, format)])
    }

    /// The value as a formatter writes it.
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
      add(.words(formatter.string(for: value) ?? "\(value)"), "@")
    }

    /// A date in one of the usual ways.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add([Text.Piece(content: .date(date, style))])
    }

    /// The days and times between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(Text(dates).pieces) }

    /// The days and times of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      add(Text(interval).pieces)
    }

    private mutating func add(_ value: LocalizedValue, _ specifier: String) {
      key.appendPlace(specifier)
      arguments.append(.value(value))
    }

    private mutating func add(_ pieces: [Text.Piece]) {
      key.appendPlace("@")
      arguments.append(.pieces(pieces))
    }
  }
}

nonisolated extension Text {
  /// The words for a key.
  ///
  /// ```swift
  /// Text("Sender", tableName: "Mail", bundle: .module, comment: "Above the name of who wrote a mail")
  /// ```
  ///
  /// - Parameters:
  ///   - key: a literal, or a key.
  ///   - tableName: the name of the table; nil for `Localizable`.
  ///   - bundle: in whose resources it is; nil for the program's own.
  ///   - comment: what translators should know.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    guard !key.arguments.isEmpty || tableName != nil || bundle != nil else {
      self.init(pieces: [Piece(content: .key(key.key))])
      return
    }
    let keyed = KeyedText(
      key: key.key, fallback: key.key, arguments: key.arguments, table: tableName,
      source: bundle.map { TableSource($0) })
    self.init(pieces: [Piece(content: .keyed(keyed))])
  }

  /// The words of a resource, in the language of its surroundings unless it has one of its own.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let keyed = KeyedText(
      key: resource.key, fallback: resource.defaultValue.key,
      arguments: resource.defaultValue.values.map { .value($0) }, table: resource.table,
      source: resource.source, locale: resource.locale)
    self.init(pieces: [Piece(content: .keyed(keyed))])
  }
}
