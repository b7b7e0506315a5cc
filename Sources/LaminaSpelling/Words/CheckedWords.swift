/// The words of a text that a dictionary is asked about.
///
/// ```
///  See  www.example.org  or  write  to  ann@example.org,  HTTP  mispeled  4th  fileName
///  ▔▔▔                   ▔▔  ▔▔▔▔▔  ▔▔                         ▔▔▔▔▔▔▔▔
/// ```
///
/// Left out are addresses, paths, words with digits, names as programs have them, capitals that stand for several
/// words, single letters, and words in other letters than those of the language.
package struct CheckedWords {
  /// A word, and where it stands.
  package struct Word: Hashable, Sendable {
    /// In bytes of the text.
    package let range: Range<Int>
    /// As dictionaries have it.
    package let text: String
  }

  /// The words, in order.
  package private(set) var words: [Word] = []

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - words: where its words stand, in bytes at borders of scalars, in order and apart from each other.
  ///   - language: the one whose letters count.
  package init(in text: String, words: [Range<Int>], language: String) {
    let script = WordScript(ofLanguage: language)
    var tokens = Tokens(text)
    for range in words where !tokens.isAddress(around: range) {
      let word = Self.normalized(String(tokens.substring(range)))
      if Self.counts(word), WordScript(of: word) == script {
        self.words.append(Word(range: range, text: word))
      }
    }
  }

  /// A word as dictionaries have it: with a straight apostrophe, and without marks for breaks.
  package static func normalized(_ word: String) -> String {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    var scalars = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x00AD, 0x200B, 0x2060, 0xFEFF: continue
      case 0x2019: scalars.append("'")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The longest capitals that stand for several words.
  private static let longestAbbreviation = 5

  private static func counts(_ word: String) -> Bool {
    let count = word.count
    guard count > 1, count < 64 else { return false }
    guard word.unicodeScalars.allSatisfy({ $0.properties.numericType == nil && !joins($0) }) else {
      return false
    }
    return !isAbbreviation(word, count: count) && !hasInnerCapital(word)
  }

  /// Signs that join what is not one word: `e.g`, `file_name`.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "_" || scalar == ":" || scalar == "\u{FFFC}"
  }

  /// `HTTP`, or several of them: `PDFs`.
  private static func isAbbreviation(_ word: String, count: Int) -> Bool {
    let capitals = word.last == "s" && count > 2 ? word.dropLast() : word[...]
    return capitals.count <= longestAbbreviation && capitals.allSatisfy(\.isUppercase)
  }

  /// `fileName`, `iPhone`.
  private static func hasInnerCapital(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
