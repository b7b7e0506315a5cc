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

  /// Reports what is neither true nor false.
  mutating func checkTruth(_ pair: YAMLPair) {
    if pair.value.text == "true" || pair.value.text == "false" { return }
    let word = pair.value.text?.lowercased() ?? ""
    let meant = ["true", "yes", "y", "on"].contains(word) ? "true" : "false"
    error(
      "boolean-expected", "\(pair.name) can be any either true or false.",
      at: pair.value.place(of: [], at: pair.key),
      repair: "Write \(meant).")
  }
}
