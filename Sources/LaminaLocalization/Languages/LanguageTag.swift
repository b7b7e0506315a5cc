/// The name of a language, its script and its region: "de", "pt-BR", "zh-Hans".
package struct LanguageTag: Hashable, Sendable {
  /// The language, in small letters: "pt".
  package let language: String
  /// The script, like "Hans"; nil where none is said and none follows of the region.
  let script: String?
  /// The region, like "BR"; nil where none is said.
  let region: String?
  /// All that was said, in the usual letters: "pt-BR".
  package let full: String

  /// Reads a name as folders, tables, locales and POSIX write it: "pt-BR", "pt_BR.UTF-8", "zh-hant"; nil for
  /// "C", "POSIX" and what names no language.
  package init?(_ name: some StringProtocol) {
    let bare = name.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first?.lowercased(), (2...3).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    language = Self.newNames[first] ?? first
    let script = parts.dropFirst().first { $0.count == 4 }.map {
      $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
    }
    region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
      .map { $0.uppercased() }
    full = ([language] + [script, region].compactMap(\.self)).joined(separator: "-")
    self.script = script ?? (language == "zh" ? Self.chineseScript(of: region) : nil)
  }

  private static let newNames = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "no": "nb"]

  private static func chineseScript(of region: String?) -> String {
    ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// How well words in another language serve who wants this one; nil for not at all.
  ///
  /// The same comes first, then the language without a region, then that of another region.
  private func nearness(of other: LanguageTag) -> Int? {
    guard language == other.language, script == nil || other.script == nil || script == other.script
    else { return nil }
    if full == other.full { return 0 }
    return other.region == nil ? 1 : region == nil ? 2 : 3
  }

  /// Those of `available` that serve a person, best first: by the person's order of languages, then by nearness.
  static func chosen(of available: [LanguageTag], for wanted: [LanguageTag]) -> [LanguageTag] {
    var chosen: [LanguageTag] = []
    for tag in wanted {
      let near = available.compactMap { other in tag.nearness(of: other).map { (other, $0) } }
      for (other, _) in near.sorted(by: { ($0.1, $0.0.full) < ($1.1, $1.0.full) })
      where !chosen.contains(other) { chosen.append(other) }
    }
    return chosen
  }
}
