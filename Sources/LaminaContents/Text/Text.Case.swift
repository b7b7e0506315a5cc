import LaminaGeometry

nonisolated extension Text {
  /// What letters are changed to when a text is shown.
  public enum Case: Hashable, Sendable {
    /// Capital letters: "STRASSE".
    case uppercase
    /// Small letters: "straße".
    case lowercase

    /// Words in such letters, by the rules of a locale: a Turkish "i" has a capital of its own.
    func changed(_ words: String, in locale: Locale) -> String {
      switch self {
      case .uppercase: words.uppercased(with: locale)
      case .lowercase: words.lowercased(with: locale)
      }
    }
  }
}
