/// Which form a language takes for a number of things, by the rules of CLDR for cardinals.
package struct PluralRules: Sendable {
  private let rule: @Sendable (PluralNumber) -> PluralCategory

  /// The rules of a language; one that is not known has one form for 1 and another for all else.
  package init(_ language: LanguageTag) {
    rule = Self.known[language.full] ?? Self.known[language.language] ?? Self.oneWhole
  }

  /// The form for a number.
  package func category(_ number: PluralNumber) -> PluralCategory { rule(number) }

  private typealias Rule = @Sendable (PluralNumber) -> PluralCategory

  private static let known: [String: Rule] = {
    var all: [String: Rule] = [:]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { all[String(language)] = rule }
    }
    return all
  }()

  private static let families: [(languages: String, rule: Rule)] = [
    (
      "ja zh ko vi th id ms lo my km bo dz ig jv kde su to wo yo sah sg ii jbo nqo ses",
      { _ in .other }
    ),
    (
      "af sq az eu bg ee el eo fo fur gsw ha hu ka kk kl ku ky lb lg ml mn nah nb ne nn no nr om or os"
        + " pap ps rm rof sd so ss st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog",
      { $0.equals(1) ? .one : .other }
    ),
    ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.equals(1) ? .one : .other }),
    ("hy ff kab", { $0.i <= 1 ? .one : .other }),
    ("pa mg ln guw nso ti wa ak bho", { $0.isIn(0...1) ? .one : .other }),
    ("fr pt", { $0.i <= 1 ? .one : millions($0) }),
    ("es", { $0.equals(1) ? .one : millions($0) }),
    ("it ca pt-PT lld scn vec", { $0.i == 1 && $0.v == 0 ? .one : millions($0) }),
    ("da", { $0.equals(1) || $0.t != 0 && $0.i <= 1 ? .one : .other }),
    ("si", { $0.isIn(0...1) || $0.i == 0 && $0.f == 1 ? .one : .other }),
    ("ru uk be", slavic), ("sr hr bs sh", southSlavic), ("mk", macedonian), ("pl", polish),
    ("cs sk", { $0.v > 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }),
    ("sl", slovenian), ("lt", lithuanian), ("lv prg", latvian), ("ro mo", romanian),
    ("ar ars", arabic), ("he iw", hebrew), ("ga", irish), ("cy", welsh), ("mt", maltese),
    ("is", icelandic), ("fil tl ceb", filipino),
  ]

  private static let oneWhole: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }

  @Sendable private static func millions(_ n: PluralNumber) -> PluralCategory {
    n.i != 0 && n.i % 1_000_000 == 0 && n.v == 0 ? .many : .other
  }

  /// The forms that end in 1 and in 2 to 4, but for those from 11 to 14.
  private static func ending(_ number: UInt64) -> PluralCategory? {
    if number % 10 == 1, number % 100 != 11 { return .one }
    if (2...4).contains(number % 10), !(12...14).contains(number % 100) { return .few }
    return nil
  }

  private static let slavic: Rule = { $0.v > 0 ? .other : ending($0.i) ?? .many }
  private static let southSlavic: Rule = { ending($0.v > 0 ? $0.f : $0.i) ?? .other }
  private static let macedonian: Rule = { ending($0.v > 0 ? $0.f : $0.i) == .one ? .one : .other }

  private static let polish: Rule = { n in
    if n.v > 0 { return .other }
    if n.i == 1 { return .one }
    return ending(n.i) == .few ? .few : .many
  }

  private static let slovenian: Rule = { n in
    if n.v > 0 { return .few }
    switch n.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let lithuanian: Rule = { n in
    if n.f != 0 { return .many }
    if (11...19).contains(n.i % 100) { return .other }
    return n.i % 10 == 1 ? .one : n.i % 10 >= 2 ? .few : .other
  }

  private static let latvian: Rule = { n in
    let counted = n.v > 0 ? n.f : n.i
    if n.v != 1, counted % 10 == 0 && n.v == 0 || (11...19).contains(counted % 100) { return .zero }
    return counted % 10 == 1 ? .one : .other
  }

  private static let romanian: Rule = { n in
    if n.v > 0 { return .few }
    if n.i == 1 { return .one }
    return n.i == 0 || (1...19).contains(n.i % 100) ? .few : .other
  }

  private static let arabic: Rule = { n in
    if n.isIn(0...2) { return [.zero, .one, .two][Int(n.i)] }
    if n.isIn(3...10, modulo: 100) { return .few }
    return n.isIn(11...99, modulo: 100) ? .many : .other
  }

  private static let hebrew: Rule = { n in
    if n.i == 1 && n.v == 0 || n.i == 0 && n.v != 0 { return .one }
    return n.i == 2 && n.v == 0 ? .two : .other
  }

  private static let irish: Rule = { n in
    if n.equals(1) { return .one }
    if n.equals(2) { return .two }
    return n.isIn(3...6) ? .few : n.isIn(7...10) ? .many : .other
  }

  private static let welsh: Rule = { n in
    if n.isIn(0...3) { return [.zero, .one, .two, .few][Int(n.i)] }
    return n.equals(6) ? .many : .other
  }

  private static let maltese: Rule = { n in
    if n.equals(1) { return .one }
    if n.equals(2) { return .two }
    if n.equals(0) || n.isIn(3...10, modulo: 100) { return .few }
    return n.isIn(11...19, modulo: 100) ? .many : .other
  }

  private static let icelandic: Rule = { n in
    let counted = n.t > 0 ? n.t : n.i
    return counted % 10 == 1 && counted % 100 != 11 ? .one : .other
  }

  private static let filipino: Rule = { n in
    let counted = n.v > 0 ? n.f : n.i
    return n.v == 0 && (1...3).contains(n.i) || ![4, 6, 9].contains(counted % 10) ? .one : .other
  }
}
