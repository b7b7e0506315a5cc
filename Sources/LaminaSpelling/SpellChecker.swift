/// Knows the words of languages.
///
/// A language that it has no dictionary for has no wrong words. Any thread may ask; the first word of a language waits
/// until its dictionary is read, so the main thread should not ask.
package protocol SpellChecker: AnyObject, Sendable {
  /// The languages that there are dictionaries for, as `en_GB` or `eo`, in alphabetical order.
  func languages() -> [String]

  /// Whether a word is right, or nothing is known of the language.
  ///
  /// - Parameters:
  ///   - word: one word, as ``CheckedWords/normalized(_:)`` makes it.
  ///   - language: the one that a person reads, as `en_GB`; ``SpellingLanguage`` says whose dictionary serves.
  /// - Returns: false for a word that its dictionary does not have.
  func isRight(_ word: String, in language: String) -> Bool

  /// What may have been meant, the most likely first.
  func suggestions(for word: String, in language: String, limit: Int) -> [String]

  /// Takes a word to be right from now on, in each program that the person starts.
  func learn(_ word: String, in language: String)
}

extension SpellChecker {
  /// The words that are wrong in a text, by their bytes.
  ///
  /// - Parameters:
  ///   - text: what they stand in.
  ///   - words: where the words of the text stand, in bytes and in order.
  ///   - language: the one that the text is taken to be in.
  ///   - limit: how many are looked for.
  ///   - isCancelled: asked before each word; when it answers yes there is no result.
  /// - Returns: ranges of bytes in order; nil when it was cancelled.
  package func wrongWords(
    in text: String, words: [Range<Int>], language: String, limit: Int = .max,
    isCancelled: () -> Bool = { false }
  ) -> [Range<Int>]? {
    var wrong: [Range<Int>] = []
    for word in CheckedWords(in: text, words: words, language: language).words {
      if isCancelled() { return nil }
      if wrong.count >= limit { break }
      if !isRight(word.text, in: language) { wrong.append(word.range) }
    }
    return wrong
  }
}
