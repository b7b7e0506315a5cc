import LaminaAPISource

extension ContentChecker {
  /// Checks examples and defaults against what the parameters declare.
  mutating func checkParameters(_ node: YAMLNode) {
    for pair in node.pairs ?? [] {
      if let types = pair.value.items {
        checkValues(of: types)
      } else {
        checkValues(of: [pair.value])
      }
    }
  }

  /// With several types, a value may be of any of them.
  private mutating func checkValues(of types: [YAMLNode]) {
    let rules = types.map(ParameterRule.init)
    for type in types {
      if let example = type.value(of: "example") { checkExample(example, rules) }
      if let value = type.value(of: "default") { checkDefault(value, rules) }
    }
  }

  private mutating func checkExample(_ example: YAMLNode, _ rules: [ParameterRule]) {
    guard let fault = fault(of: example, rules) else { return }
    warning(
      "value-not-fitting", "The example does not fit its declaration: \(fault)", at: example.span)
  }

  private mutating func checkDefault(_ value: YAMLNode, _ rules: [ParameterRule]) {
    guard let fault = fault(of: value, rules) else { return }
    let isNumeric = rules.allSatisfy { $0.type == "integer" || $0.type == "number" }
    let isWrong = isNumeric && value.isScalar && Double(value.text ?? "") == nil
    let problem = Problem(
      isWrong ? .error : .warning, "value-not-fitting",
      "The default does not fit its declaration: \(fault)", at: value.span)
    problems.append(problem)
  }

  private func fault(of value: YAMLNode, _ rules: [ParameterRule]) -> String? {
    if value.isNull { return nil }
    let faults = rules.compactMap { $0.fault(of: value) }
    return faults.count == rules.count ? faults.first : nil
  }
}
