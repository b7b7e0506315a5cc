package import LaminaConstraints
package import SeededRandom

extension LinearConstraint {
  /// A constraint as layouts have them: few terms, round numbers, few priorities.
  package static func random(
    _ variables: [Variable], _ random: inout SeededNumbers
  ) -> LinearConstraint {
    let coefficients = [1.0, 1, 1, -1, -1, 0.5, -2, 3]
    let count = min(variables.count, [1, 1, 2, 2, 2, 3, 3, 4].randomElement(using: &random) ?? 2)
    let terms = variables.shuffled(using: &random).prefix(count).map { variable in
      LinearExpression.Term(
        variable, coefficient: coefficients.randomElement(using: &random) ?? 1)
    }
    let constant = Double(Int.random(in: -20...20, using: &random)) * 5
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [ConstraintPriority] = [.required, .required, 750, 750, 500, 250, 50]
    return LinearConstraint(
      LinearExpression(terms: Array(terms), constant: constant),
      relations.randomElement(using: &random) ?? .equal,
      priority: priorities.randomElement(using: &random) ?? .required)
  }
}

extension LinearConstraint {
  /// A constraint of a harder kind than layouts have: uneven coefficients that combine to small
  /// numbers, and priorities next to each other, so that many active rows nearly depend on others.
  package static func hard(
    _ variables: [Variable], _ random: inout SeededNumbers
  ) -> LinearConstraint {
    let coefficients = [0.1, 0.5, 1, 1, -1, 2, -3]
    let count = min(variables.count, [1, 1, 2, 2, 3, 4].randomElement(using: &random) ?? 2)
    let terms = variables.shuffled(using: &random).prefix(count).map { variable in
      LinearExpression.Term(
        variable, coefficient: coefficients.randomElement(using: &random) ?? 1)
    }
    let hasConstant = Int.random(in: 0..<4, using: &random) == 0
    let constant = hasConstant ? Double(Int.random(in: -3000...3000, using: &random)) / 10 : 0
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [ConstraintPriority] = [
      .required, .required, 999.99, 999.98, 750, 749.99, 250, 50, 1,
    ]
    return LinearConstraint(
      LinearExpression(terms: Array(terms), constant: constant),
      relations.randomElement(using: &random) ?? .equal,
      priority: priorities.randomElement(using: &random) ?? .required)
  }
}
