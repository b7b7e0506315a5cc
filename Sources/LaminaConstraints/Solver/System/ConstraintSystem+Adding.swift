extension ConstraintSystem {
  /// Adds a constraint, or refuses it and leaves everything as it was.
  ///
  /// - Parameter constraint: what is to hold.
  /// - Returns: The name under which it can be changed and removed.
  /// - Throws: `ConstraintConflict` with the constraints that cannot hold together, or with what
  ///   is wrong with a number in it.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint
  ) throws(ConstraintConflict) -> ConstraintID {
    try check(constraint)
    return try insert(constraint)
  }

  /// Adds constraints, or refuses all of them and leaves everything as it was.
  ///
  /// This is the fast way to build: whether they can hold together is looked at once.
  ///
  /// - Parameter constraints: what is to hold.
  /// - Returns: Their names, in the same order.
  /// - Throws: `ConstraintConflict`, as adding one does.
  @discardableResult
  public mutating func add(
    contentsOf constraints: [LinearConstraint]
  ) throws(ConstraintConflict) -> [ConstraintID] {
    for constraint in constraints {
      try check(constraint)
      if constraint.isEmpty { try checkEmpty(constraint, nil) }
    }
    if constraints.count == 1 { return [try insert(constraints[0])] }
    let before = self
    var identifiers: [ConstraintID] = []
    identifiers.reserveCapacity(constraints.count)
    let touched = join(constraints)
    for constraint in constraints {
      identifiers.append(record(constraint))
    }
    for number in touched {
      parts[number].forget()
      unsolved.insert(number)
    }
    do throws(ConstraintConflict) {
      for number in touched { try build(number) }
    } catch {
      self = before
      var conflict = error
      conflict.forget { id in identifiers.contains(id) }
      throw conflict
    }
    return identifiers
  }

  /// Takes a constraint that was checked.
  mutating func insert(
    _ constraint: LinearConstraint, isEdit: Bool = false
  ) throws(ConstraintConflict) -> ConstraintID {
    if constraint.isEmpty { try checkEmpty(constraint, nil) }
    absorbSmallParts(of: constraint)
    if let number = growingPart(for: constraint) {
      return try grow(number, by: constraint, isEdit: isEdit)
    }
    // A variable that nothing holds yet can always give way.
    let isFree =
      constraint.priority != .required
      || constraint.expression.terms.contains {
        partOf[$0.variable.index] < 0 && constraint.mentions($0.variable)
      }
    let touched = join([constraint])
    let id = record(constraint, isEdit: isEdit)
    for number in touched {
      parts[number].forget()
      unsolved.insert(number)
      guard !isFree else { continue }
      do throws(ConstraintConflict) {
        try build(number)
      } catch {
        forget(id)
        var conflict = error
        conflict.forget { $0 == id }
        throw conflict
      }
    }
    return id
  }

  /// Stores a constraint in the part of its variables, which are joined already.
  mutating func record(_ constraint: LinearConstraint, isEdit: Bool = false) -> ConstraintID {
    let id = ConstraintID(index: records.count)
    var record = Record(constraint: constraint)
    record.isEdit = isEdit
    if let term = constraint.expression.terms.first {
      parts[Int(partOf[term.variable.index])].constraints.append(Int32(id.index))
    } else {
      record.place = .settled
    }
    records.append(record)
    return id
  }

  /// Takes a record out again that was refused.
  private mutating func forget(_ id: ConstraintID) {
    guard let record = records[id.index] else { return }
    if let term = record.constraint.expression.terms.first {
      let number = Int(partOf[term.variable.index])
      parts[number].constraints.removeAll { $0 == Int32(id.index) }
      parts[number].forget()
      unsolved.insert(number)
    }
    records[id.index] = nil
    if id.index == records.count - 1 { records.removeLast() }
  }

  // MARK: One row more

  /// Moves small parts, row by row, into the one large part that is built already.
  private mutating func absorbSmallParts(of constraint: LinearConstraint) {
    let numbers = Set(constraint.expression.terms.map { Int(partOf[$0.variable.index]) })
      .subtracting([-1]).sorted { parts[$0].variables.count > parts[$1].variables.count }
    guard numbers.count > 1, parts[numbers[0]].solver != nil else { return }
    let large = parts[numbers[0]]
    let records = numbers.dropFirst().flatMap { parts[$0].constraints }
      .compactMap { self.records[Int($0)] }
    let size = large.addedCount + records.count
    guard size < max(16, large.builtCount),
      records.allSatisfy({
        $0.constraint.priority == .required
          || large.levels.contains($0.constraint.priority.rawValue)
      })
    else { return }
    for number in numbers.dropFirst() { absorb(number, into: numbers[0]) }
  }

  private mutating func absorb(_ small: Int, into large: Int) {
    let part = parts[small]
    clear(small)
    for variable in part.variables.sorted() {
      partOf[Int(variable)] = Int32(large)
      links[Int(variable)] = AffineClasses.Link(root: variable, scale: 1, shift: 0)
      parts[large].addRoot(fresh: variable)
    }
    for number in part.constraints {
      guard let record = records[Int(number)] else { continue }
      parts[large].constraints.append(number)
      addRow(for: ConstraintID(index: Int(number)), record.constraint, in: large)
    }
    parts[large].mayHaveSplit = parts[large].mayHaveSplit || part.mayHaveSplit
    parts[large].pastWork += part.work
    parts[large].suggestions.merge(part.suggestions) { $1 }
  }

  /// Adds a row to a part that is built; nil if its variables all have values.
  @discardableResult
  private mutating func addRow(
    for id: ConstraintID, _ constraint: LinearConstraint, in number: Int
  ) -> Int? {
    parts[number].isSolved = false
    parts[number].wasSolved = false
    unsolved.insert(number)
    guard let draft = draft(constraint, in: number) else {
      records[id.index]?.place = .settled
      return nil
    }
    parts[number].endRay()
    let row = parts[number].solver?.addRow(draft) ?? 0
    parts[number].addedCount += 1
    records[id.index]?.place = .row(Int32(row))
    return row
  }

  /// The part that can take a constraint as one more row; nil if it has to be built again.
  private func growingPart(for constraint: LinearConstraint) -> Int? {
    var found: Int?
    for term in constraint.expression.terms {
      let number = Int(partOf[term.variable.index])
      guard number >= 0 else { continue }
      guard found ?? number == number else { return nil }
      found = number
    }
    guard let found, parts[found].solver != nil else { return nil }
    guard parts[found].addedCount < max(16, parts[found].builtCount) else { return nil }
    guard
      constraint.priority == .required
        || parts[found].levels.contains(constraint.priority.rawValue)
    else { return nil }
    return found
  }

  /// Adds a row to a solver that is there.
  private mutating func grow(
    _ number: Int, by constraint: LinearConstraint, isEdit: Bool
  ) throws(ConstraintConflict) -> ConstraintID {
    for term in constraint.expression.terms where partOf[term.variable.index] < 0 {
      partOf[term.variable.index] = Int32(number)
      parts[number].addRoot(fresh: Int32(term.variable.index))
    }
    let id = record(constraint, isEdit: isEdit)
    guard let row = addRow(for: id, constraint, in: number) else {
      let magnitude = constraint.expression.terms.reduce(1) {
        max($0, abs($1.coefficient * value(ofSettled: $1.variable)))
      }
      let settled = settledValue(of: constraint.expression)
      if constraint.priority == .required,
        !constraint.relation.holds(settled, within: magnitude)
      {
        try refuse(id, in: number)
      }
      return id
    }
    if constraint.priority == .required,
      case .infeasible = parts[number].solver?.mend(requiredOnly: true)
    {
      parts[number].solver?.removeRow(row)
      try refuse(id, in: number)
    }
    return id
  }

  /// Takes a record out, and says with what it conflicts.
  private mutating func refuse(_ id: ConstraintID, in number: Int) throws(ConstraintConflict) {
    let part = parts[number]
    guard var conflict = findConflict(in: part) else { return parts[number].forget() }
    parts[number].constraints.removeAll { $0 == Int32(id.index) }
    records[id.index] = nil
    records.removeLast()
    conflict.forget { $0 == id }
    throw conflict
  }
}
