import Synchronization

/// The dictionaries of the machine, as enchant knows them: those of hunspell, aspell and others, and the person's own words.
///
/// The library is opened when the first word is asked for, and is not linked: where it is not installed no language has
/// a dictionary, and no word is wrong. Asked by several threads it serves one at a time, as enchant is not made for more.
package final class SystemSpelling: SpellChecker {
  private let books: Mutex<EnchantBooks>

  /// Makes a checker; nothing is opened yet.
  ///
  /// - Parameter library: the name of enchant's library.
  package init(library: String = "libenchant-2.so.2") {
    books = Mutex(EnchantBooks(library: library))
  }

  package func languages() -> [String] { books.withLock { $0.languages() } }

  package func isRight(_ word: String, in language: String) -> Bool {
    books.withLock { $0.isRight(word, in: language) }
  }

  package func suggestions(for word: String, in language: String, limit: Int) -> [String] {
    books.withLock { $0.suggestions(for: word, in: language, limit: limit) }
  }

  package func learn(_ word: String, in language: String) {
    books.withLock { $0.learn(word, in: language) }
  }
}
