/// English singulars and plurals, for `!singularize` and `!pluralize`.
///
/// Rules and exceptions in the order they are tried; the first that fits decides.
enum Inflection {
  /// The plural: `category` becomes `categories`.
  static func plural(_ word: String) -> String {
    convert(
      word, irregular: Irregular.plurals, kept: Irregular.singulars, rules: Rule.plural,
      isKept: isOddPlural)
  }

  /// The singular: `categories` becomes `category`.
  static func singular(_ word: String) -> String {
    convert(
      word, irregular: Irregular.singulars, kept: Irregular.plurals, rules: Rule.singular,
      isKept: { _ in false })
  }

  /// Inflects the last word of a text: `sales order` and `salesOrder` become `sales orders`, `salesOrders`.
  private static func convert(
    _ text: String, irregular: [String: String], kept: [String: String], rules: [Rule],
    isKept: (String) -> Bool
  ) -> String {
    let start = lastWord(of: text)
    let (head, word) = (text[..<start], text[start...])
    if word.isEmpty { return text }
    let lower = word.lowercased()
    if Irregular.uncountable.contains(lower) || Irregular.isUncountable(lower) { return text }
    if irregular[lower] == nil, kept[lower] != nil || isKept(lower) { return text }
    let result = irregular[lower] ?? rules.lazy.compactMap { $0.apply(to: lower) }.first ?? lower
    return head + restored(result, like: word)
  }

  /// Whether a word is a plural without an s: `feet`, `women`, `criteria`.
  private static func isOddPlural(_ word: String) -> Bool {
    !word.hasSuffix("s")
      && Rule.singular.contains { $0.apply(to: word) != nil && !$0.ending.isEmpty }
  }

  private static func lastWord(of text: String) -> String.Index {
    var index = text.endIndex
    while index > text.startIndex {
      let before = text.index(before: index)
      let character = text[before]
      guard character.isLetter else { return index }
      index = before
      let isHump =
        character.isUppercase && before > text.startIndex
        && text[text.index(before: before)].isLowercase
      if isHump { return before }
    }
    return index
  }

  /// The result in the case of the word: `City` gives `Cities`, `CITY` gives `CITIES`.
  private static func restored(_ result: String, like word: Substring) -> String {
    let letters = word.filter(\.isLetter)
    if letters.count > 1, letters.allSatisfy(\.isUppercase) { return result.uppercased() }
    guard word.first?.isUppercase == true else { return result }
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}
