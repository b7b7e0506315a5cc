public import LaminaConstraints

extension SolverScene {
  /// Builds the scene's system, edits its width and solves it; `values` reads all variables.
  public func makeSystem(
    width start: Double = 600
  ) throws(ConstraintConflict) -> (system: ConstraintSystem, variables: [Variable]) {
    var system = ConstraintSystem()
    let variables = (0..<variableCount).map { _ in system.makeVariable() }
    var constraints: [LinearConstraint] = []
    constraints.reserveCapacity(lines.count)
    for line in lines { constraints.append(line.constraint(variables)) }
    try system.add(contentsOf: constraints)
    try system.beginEditing(variables[width], priority: 900)
    system.suggest(start, for: variables[width])
    system.solve()
    return (system, variables)
  }
}

extension SolverScene.Line {
  /// The constraint over a system's variables.
  public func constraint(_ variables: [Variable]) -> LinearConstraint {
    var expression = LinearExpression(constant: constant)
    expression.terms.reserveCapacity(terms.count)
    for term in terms {
      expression.terms.append(.init(variables[term.variable], coefficient: term.coefficient))
    }
    let relation: Relation =
      relation == "==" ? .equal : relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    return LinearConstraint(expression, relation, priority: ConstraintPriority(priority))
  }
}
