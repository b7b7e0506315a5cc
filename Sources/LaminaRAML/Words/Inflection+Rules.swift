extension Inflection {
  /// An ending and what takes its place; a rule may ask for the letter before.
  struct Rule: Sendable {
    let ending: String
    let replacement: String
    let before: (@Sendable (Character) -> Bool)?

    init(_ ending: String, _ replacement: String, before: (@Sendable (Character) -> Bool)? = nil) {
      self.ending = ending
      self.replacement = replacement
      self.before = before
    }

    func apply(to word: String) -> String? {
      guard word.hasSuffix(ending) else { return nil }
      let stem = word.dropLast(ending.count)
      if let before { guard let last = stem.last, before(last) else { return nil } }
      return stem + replacement
    }
  }
}

extension Inflection.Rule {
  private static let isConsonant: @Sendable (Character) -> Bool = { !"aeiou".contains($0) }

  /// Words that end in -um and -us in one, and in -a and -i in many.
  private static let neuters = [
    "addend", "millenni", "dat", "extrem", "bacteri", "desiderat", "strat", "candelabr", "errat",
    "ov",
    "symposi", "curricul", "quor",
  ]
  private static let masculines = [
    "alumn", "syllab", "radi", "nucle", "fung", "cact", "stimul", "termin", "bacill", "foc", "loc",
  ]

  static let plural: [Inflection.Rule] =
    neuters.map { Self($0 + "um", $0 + "a") } + masculines.map { Self($0 + "us", $0 + "i") } + [
      Self("man", "men", before: { $0 != "u" }), Self("child", "children"),
      Self("person", "people"),
      Self("mouse", "mice"), Self("louse", "lice"), Self("foot", "feet"), Self("tooth", "teeth"),
      Self("goose", "geese"), Self("analysis", "analyses"), Self("sis", "ses"), Self("xis", "xes"),
      Self("axis", "axes"), Self("matrix", "matrices"), Self("index", "indices"),
      Self("vertex", "vertices"),
      Self("codex", "codices"), Self("appendix", "appendices"),
      Self("criterion", "criteria"),
      Self("phenomenon", "phenomena"), Self("quiz", "quizzes"), Self("knife", "knives"),
      Self("wife", "wives"),
      Self("life", "lives"), Self("half", "halves"), Self("calf", "calves"), Self("self", "selves"),
      Self("shelf", "shelves"), Self("leaf", "leaves"), Self("loaf", "loaves"),
      Self("thief", "thieves"),
      Self("wolf", "wolves"), Self("hero", "heroes"), Self("echo", "echoes"),
      Self("potato", "potatoes"),
      Self("tomato", "tomatoes"), Self("veto", "vetoes"), Self("alias", "aliases"),
      Self("status", "statuses"), Self("virus", "viruses"), Self("bus", "buses"),
      Self("bonus", "bonuses"),
      Self("campus", "campuses"), Self("octopus", "octopuses"), Self("gas", "gases"),
      Self("ss", "sses"),
      Self("sh", "shes"), Self("ch", "ches"), Self("x", "xes"), Self("zz", "zzes"),
      Self("y", "ies", before: isConsonant), Self("s", "s"), Self("", "s"),
    ]

  static let singular: [Inflection.Rule] =
    neuters.map { Self($0 + "a", $0 + "um") } + masculines.map { Self($0 + "i", $0 + "us") } + [
      Self("men", "man"), Self("children", "child"), Self("people", "person"),
      Self("mice", "mouse"),
      Self("lice", "louse"), Self("feet", "foot"), Self("teeth", "tooth"), Self("geese", "goose"),
      Self("analyses", "analysis"), Self("bases", "base"), Self("databases", "database"),
      Self("axes", "axe"), Self("crises", "crisis"), Self("theses", "thesis"),
      Self("matrices", "matrix"),
      Self("indices", "index"), Self("vertices", "vertex"), Self("codices", "codex"),
      Self("appendices", "appendix"), Self("criteria", "criterion"),
      Self("phenomena", "phenomenon"),
      Self("quizzes", "quiz"), Self("knives", "knife"), Self("wives", "wife"),
      Self("lives", "life"), Self("halves", "half"), Self("calves", "calf"), Self("selves", "self"),
      Self("shelves", "shelf"), Self("leaves", "leaf"), Self("loaves", "loaf"),
      Self("thieves", "thief"),
      Self("wolves", "wolf"), Self("heroes", "hero"), Self("echoes", "echo"),
      Self("potatoes", "potato"),
      Self("tomatoes", "tomato"), Self("vetoes", "veto"), Self("aliases", "alias"),
      Self("statuses", "status"), Self("viruses", "virus"), Self("buses", "bus"),
      Self("bonuses", "bonus"),
      Self("campuses", "campus"), Self("octopuses", "octopus"), Self("gases", "gas"),
      Self("movies", "movie"), Self("cookies", "cookie"), Self("series", "series"),
      Self("species", "species"), Self("zombies", "zombie"),
      Self("pies", "pie"), Self("sses", "ss"), Self("shes", "sh"), Self("caches", "cache"),
      Self("headaches", "headache"), Self("ches", "ch"), Self("xes", "x"), Self("zzes", "zz"),
      Self("ies", "y", before: isConsonant), Self("ss", "ss"), Self("us", "us"), Self("is", "is"),
      Self("ias", "ias"), Self("gas", "gas"), Self("atlas", "atlas"), Self("canvas", "canvas"),
      Self("lens", "lens"),
      Self("s", ""),
    ]
}
