import Foundation
import Synchronization

/// What a key stands for in the words of a language.
package struct LocalizedWords: Hashable, Sendable {
  /// The words, or a format without variables.
  package let format: String
  /// The language, as locales name it; nil where it is not known.
  package let language: String?
}

/// The tables that were read, for all who ask.
package enum LocalizedTables {
  private static let indices = Mutex<[TableSource: TableIndex]>([:])

  /// The words for a key.
  ///
  /// - Parameters:
  ///   - key: the key, which is a format where there are values.
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - source: where tables stand.
  ///   - languages: the languages of the person, best first.
  ///   - values: what the format has places for; nil for what is no number and no words.
  ///   - report: gets what was found to be wrong, once each.
  /// - Returns: nil where no table has the key.
  package static func words(
    for key: String, table: String? = nil, in source: TableSource, languages: [LanguageTag],
    values: [LocalizedValue?] = [], report: (LocalizationFault) -> Void = { _ in }
  ) -> LocalizedWords? {
    let source = source.holding(table)
    guard source.hasTables, !key.isEmpty else { return nil }
    let table = table ?? "Localizable"
    let (found, missing, faults) = indices.withLock { indices in
      var index = indices.removeValue(forKey: source) ?? TableIndex(source)
      defer { indices[source] = index }
      let found = index.entry(key, table: table, for: languages)
      let missing = found == nil ? index.translation(of: table, for: languages) : nil
      return (found, missing, index.takeFaults())
    }
    for fault in faults { report(fault) }
    if let missing { report(.missingKey(key: key, table: table, language: missing.full)) }
    guard let found else { return nil }
    let rules = (found.language ?? LanguageTag("en")).map { PluralRules($0) }
    return rules.flatMap { found.entry.format(values, $0) }.map {
      LocalizedWords(format: $0, language: found.language?.full)
    }
  }
}
