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
    return near.map { "Did you mean \"\($0.0)\"?" }
  }
}
