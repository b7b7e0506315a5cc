// Refusals: numbers that no solver takes, and the smallest set that cannot hold together.

extension ConstraintConflict {
  /// The greatest and smallest coefficients, and the greatest constant, that a system takes.
  package static let coefficients = 1e-6...1e6
  package static let constants = -1e9...1e9

  /// Drops the names of constraints that were never taken.
  mutating func forget(_ isForgotten: (ConstraintID) -> Bool) {
    identifiers.removeAll(where: isForgotten)
  }
}

extension LinearConstraint {
  /// Whether it has no variable, or each cancels.
  var isEmpty: Bool { expression.terms.allSatisfy { !mentions($0.variable) } }

  /// Whether it has a variable in a sum that is not zero but for rounding.
  func mentions(_ variable: Variable) -> Bool {
    if expression.terms.count == 1 { return expression.terms[0].coefficient != 0 }
    var sum = 0.0
    var greatest = 0.0
    for term in expression.terms where term.variable == variable {
      sum += term.coefficient
      greatest = max(greatest, abs(term.coefficient))
    }
    return abs(sum) > 1e-12 * greatest
  }
}

extension ConstraintSystem {
  /// Refuses what cannot be understood.
  func check(_ constraint: LinearConstraint) throws(ConstraintConflict) {
    guard constraint.priority.isValid else {
      throw ConstraintConflict(
        .invalidPriority(constraint.priority.rawValue), constraints: [constraint],
        description: "\(title(constraint)) has the priority \(constraint.priority.rawValue): "
          + "give it one between 1 and 1000.")
    }
    guard ConstraintConflict.constants.contains(constraint.expression.constant) else {
      throw ConstraintConflict(
        .invalidNumber(constraint.expression.constant), constraints: [constraint],
        description: "\(title(constraint)) has the constant \(constraint.expression.constant): "
          + "it must be a number between -1e9 and 1e9.")
    }
    for term in constraint.expression.terms {
      guard names.indices.contains(term.variable.index) else {
        throw ConstraintConflict(
          .unknown, constraints: [constraint],
          description: "\(title(constraint)) names a variable of another system: "
            + "make it with this system's makeVariable.")
      }
      guard
        term.coefficient == 0
          || ConstraintConflict.coefficients.contains(abs(term.coefficient))
      else {
        throw ConstraintConflict(
          .invalidNumber(term.coefficient), constraints: [constraint],
          description:
            "\(title(constraint)) multiplies \(name(of: term.variable)) by \(term.coefficient): "
            + "it must be 0 or a number between 1e-6 and 1e6, of either sign.")
      }
    }
  }

  private func title(_ constraint: LinearConstraint) -> String {
    constraint.title(name: name(of:))
  }

  /// Refuses `0 == 1`.
  func checkEmpty(
    _ constraint: LinearConstraint, _ id: ConstraintID?
  ) throws(ConstraintConflict) {
    guard constraint.priority == .required,
      !constraint.relation.holds(constraint.expression.constant, within: 1)
    else { return }
    throw ConstraintConflict(
      .unsatisfiable, identifiers: id.map { [$0] } ?? [], constraints: [constraint],
      description: "\(constraint.title(name: name(of:))) has no variable and is false: remove it.")
  }

  /// The constraints of a part that cannot hold together, none of them needlessly named; nil if
  /// all required ones can hold.
  ///
  /// Looked for without substitutions: the active rows are independent, so that the refused row is
  /// a combination of them in one way only. Without any row that this combination needs, the
  /// others are independent and can be met (Farkas, 1902): the set is irreducible.
  func findConflict(in part: Part) -> ConstraintConflict? {
    let required = items(of: part).filter(\.isRequired)
    guard
      var builder = PartBuilder(
        variableCount: part.variables.count, required, substituting: false)
    else { return nil }
    guard case .infeasible(let row, let slots) = builder.findInfeasible() else { return nil }
    let rows =
      [row]
      + slots.compactMap { slot in
        builder.solver.basis.rows[slot] >= 0 ? Int(builder.solver.basis.rows[slot]) : nil
      }
    let identifiers = rows.flatMap { builder.constraints(in: $0, of: required) }
      .sorted(by: >).map { ConstraintID(index: Int($0)) }
    return conflict(identifiers)
  }

  private func conflict(_ identifiers: [ConstraintID]) -> ConstraintConflict {
    let constraints = identifiers.compactMap { records[$0.index]?.constraint }
    let titles = constraints.map { $0.title(name: name(of:)) }
    let others = titles.dropFirst().joined(separator: ", ")
    let sentence =
      titles.count < 2
      ? "\(titles.first ?? "A constraint") cannot hold: remove it or lower its priority."
      : "\(titles[0]) cannot be required together with \(others): "
        + "remove one of these \(titles.count) constraints or lower its priority."
    return ConstraintConflict(
      .unsatisfiable, identifiers: identifiers, constraints: constraints, description: sentence)
  }
}
