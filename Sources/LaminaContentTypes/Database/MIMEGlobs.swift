import Glibc

/// Patterns of names, by the database's rules: the heaviest wins, then the longest.
///
/// ```
///  50:image/png:*.png            an ending: found by a table
///  50:text/x-makefile:makefile   a whole name: found by a table
///  10:text/x-readme:readme*      another pattern: tried one after the other, there are some ten
///  50:text/x-c++src:*.C:cs       the case counts
/// ```
struct MIMEGlobs: Sendable {
  private struct Rule: Hashable {
    let weight: Int
    let mediaType: String
    let pattern: String
    let caseCounts: Bool
  }

  private var endings: [String: [Rule]] = [:]
  private var names: [String: [Rule]] = [:]
  private var others: [Rule] = []
  private var endingsByType: [String: [String]] = [:]
  private var types: Set<String> = []

  init(_ folders: [String]) {
    for folder in folders {
      for line in BoundedFile.lines(folder + "/globs2") { take(line) }
    }
  }

  private mutating func take(_ line: Substring) {
    let cells = line.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard cells.count >= 3, let weight = Int(cells[0]), cells[2] != "__NOGLOBS__" else { return }
    let caseCounts = cells.count > 3 && cells[3].split(separator: ",").contains("cs")
    let pattern = caseCounts ? cells[2] : cells[2].lowercased()
    let rule = Rule(
      weight: weight, mediaType: cells[1], pattern: pattern, caseCounts: caseCounts)
    add(rule)
  }

  private mutating func add(_ rule: Rule) {
    types.insert(rule.mediaType)
    let rest = rule.pattern.dropFirst()
    if !rule.pattern.contains(where: Self.isWild) {
      names[rule.pattern.lowercased(), default: []].append(rule)
    } else if rule.pattern.hasPrefix("*"), !rest.isEmpty, !rest.contains(where: Self.isWild) {
      endings[rest.lowercased(), default: []].append(rule)
      guard rest.hasPrefix(".") else { return }
      endingsByType[rule.mediaType, default: []].append(String(rest.dropFirst()))
    } else {
      others.append(rule)
    }
  }

  private static func isWild(_ character: Character) -> Bool { "*?[".contains(character) }

  func knows(_ mediaType: String) -> Bool { types.contains(mediaType) }

  func filenameExtensions(_ mediaType: String) -> [String] { endingsByType[mediaType] ?? [] }

  /// The media types of a name: those of the heaviest rules that hold for it, the longest pattern first.
  func mediaTypes(_ name: String) -> [String] {
    let lowered = name.lowercased()
    var rules = names[lowered] ?? []
    if rules.isEmpty { rules = endingRules(lowered) }
    rules += others.filter { fnmatch($0.pattern, $0.caseCounts ? name : lowered, 0) == 0 }
    rules = rules.filter { !$0.caseCounts || Self.holds($0, name) }
    guard let heaviest = rules.map(\.weight).max() else { return [] }
    let best = rules.filter { $0.weight == heaviest }
    let longest = best.map(\.pattern.utf8.count).max()
    var found: [String] = []
    for rule in best
    where rule.pattern.utf8.count == longest && !found.contains(rule.mediaType) {
      found.append(rule.mediaType)
    }
    return found
  }

  /// The rules of all endings of a name: `.tar.gz` as well as `.gz`.
  private func endingRules(_ name: String) -> [Rule] {
    var rules: [Rule] = []
    for index in name.indices.prefix(256) {
      if let found = endings[String(name[index...])] { rules += found }
    }
    return rules
  }

  private static func holds(_ rule: Rule, _ name: String) -> Bool {
    rule.pattern.hasPrefix("*") ? name.hasSuffix(rule.pattern.dropFirst()) : name == rule.pattern
  }
}
