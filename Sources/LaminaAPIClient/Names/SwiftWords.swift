/// The words of a text, as names in Swift are made of.
struct SwiftWords {
  /// Words without anything that a name cannot have; never empty.
  let words: [String]

  /// More would be a sentence and no name.
  private static let lengthLimit = 64

  init(_ text: String) {
    var reading = WordReading()
    reading.read(text)
    var words = reading.words
    if words.isEmpty { words = text.isEmpty ? ["empty"] : Self.spelled(text) }
    let isShouted = words.count > 0 && !words.joined().contains(where: \.isLowercase)
    self.words = Self.cut(isShouted ? words.map { $0.lowercased() } : words)
  }

  /// The names of a text's characters, where it has no letter and no digit.
  private static func spelled(_ text: String) -> [String] {
    let names = text.unicodeScalars.prefix(4).flatMap { WordReading.name(of: $0) }
    return names.isEmpty ? ["unnamed"] : names
  }

  private static func cut(_ words: [String]) -> [String] {
    var left = lengthLimit
    let some = words.prefix { word in
      left -= word.count
      return left >= 0
    }
    return some.isEmpty ? [String(words[0].prefix(lengthLimit))] : Array(some)
  }

  /// As names of types are written: `AdItem`.
  var upper: String { Self.started(words.map(Self.capitalized).joined()) }

  /// As names of members are written: `adItem`.
  var lower: String {
    Self.started(Self.uncapitalized(words[0]) + words.dropFirst().map(Self.capitalized).joined())
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The word with its capitals at the front made small: `url`, `urlPath`, `eTag`.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    if capitals <= 1 || capitals == word.count {
      return word.prefix(capitals).lowercased() + word.dropFirst(capitals)
    }
    return word.prefix(capitals - 1).lowercased() + word.dropFirst(capitals - 1)
  }

  /// A name begins with a letter, or else with a low line.
  private static func started(_ name: String) -> String {
    name.unicodeScalars.first?.properties.isXIDStart == true ? name : "_" + name
  }
}

/// Splits a text at what no name can have.
private struct WordReading {
  private(set) var words: [String] = []
  private var word = ""

  mutating func read(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar != "_", scalar.properties.isXIDContinue {
        word.unicodeScalars.append(scalar)
      } else {
        end()
        words += Self.word(for: scalar, isFirst: index == 0, isAlone: scalars.count == 1)
      }
    }
    end()
  }

  private mutating func end() {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  /// What stands for a sign: a picture's name, and the sign in front of a number.
  private static func word(
    for scalar: Unicode.Scalar, isFirst: Bool, isAlone: Bool
  ) -> [String] {
    if scalar.properties.isEmojiPresentation { return name(of: scalar) }
    guard isFirst, !isAlone else { return [] }
    return scalar == "+" ? ["plus"] : scalar == "-" ? ["minus"] : []
  }

  static func name(of scalar: Unicode.Scalar) -> [String] {
    let name = scalar.properties.name ?? "U" + String(scalar.value, radix: 16)
    return name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
