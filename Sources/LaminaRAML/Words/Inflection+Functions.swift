extension Inflection {
  /// The functions of RAML 0.8.
  static let basic: [String: @Sendable (String) -> String] = [
    "!singularize": singular, "!pluralize": plural,
  ]

  /// The functions of RAML 1.0.
  static let functions: [String: @Sendable (String) -> String] = [
    "!singularize": singular, "!pluralize": plural,
    "!uppercase": { $0.uppercased() }, "!lowercase": { $0.lowercased() },
    "!lowercamelcase": { camel($0, isUpper: false) },
    "!uppercamelcase": { camel($0, isUpper: true) },
    "!lowerunderscorecase": { joined($0, "_").lowercased() },
    "!upperunderscorecase": { joined($0, "_").uppercased() },
    "!lowerhyphencase": { joined($0, "-").lowercased() },
    "!upperhyphencase": { joined($0, "-").uppercased() },
  ]

  private static func camel(_ text: String, isUpper: Bool) -> String {
    let words = words(of: text)
    return words.enumerated().map { index, word in
      let first = index == 0 && !isUpper ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
  }

  private static func joined(_ text: String, _ mark: String) -> String {
    words(of: text).joined(separator: mark)
  }

  /// The words of `userName`, `user_name`, `user-name` and `user name`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isBreak = character == "_" || character == "-" || character == " "
      if isBreak || (character.isUppercase && word.last?.isLowercase == true) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isBreak { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }
}
