import LaminaGeometry
package import LaminaSpelling
import Observation

/// What a program knows of right words: the dictionaries, and the words that a person has accepted since it was started.
@Observable
package final class Spelling {
  /// The machine's dictionaries, for all windows; nothing is opened before the first word is asked for.
  static let ofSystem = Spelling(SystemSpelling())

  @ObservationIgnored let checker: any SpellChecker
  /// The words that are right besides those of the dictionaries.
  private(set) var accepted: Set<String> = []

  /// Knows the words of a checker.
  package init(_ checker: any SpellChecker) { self.checker = checker }

  /// Takes a word to be right until the program ends.
  func accept(_ word: String) { accepted.insert(CheckedWords.normalized(word)) }

  /// Whether a word was accepted: as it is, or in small letters where it stands in capitals.
  func accepts(_ word: String) -> Bool {
    guard !accepted.isEmpty else { return false }
    let word = CheckedWords.normalized(word)
    if accepted.contains(word) { return true }
    let small = word.lowercased()
    let isCapitalized = word.first?.isUppercase == true && word.dropFirst() == small.dropFirst()
    return (isCapitalized || word == word.uppercased()) && accepted.contains(small)
  }
}

/// Where editors find out which words are wrong.
package nonisolated enum SpellingSource: Equatable {
  /// Nowhere: no word is marked.
  case none
  /// In the machine's dictionaries.
  case system
  /// In dictionaries of one's own.
  case own(Spelling)

  package static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.none, .none), (.system, .system): true
    case (.own(let one), .own(let other)): one === other
    default: false
    }
  }
}

extension SpellingSource {
  @MainActor var spelling: Spelling? {
    switch self {
    case .none: nil
    case .system: .ofSystem
    case .own(let spelling): spelling
    }
  }
}

extension EnvironmentValues {
  /// Where editors find out which words are wrong; nowhere in programs without windows.
  package var spellingSource: SpellingSource {
    get { self[SpellingSourceKey.self] }
    set { self[SpellingSourceKey.self] = newValue }
  }
}

private struct SpellingSourceKey: EnvironmentKey { static let defaultValue = SpellingSource.none }
