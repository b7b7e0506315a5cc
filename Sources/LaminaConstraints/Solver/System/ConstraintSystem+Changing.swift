extension ConstraintSystem {
  /// Removes a constraint; what has no such name is ignored.
  public mutating func remove(_ id: ConstraintID) {
    guard records.indices.contains(id.index), let record = records[id.index] else { return }
    records[id.index] = nil
    guard let term = record.constraint.expression.terms.first else { return }
    let number = Int(partOf[term.variable.index])
    parts[number].endRay()
    if case .row(let row) = record.place, parts[number].solver != nil {
      parts[number].solver?.removeRow(Int(row))
    } else {
      parts[number].forget()
    }
    parts[number].isSolved = false
    parts[number].wasSolved = false
    parts[number].mayHaveSplit = true
    unsolved.insert(number)
  }

  /// Changes what a constraint adds to its terms, with all terms on the left side: `-8` for
  /// `left - edge == 8`.
  ///
  /// - Parameters:
  ///   - value: the constant of the constraint's expression.
  ///   - id: the constraint.
  /// - Throws: `ConstraintConflict` if it could no longer hold; everything is then as it was.
  public mutating func setConstant(
    _ value: Double, of id: ConstraintID
  ) throws(ConstraintConflict) {
    guard records.indices.contains(id.index), let record = records[id.index] else {
      throw ConstraintConflict(
        .unknown, description: "There is no constraint of this name: it was removed.")
    }
    guard record.constraint.expression.constant != value else { return }
    var changed = record.constraint
    changed.expression.constant = value
    try check(changed)
    if changed.isEmpty { try checkEmpty(changed, id) }
    records[id.index]?.constraint = changed
    do throws(ConstraintConflict) {
      try takeOver(changed, record.place)
    } catch {
      records[id.index] = record
      restore(record)
      throw error
    }
  }

  /// Brings a changed constant into the part; throws if required ones can then not hold.
  private mutating func takeOver(
    _ constraint: LinearConstraint, _ place: Place
  ) throws(ConstraintConflict) {
    guard let term = constraint.expression.terms.first else { return }
    let number = Int(partOf[term.variable.index])
    let isRequired = constraint.priority == .required
    unsolved.insert(number)
    parts[number].endRay()
    parts[number].isSolved = false
    parts[number].wasSolved = false
    if case .row(let row) = place, parts[number].solver != nil {
      moveTarget(of: Int(row), to: constraint, in: number)
      guard isRequired, case .infeasible = parts[number].solver?.mend(requiredOnly: true) else {
        return
      }
      if let conflict = findConflict(in: parts[number]) { throw conflict }
    }
    parts[number].forget()
    if isRequired { try build(number) }
  }

  private mutating func restore(_ record: Record) {
    guard let term = record.constraint.expression.terms.first else { return }
    let number = Int(partOf[term.variable.index])
    if case .row(let row) = record.place, parts[number].solver != nil {
      moveTarget(of: Int(row), to: record.constraint, in: number)
    } else {
      parts[number].forget()
    }
  }

  private mutating func moveTarget(of row: Int, to constraint: LinearConstraint, in number: Int) {
    guard let target = target(of: row, for: constraint, in: number) else { return }
    parts[number].solver?.setTarget(target, of: row)
  }

  /// The target of a row for a constraint: rows may be scaled, and turned.
  func target(of row: Int, for constraint: LinearConstraint, in number: Int) -> Double? {
    guard let draft = draft(constraint, in: number), let first = draft.terms.first,
      let store = parts[number].solver?.store
    else { return nil }
    let entry = store.entries(of: row).first { store.variables[$0] == first.variable }
    guard let entry else { return nil }
    return draft.target * store.coefficients[entry] / first.coefficient
  }

  /// Splits a part into what its constraints still connect.
  mutating func split(_ number: Int) {
    parts[number].mayHaveSplit = false
    let part = parts[number]
    let constraints = part.constraints.filter { records[Int($0)] != nil }
    for variable in part.variables { reset(Int(variable)) }
    parts[number].variables = []
    parts[number].constraints = []
    parts[number].forget()
    unsolved.remove(number)
    freeParts.append(number)
    for constraint in constraints {
      guard let record = records[Int(constraint)] else { continue }
      for touched in join([record.constraint]) {
        parts[touched].constraints.append(constraint)
        unsolved.insert(touched)
      }
    }
  }

  private mutating func reset(_ variable: Int) {
    partOf[variable] = -1
    links[variable] = AffineClasses.Link(root: Int32(variable), scale: 1, shift: 0)
    solution[variable] = 0
  }
}
