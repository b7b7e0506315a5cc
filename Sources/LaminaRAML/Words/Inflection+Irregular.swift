extension Inflection {
  /// Words that follow no rule.
  enum Irregular {
    static let uncountable: Set<String> = [
      "advice", "agenda", "aircraft", "audio", "bison", "chassis", "cod", "deer", "diabetes", "elk",
      "equipment", "feedback", "fish", "furniture", "gallows", "graffiti", "headquarters", "health",
      "hertz", "homework", "hovercraft", "information", "jeans", "knowledge", "luggage",
      "mathematics",
      "metadata", "money", "moose", "music", "news", "offspring", "pants", "pliers", "police",
      "progress", "rice", "salmon", "scissors", "series", "sheep", "shrimp", "software",
      "spacecraft",
      "species", "swine", "traffic", "trout", "tuna", "weather", "whiting", "wildlife", "you",
    ]

    static func isUncountable(_ word: String) -> Bool {
      word.hasSuffix("craft") || word.hasSuffix("pox") || word.hasSuffix("ware") && word.count > 6
    }

    private static let pairs: [(String, String)] = [
      ("i", "we"), ("me", "us"), ("he", "they"), ("she", "they"), ("this", "these"),
      ("that", "those"),
      ("ox", "oxen"), ("die", "dice"), ("yes", "yeses"), ("pickaxe", "pickaxes"),
      ("passerby", "passersby"),
    ]

    static let plurals = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    static let singulars = Dictionary(
      (pairs + [("medium", "media")]).map { ($0.1, $0.0) }, uniquingKeysWith: { first, _ in first })
  }
}
