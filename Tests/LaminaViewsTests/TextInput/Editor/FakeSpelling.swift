import LaminaSpelling
import Synchronization

/// Knows the words that it is given, and remembers what it was asked.
nonisolated final class FakeSpelling: SpellChecker {
  private struct State {
    var asked: [String] = []
    var languages: Set<String> = []
    var learned: [String] = []
  }

  private let right: Set<String>
  private let meant: [String: [String]]
  private let state = Mutex(State())

  init(_ right: Set<String>, meant: [String: [String]] = [:]) {
    (self.right, self.meant) = (right, meant)
  }

  /// The words that were asked about since this was last read.
  func takeAsked() -> [String] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  /// The languages in which words were looked for.
  var askedLanguages: Set<String> { state.withLock { $0.languages } }
  var learned: [String] { state.withLock { $0.learned } }

  func languages() -> [String] { ["en_US"] }

  func isRight(_ word: String, in language: String) -> Bool {
    state.withLock { state in
      state.asked.append(word)
      state.languages.insert(language)
    }
    return right.contains(word)
  }

  func suggestions(for word: String, in language: String, limit: Int) -> [String] {
    Array((meant[word] ?? []).prefix(limit))
  }

  func learn(_ word: String, in language: String) { state.withLock { $0.learned.append(word) } }
}
