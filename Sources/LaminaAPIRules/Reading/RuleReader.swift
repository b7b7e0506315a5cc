import LaminaAPISource
import LaminaJSONSchema
import LaminaPatterns

/// Reads a file of rules: what is wrong in it is a problem with its line, and the rest is read.
struct RuleReader {
  private var search: SourceComposer
  private let document: SourceDocument
  private var problems: [Problem] = []
  private var found: [PlaceRule] = []
  private var style: [StyleRule: Severity] = [:]

  /// More rules are not read.
  private static let limit = 1_000

  init(_ path: String, _ loader: any SourceLoader) {
    search = SourceComposer(loader: loader)
    document = search.compose(path)
    problems = document.problems
  }

  mutating func rules() -> APIRules {
    if document.root.isMapping {
      known(document.root, ["extends", "rules"], "A file of rules")
      extend(document.root.value(of: "extends"))
      read(document.root.value(of: "rules"))
    } else if problems.isEmpty {
      add("rules-file", "A file of rules is a map with the keys extends and rules.", document.root)
    }
    return APIRules(found, style, document.sources.diagnostics(of: problems))
  }

  // MARK: Sets

  private mutating func extend(_ node: YAMLNode?) {
    guard let node, !node.isNull else { return }
    for set in node.items ?? [node] {
      if set.text == "style" {
        style = StyleRule.severities
      } else {
        add("rules-set", "There is no set of rules \"\(set.text ?? "")\"; there is: style.", set)
      }
    }
  }

  // MARK: Rules

  private mutating func read(_ node: YAMLNode?) {
    guard let node, !node.isNull else {
      if style.isEmpty {
        add("rules-none", "There is no rule: write rules, or extends: style.", document.root)
      }
      return
    }
    guard let pairs = node.pairs else {
      return add("rules-map", "The rules are a map: each has a name.", node)
    }
    for pair in pairs.prefix(Self.limit) { read(pair) }
    if pairs.count > Self.limit {
      add("rules-limit", "More than \(Self.limit) rules are not read.", pairs[Self.limit].key)
    }
  }

  private mutating func read(_ pair: YAMLPair) {
    if found.contains(where: { $0.name == pair.name }) {
      return add("rules-name", "There is another rule \(pair.name).", pair.key)
    }
    if let word = pair.value.text { return set(pair, word) }
    guard pair.value.isMapping else {
      return add("rules-rule", "A rule is a map with a place and a pattern.", pair.value)
    }
    if let rule = rule(pair) { found.append(rule) }
  }

  /// A rule of the set, left out or with another severity: `unused-tag: off`.
  private mutating func set(_ pair: YAMLPair, _ word: String) {
    guard let rule = StyleRule(rawValue: pair.name) else {
      let near = pair.name.nearest(in: StyleRule.allCases.map(\.rawValue))
      return add(
        "rules-unknown", "The set for style has no rule \(pair.name).", pair.key,
        repair: near.map { "Did you mean \"\($0)\"?" }
          ?? "Write a map with a place and a pattern for a rule of your own.")
    }
    if word == "off" || pair.value.value == .boolean(false) {
      style[rule] = nil
    } else if let severity = self.severity(pair.value) {
      style[rule] = severity
    }
  }

  private mutating func severity(_ node: YAMLNode) -> Severity? {
    if let severity = node.text.flatMap(Severity.init(rawValue:)) { return severity }
    add(
      "rules-severity", "There is no severity \"\(node.text ?? "")\".", node,
      repair: "Write error, warning, hint or off.")
    return nil
  }

  private mutating func rule(_ pair: YAMLPair) -> PlaceRule? {
    let node = pair.value
    known(
      node, ["place", "pattern", "not", "requires", "forbids", "severity", "message"], "A rule")
    let before = problems.count
    let checks = self.checks(node)
    if checks.isEmpty, problems.count == before {
      add(
        "rules-check", "The rule \(pair.name) says nothing of its place.", pair.key,
        repair: "Write pattern, not, requires or forbids.")
    }
    guard let place = self.place(node, pair) else { return nil }
    let word = node.value(of: "severity")
    if word?.text == "off" { return nil }
    let severity = word == nil ? .warning : word.flatMap { self.severity($0) }
    let message = node.value(of: "message").flatMap { self.text($0, "A message") }
    guard let severity, !checks.isEmpty else { return nil }
    return PlaceRule(
      name: pair.name, severity: severity, place: place, checks: checks, message: message)
  }

  private mutating func place(_ node: YAMLNode, _ pair: YAMLPair) -> PlacePattern? {
    guard let value = node.value(of: "place") else {
      add(
        "rules-place", "The rule \(pair.name) has no place.", pair.key,
        repair: "Write place: paths.*.get, for example.")
      return nil
    }
    guard let text = self.text(value, "A place") else { return nil }
    do throws(PlacePattern.Fault) {
      return try PlacePattern(text)
    } catch {
      add(
        "rules-place", "The place \"\(text)\" cannot be read: \(error.message)", value, error.offset
      )
      return nil
    }
  }

  // MARK: Checks

  private mutating func checks(_ node: YAMLNode) -> [PlaceRule.Check] {
    var checks: [PlaceRule.Check] = []
    for (key, isWanted) in [("pattern", true), ("not", false)] {
      if let pattern = node.value(of: key).flatMap({ self.pattern($0) }) {
        checks.append(.pattern(pattern, isWanted: isWanted))
      }
    }
    for (key, areWanted) in [("requires", true), ("forbids", false)] {
      let names = node.value(of: key).map { self.names($0) } ?? []
      if !names.isEmpty { checks.append(.names(names, areWanted: areWanted)) }
    }
    return checks
  }

  private mutating func pattern(_ node: YAMLNode) -> TextPattern? {
    guard let text = self.text(node, "A pattern") else { return nil }
    do throws(PatternError) {
      return try TextPattern(text)
    } catch {
      add("rules-pattern", "The pattern cannot be read: \(error.message)", node, error.offset)
      return nil
    }
  }

  private mutating func names(_ node: YAMLNode) -> [String] {
    (node.items ?? [node]).compactMap { text($0, "A name") }
  }

  private mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    if let text = node.text, !text.isEmpty { return text }
    add("rules-text", "\(what) is a text.", node)
    return nil
  }

  // MARK: Problems

  /// Complains about keys that mean nothing.
  private mutating func known(_ node: YAMLNode, _ names: [String], _ what: String) {
    for pair in node.pairs ?? [] where !names.contains(pair.name) {
      let near = pair.name.nearest(in: names)
      add(
        "rules-key", "\(what) has no key \"\(pair.name)\".", pair.key,
        repair: near.map { "Did you mean \"\($0)\"?" }
          ?? "It has: \(names.joined(separator: ", ")).")
    }
  }

  /// Adds a problem with a node, or with a byte of its text where that is written as it is.
  private mutating func add(
    _ code: String, _ message: String, _ node: YAMLNode, _ offset: Int = 0, repair: String? = nil
  ) {
    var span = node.span
    if offset > 0, node.style == .plain { span.start = min(span.start + Int32(offset), span.end) }
    problems.append(Problem(.error, code, message, at: span, repair: repair))
  }
}
