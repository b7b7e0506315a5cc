import Foundation

/// A `.xcstrings` file: the words of all languages by key.
struct CatalogFile: Sendable {
  /// The language in which keys are written.
  let source: LanguageTag?
  private let entries: [LanguageTag: [String: TableEntry]]

  /// The languages in which it has words.
  var languages: [LanguageTag] { Array(entries.keys) }

  func entries(in language: LanguageTag) -> [String: TableEntry] { entries[language] ?? [:] }

  init(_ file: TableFile) throws(LocalizationFault) {
    let catalog: Catalog
    do { catalog = try JSONDecoder().decode(Catalog.self, from: file.bytes()) } catch {
      if let fault = error as? LocalizationFault { throw fault }
      throw file.malformed("it is no catalog of strings: \(Self.words(of: error))")
    }
    source = LanguageTag(catalog.sourceLanguage)
    var entries: [LanguageTag: [String: TableEntry]] = [:]
    for (key, item) in catalog.strings {
      for (name, words) in item.localizations ?? [:] {
        guard let tag = LanguageTag(name), let entry = words.entry else { continue }
        entries[tag, default: [:]][key] = entry
      }
    }
    self.entries = entries
  }

  private static func words(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: " / ")
      return context.debugDescription + (place.isEmpty ? "" : " (at \(place))")
    @unknown default: return error.localizedDescription
    }
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Item]
  }

  private struct Item: Decodable { var localizations: [String: Words]? }

  /// What stands for a key in a language, or for one of its forms.
  fileprivate struct Words: Decodable {
    struct Unit: Decodable { var value: String }
    struct Variations: Decodable {
      var plural: [String: Words]?
      var device: [String: Words]?
    }
    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: TableEntry? {
      if let substitutions, let format = stringUnit?.value {
        return .variables(format, substitutions.compactMapValues(\.variable))
      }
      if let text = stringUnit?.value { return .text(text) }
      if let plural = variations?.plural { return .plural(plural.forms) }
      return variations?.device?.ofDesktop?.entry
    }
  }
}

extension CatalogFile.Words.Substitution {
  fileprivate var variable: TableEntry.Variable? {
    let forms = (variations?.plural ?? variations?.device?.ofDesktop?.variations?.plural)?.forms
    return forms.map {
      TableEntry.Variable(argument: argNum, specifier: formatSpecifier ?? "lld", forms: $0)
    }
  }
}

extension [String: CatalogFile.Words] {
  /// The words by the form of a number.
  fileprivate var forms: [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, words) in self {
      if let category = PluralCategory(rawValue: name) {
        forms[category] =
          words.stringUnit?.value ?? words.variations?.device?.ofDesktop?.stringUnit?.value
      }
    }
    return forms
  }

  /// The words for a desktop, which is like a Mac in what people do there.
  fileprivate var ofDesktop: CatalogFile.Words? {
    self["mac"] ?? self["other"] ?? self.min { $0.key < $1.key }?.value
  }
}
