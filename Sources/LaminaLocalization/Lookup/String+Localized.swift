public import Foundation

extension String {
  /// The words for a key in the language of the desktop, or of a locale.
  ///
  /// ```swift
  /// String(localized: "\(count) files", bundle: .module)
  /// ```
  /// Where no table has the key, it is shown itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, with the values that stand in it.
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - bundle: in whose resources it is; nil for the program's own.
  ///   - locale: in whose language the words are; nil for that of the desktop.
  ///   - comment: what translators should know.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key, fallback: keyAndValue, table: table, TableSource(bundle), locale)
  }

  /// The words for a key in the language of the desktop, or of a locale, and what is shown where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init("\(key)", fallback: defaultValue, table: table, TableSource(bundle), locale)
  }

  /// The words of a resource in its language, or that of the desktop.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, fallback: resource.defaultValue, table: resource.table, resource.source,
      resource.locale)
  }

  private init(
    _ key: String, fallback: LocalizationValue, table: String?, _ source: TableSource,
    _ locale: Locale?
  ) {
    let words = LocalizedTables.words(
      for: key, table: table, in: source,
      languages: locale.map { PreferredLanguages.languages(of: $0) }
        ?? PreferredLanguages.ofProcess,
      values: fallback.values)
    let language = locale ?? words?.language.map { Locale(identifier: $0) }
    self = Self.filled(words?.format ?? fallback.key, fallback.values, language)
  }

  /// A format with values in its places, as a locale writes them.
  private static func filled(_ format: String, _ values: [LocalizedValue], _ locale: Locale?)
    -> String
  {
    guard !values.isEmpty else { return format }
    var next = 0
    var filled = ""
    for part in FormatScanner(format) {
      switch part {
      case .words(let words): filled += words
      case .argument(let position, let specifier):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        if values.indices.contains(index) { filled += values[index].text(specifier, in: locale) }
      case .variable: break
      }
    }
    return filled
  }
}
