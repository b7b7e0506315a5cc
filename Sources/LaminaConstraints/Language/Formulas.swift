/// A number as people write it: without `.0`.
func formatted(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}

extension LinearConstraint {
  /// The constraint as a formula, with each variable by its name: `2 * width - left <= 8 @ 750`.
  package func formula(name: (Variable) -> String) -> String {
    var words = ""
    for term in expression.terms {
      let factor = abs(term.coefficient)
      let sign = term.coefficient < 0 ? "-" : "+"
      words += words.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
      words += (factor == 1 ? "" : "\(formatted(factor)) * ") + name(term.variable)
    }
    let right = expression.constant == 0 ? 0 : -expression.constant
    let rank = priority == .required ? "" : " @ \(priority)"
    return "\(words.isEmpty ? "0" : words) \(relation) \(formatted(right))\(rank)"
  }

  /// The label, or else the formula.
  package func title(name: (Variable) -> String) -> String {
    label.isEmpty ? formula(name: name) : "«\(label)» (\(formula(name: name)))"
  }
}
