extension LayoutConstraint {
  /// The name of a constraint in the tree that took it.
  public struct ID: Hashable, Sendable {
    let index: Int
  }
}

/// Taking constraints, changing them, and letting go of them.
extension ConstraintTree {
  /// Takes a constraint; a refusal leaves the tree as it was.
  @discardableResult public mutating func activate(
    _ constraint: LayoutConstraint
  ) throws(ConstraintDiagnostic) -> LayoutConstraint.ID {
    try check(constraint)
    flush()
    let id = insert(constraint)
    do {
      try install(id)
    } catch {
      forget(id)
      throw error
    }
    return id
  }

  /// Takes constraints in one go; what makes no sense or contradicts others is left out and
  /// reported in `diagnostics`.
  ///
  /// Of constraints that contradict each other the one that comes last is left out.
  @discardableResult public mutating func activate(
    _ group: ConstraintGroup
  ) -> [LayoutConstraint.ID] {
    for fault in group.faults { report(.format(fault)) }
    var ids: [LayoutConstraint.ID] = []
    for constraint in group.constraints {
      do {
        try check(constraint)
        ids.append(insert(constraint))
      } catch { report(error) }
    }
    return installAll(ids)
  }

  /// Lets go of a constraint.
  public mutating func deactivate(_ id: LayoutConstraint.ID) {
    endSharing()
    if let known = rules[id]?.id { system.remove(known) }
    forget(id)
  }

  /// The constraint as it is now; nil for one that was let go.
  public subscript(id: LayoutConstraint.ID) -> LayoutConstraint? { rules[id]?.constraint }

  /// Changes the constant, the priority, or whether a constraint is active; a refusal leaves all as
  /// it was.
  ///
  /// A change of the constant alone does not make the solver begin again.
  public mutating func update(
    _ id: LayoutConstraint.ID, _ change: (inout LayoutConstraint) -> Void
  ) throws(ConstraintDiagnostic) {
    guard let old = rules[id] else { return }
    var constraint = old.constraint
    change(&constraint)
    guard constraint != old.constraint else { return }
    try check(constraint)
    rules[id]?.constraint = constraint
    endSharing()
    do {
      if constraint.isActive, old.id != nil, constraint.priority == old.constraint.priority {
        try changeConstant(of: id)
      } else {
        try reinstall(id, instead: old)
      }
    } catch {
      rules[id] = old
      throw error
    }
  }

  private mutating func reinstall(
    _ id: LayoutConstraint.ID, instead old: Rule
  ) throws(ConstraintDiagnostic) {
    let before = system
    if let known = old.id { system.remove(known) }
    rules[id]?.id = nil
    do {
      try install(id)
    } catch {
      system = before
      throw error
    }
  }
}

// MARK: - Steps

extension ConstraintTree {
  /// Throws where the constraint makes no sense, here or anywhere.
  private mutating func check(_ constraint: LayoutConstraint) throws(ConstraintDiagnostic) {
    do {
      try constraint.validate()
    } catch { throw .invalid(error) }
    for (item, _) in constraint.sides where !isKnown(item.base) {
      let known = items.filter { !$0.isGuide }.map(\.description)
      throw .invalid(LayoutConstraintError(.unknownItem(item, known: known), in: constraint))
    }
  }

  /// Whether the item is there; a guide of an item that is there comes into being.
  private mutating func isKnown(_ item: ConstraintItem) -> Bool {
    if indices[item] != nil { return true }
    guard case .guide(_, let owner) = item.role, let parent = indices[owner] else { return false }
    insert(item, parent: parent, traits: ConstraintItemTraits())
    return true
  }

  private mutating func insert(_ constraint: LayoutConstraint) -> LayoutConstraint.ID {
    endSharing()
    let id = LayoutConstraint.ID(index: nextRule)
    nextRule += 1
    let isMovable = constraint.sides.contains { item, attribute in
      attribute.isOfMargins || attribute.isBaseline || item.base != item
    }
    rules[id] = Rule(constraint: constraint, id: nil, isMovable: isMovable)
    ruleOrder.append(id)
    return id
  }

  private mutating func forget(_ id: LayoutConstraint.ID) {
    rules[id] = nil
    ruleOrder.removeAll { $0 == id }
  }

  private mutating func install(_ id: LayoutConstraint.ID) throws(ConstraintDiagnostic) {
    guard let rule = rules[id], rule.constraint.isActive, let linear = linear(rule.constraint)
    else { return }
    statistics.constraintsAdded += 1
    do {
      rules[id]?.id = try system.add(linear)
    } catch { throw diagnostic(of: error, refused: rule.constraint) }
  }

  /// Gives the system everything at once; what it refuses is left out, from the end.
  private mutating func installAll(_ ids: [LayoutConstraint.ID]) -> [LayoutConstraint.ID] {
    var staying = ids.filter { rules[$0]?.constraint.isActive == true }
    while true {
      let batch = staying.compactMap { rules[$0].flatMap { linear($0.constraint) } }
      do {
        let made = try system.add(contentsOf: pending.map(\.constraint) + batch)
        statistics.constraintsAdded += made.count
        assignNames(pending: made)
        for (id, name) in zip(staying, made.suffix(batch.count)) { rules[id]?.id = name }
        return ids.filter { rules[$0] != nil }
      } catch {
        guard let last = lastRefused(by: error, of: staying) else { return abandon(staying, error) }
        if let rule = rules[last] { report(diagnostic(of: error, refused: rule.constraint)) }
        staying.removeAll { $0 == last }
        forget(last)
      }
    }
  }

  /// The constraint of the conflict that was written last.
  private func lastRefused(
    by conflict: ConstraintConflict, of ids: [LayoutConstraint.ID]
  ) -> LayoutConstraint.ID? {
    let labels = Set(conflict.constraints.map(\.label))
    return ids.last { rules[$0].map { labels.contains($0.constraint.description) } ?? false }
  }

  /// Goes on without any of them: the solver does not say which one it cannot take.
  private mutating func abandon(
    _ ids: [LayoutConstraint.ID], _ conflict: ConstraintConflict
  ) -> [LayoutConstraint.ID] {
    for id in ids {
      if let rule = rules[id] { report(diagnostic(of: conflict, refused: rule.constraint)) }
      forget(id)
    }
    flush()
    return []
  }

  func diagnostic(
    of conflict: ConstraintConflict, refused: LayoutConstraint
  ) -> ConstraintDiagnostic {
    let others = conflict.constraints.map(\.label).filter { $0 != refused.description }
    return .unsatisfiable(UnsatisfiableConstraints(refused: refused, others: others))
  }

  /// Reports a mistake, once for each that is different.
  mutating func report(_ diagnostic: ConstraintDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Brings the solver's constant up to date with margins, baselines and the constraint.
  func changedConstant(of id: LayoutConstraint.ID) -> (ConstraintID, Double)? {
    guard let rule = rules[id], let known = rule.id, let linear = linear(rule.constraint)
    else { return nil }
    return (known, linear.expression.constant)
  }

  mutating func changeConstant(of id: LayoutConstraint.ID) throws(ConstraintDiagnostic) {
    guard let (known, constant) = changedConstant(of: id), let rule = rules[id] else { return }
    statistics.constantsChanged += 1
    do {
      try system.setConstant(constant, of: known)
    } catch { throw diagnostic(of: error, refused: rule.constraint) }
  }
}
