import LaminaSpelling
import Testing

/// The machine's dictionaries, where it has some.
@Suite("The machine's dictionaries")
struct SystemSpellingTests {
  @Test("Without the library no language has a dictionary, and every word is right")
  func absent() {
    let checker = SystemSpelling(library: "libno-such-library.so.9")
    #expect(checker.languages() == [])
    #expect(checker.isRight("recieve", in: "en_US"))
    #expect(checker.suggestions(for: "recieve", in: "en_US", limit: 5) == [])
    checker.learn("recieve", in: "en_US")
    #expect(checker.wrongWords(in: "recieve", words: [0..<7], language: "en_US") == [])
  }

  @Test("Another library under that name is as good as none")
  func stranger() {
    #expect(SystemSpelling(library: "libc.so.6").languages() == [])
  }

  @Test("A language without a dictionary has no wrong words")
  func language() {
    let checker = SystemSpelling()
    #expect(checker.isRight("recieve", in: "zz_ZZ"))
    #expect(checker.suggestions(for: "recieve", in: "zz_ZZ", limit: 5) == [])
  }

  @Test("An English dictionary knows words, and proposes others")
  func english() {
    let checker = SystemSpelling()
    guard SpellingLanguage.best(for: "en_GB", among: checker.languages()) != nil else { return }
    #expect(checker.isRight("receive", in: "en_GB") && !checker.isRight("recieve", in: "en_GB"))
    #expect(checker.suggestions(for: "recieve", in: "en_GB", limit: 5).contains("receive"))
    #expect(checker.suggestions(for: "recieve", in: "en_GB", limit: 1).count == 1)
    #expect(checker.suggestions(for: "recieve", in: "en_GB", limit: 0) == [])
    #expect(checker.isRight("", in: "en_GB") && checker.isRight("a\0b", in: "en_GB"))
    #expect(
      checker.wrongWords(in: "I recieve mail", words: [0..<1, 2..<9, 10..<14], language: "en_GB")
        == [2..<9])
  }

  @Test("Several threads may ask at once")
  func threads() async {
    let checker = SystemSpelling()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { checker.isRight("mail", in: "en_US") } }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("Checking ends when it is no longer wanted, and after so many words")
  func limits() {
    let checker = NoWords()
    let words = [0..<2, 3..<5, 6..<8]
    #expect(
      checker.wrongWords(in: "ab cd ef", words: words, language: "en", limit: 2) == [0..<2, 3..<5])
    #expect(checker.wrongWords(in: "ab cd ef", words: words, language: "en") { true } == nil)
  }

  private final class NoWords: SpellChecker {
    func languages() -> [String] { [] }
    func isRight(_ word: String, in language: String) -> Bool { false }
    func suggestions(for word: String, in language: String, limit: Int) -> [String] { [] }
    func learn(_ word: String, in language: String) {}
  }
}
