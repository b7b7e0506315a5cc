import LaminaJSONSchema

/// Finds the word that was likely meant.
enum Suggestion {
  /// Among how many words one is looked for: many names times many mistakes would take long.
  private static let wordLimit = 300

  /// "Did you mean …?", if one of the words differs little enough.
  static func repair(for word: String, among words: some Sequence<String>) -> String? {
    let words = Array(words.prefix(wordLimit + 1))
    if words.count > wordLimit { return nil }
    let word = word.lowercased()
    let limit = max(1, min(word.utf8.count, 64) / 3)
    let near = words.map { ($0, word.changes(to: $0.lowercased())) }
      .filter { $0.1 <= limit }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
    let found =
      near?.0
      ?? words.filter { isShort(word, for: $0.lowercased()) }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return found.map { "Did you mean \"\($0)\"?" }
  }

  /// Whether a word is the beginning of another one, or that one with letters left out: `int` is short for
  /// `integer`, `params` for `queryparameters`.
  private static func isShort(_ word: String, for whole: String) -> Bool {
    if word.utf8.count > 2, whole.hasPrefix(word) { return true }
    guard word.utf8.count > 4, word.utf8.count * 3 >= whole.utf8.count else { return false }
    var rest = whole[...]
    for letter in word {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
