extension ConstraintSystem {
  /// Begins to edit a variable: it is to have the value that is suggested, for now its own.
  ///
  /// - Parameters:
  ///   - variable: what is edited; once more if it is edited already changes the priority.
  ///   - priority: how much suggestions matter; not required, since those cannot be refused.
  /// - Throws: `ConstraintConflict` for a variable of another system, or a required priority.
  public mutating func beginEditing(
    _ variable: Variable, priority: ConstraintPriority
  ) throws(ConstraintConflict) {
    guard priority < .required else {
      throw ConstraintConflict(
        .invalidPriority(priority.rawValue),
        description: "\(name(of: variable)) is edited with a required priority, but suggestions "
          + "cannot be refused: use one below 1000.")
    }
    let current = value(of: variable)
    let constraint = LinearConstraint(
      LinearExpression(terms: [.init(variable)], constant: -current), .equal, priority: priority,
      label: "suggestion")
    try check(constraint)
    endEditing(variable)
    edits[variable] = try insert(constraint, isEdit: true)
  }

  /// Suggests a value for a variable that is edited; `solve()` follows it as far as it can.
  ///
  /// What is not finite, or for a variable that is not edited, is ignored.
  ///
  /// - Complexity: O(1); the following `solve()` costs what the value moves.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    guard ConstraintConflict.constants.contains(value), let id = edits[variable] else { return }
    records[id.index]?.constraint.expression.constant = -value
    let number = Int(partOf[variable.index])
    parts[number].suggestions[Int32(id.index)] = value
    parts[number].isSolved = false
    unsolved.insert(number)
  }

  /// Ends the editing of a variable: it goes where the constraints want it.
  public mutating func endEditing(_ variable: Variable) {
    guard let id = edits.removeValue(forKey: variable) else { return }
    parts[Int(partOf[variable.index])].suggestions[Int32(id.index)] = nil
    remove(id)
  }

  /// Follows the suggestions for a part; true if its values are then the best already.
  mutating func followSuggestions(_ number: Int) -> Bool {
    let suggestions = parts[number].suggestions
    parts[number].suggestions.removeAll(keepingCapacity: true)
    guard parts[number].solver != nil, !suggestions.isEmpty else { return false }
    var rows: [(row: Int, target: Double)] = []
    for constraint in suggestions.keys.sorted() {
      guard let record = records[Int(constraint)], case .row(let row) = record.place,
        let target = target(of: Int(row), for: record.constraint, in: number)
      else { continue }
      rows.append((Int(row), target))
    }
    if rows.count == 1, parts[number].wasSolved {
      if parts[number].followRay(rows[0].row, to: rows[0].target, into: &solution) { return true }
    }
    parts[number].endRay()
    for (row, target) in rows { parts[number].solver?.setTarget(target, of: row) }
    parts[number].lastMoved = rows.count == 1 ? rows[0].row : nil
    return false
  }
}
