import LaminaAPISource

/// Something that collects problems; nothing is said of what stands for a file that could not be read.
protocol ProblemCollector {
  var problems: [Problem] { get set }
}

extension ProblemCollector {
  mutating func error(_ code: String, _ message: String, at node: YAMLNode, repair: String? = nil) {
    note(.error, code, message, at: node, repair: repair)
  }

  mutating func warning(_ code: String, _ message: String, at node: YAMLNode, repair: String? = nil)
  {
    note(.warning, code, message, at: node, repair: repair)
  }

  mutating func hint(_ code: String, _ message: String, at node: YAMLNode, repair: String? = nil) {
    note(.hint, code, message, at: node, repair: repair)
  }

  private mutating func note(
    _ severity: Severity, _ code: String, _ message: String, at node: YAMLNode, repair: String?
  ) {
    if node.tag == YAMLNode.missingTag { return }
    problems.append(Problem(severity, code, message, at: node.span, repair: repair))
  }

  /// An unknown property, with the word that was likely meant.
  mutating func unknown(_ pair: YAMLPair, in context: String, among words: Set<String>) {
    error(
      "unknown-property", "Property '\(pair.name)' is invalid in a \(context).", at: pair.key,
      repair: Suggestion.repair(for: pair.name, among: words))
  }
}
