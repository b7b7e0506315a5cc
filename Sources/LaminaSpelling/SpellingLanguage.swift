/// Which dictionary serves a language.
///
/// ```swift
/// SpellingLanguage.best(for: "en_GB.UTF-8", among: ["de_DE", "en_US"])    // "en_US"
/// SpellingLanguage.best(for: "fr_CA", among: ["de_DE", "en_US"])          // nil
/// ```
package enum SpellingLanguage {
  /// The dictionary for a language: that of its region, that of no region, that of the language's usual region, or the
  /// first one of the language; nil where there is none.
  package static func best(for language: String, among dictionaries: [String]) -> String? {
    let wanted = Parts(language)
    guard !wanted.language.isEmpty else { return nil }
    let fitting = dictionaries.map { (name: $0, parts: Parts($0)) }
      .filter { $0.parts.language == wanted.language }
    for region in [wanted.region, "", usualRegion(of: wanted.language)] {
      if let found = fitting.first(where: { $0.parts.region == region }) { return found.name }
    }
    return fitting.map(\.name).min()
  }

  private static func usualRegion(of language: String) -> String {
    regions[language] ?? language.uppercased()
  }

  /// Those that are not spelled like their language.
  private static let regions = [
    "ar": "EG", "ca": "ES", "cs": "CZ", "cy": "GB", "da": "DK", "el": "GR", "en": "US", "et": "EE",
    "eu": "ES",
    "fa": "IR", "ga": "IE", "gl": "ES", "he": "IL", "hi": "IN", "ko": "KR", "nb": "NO", "nn": "NO",
    "sl": "SI",
    "sr": "RS", "sv": "SE", "uk": "UA", "vi": "VN",
  ]

  /// The language of a tag in small letters, the region in capitals.
  struct Parts: Equatable {
    var language = ""
    var region = ""

    /// The parts of `en_GB`, `en-GB`, `zh-Hant_TW` or `en_GB.UTF-8@euro`.
    init(_ tag: String) {
      let name = tag.prefix { $0 != "." && $0 != "@" }
      let parts = name.split { $0 == "_" || $0 == "-" }
      language = parts.first.map { $0.lowercased() } ?? ""
      let region = parts.dropFirst().first {
        $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber))
      }
      self.region = region.map { $0.uppercased() } ?? ""
    }
  }
}
