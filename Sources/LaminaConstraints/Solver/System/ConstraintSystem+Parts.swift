extension ConstraintSystem {
  /// Joins the parts of constraints' variables; returns the parts, each once.
  mutating func join(_ constraints: [LinearConstraint]) -> [Int] {
    if constraints.count > 8 { openParts(for: constraints) }
    for constraint in constraints {
      guard let first = constraint.expression.terms.first else { continue }
      _ = part(of: first.variable)
      for term in constraint.expression.terms.dropFirst() {
        unite(part(of: term.variable), with: Int(partOf[first.variable.index]))
      }
    }
    var touched: Set<Int> = []
    for constraint in constraints {
      if let first = constraint.expression.terms.first {
        touched.insert(Int(partOf[first.variable.index]))
      }
    }
    return touched.sorted()
  }

  /// Gives variables that a batch connects, and that have no part yet, one new part at once.
  private mutating func openParts(for constraints: [LinearConstraint]) {
    var classes = AffineClasses(count: names.count)
    for constraint in constraints {
      guard let first = constraint.expression.terms.first else { continue }
      for term in constraint.expression.terms.dropFirst() {
        let (a, b) = (
          classes.find(Int32(first.variable.index)).root,
          classes.find(Int32(term.variable.index)).root
        )
        if a != b { classes.tie(1, first: a, -1, second: b, constant: 0) }
      }
    }
    var partOfClass: [Int32: Int] = [:]
    for constraint in constraints {
      for term in constraint.expression.terms where partOf[term.variable.index] < 0 {
        let root = classes.find(Int32(term.variable.index)).root
        if let number = partOfClass[root] {
          partOf[term.variable.index] = Int32(number)
          parts[number].variables.append(Int32(term.variable.index))
        } else {
          partOfClass[root] = part(of: term.variable)
        }
      }
    }
  }

  /// The part of a variable; a new one if it has none.
  private mutating func part(of variable: Variable) -> Int {
    let number = Int(partOf[variable.index])
    if number >= 0 { return number }
    let free = freeParts.popLast() ?? parts.count
    if free == parts.count { parts.append(Part()) }
    partOf[variable.index] = Int32(free)
    parts[free].variables = [Int32(variable.index)]
    return free
  }

  /// Moves the variables and constraints of the smaller part into the larger.
  private mutating func unite(_ first: Int, with second: Int) {
    guard first != second else { return }
    let isFirstSmaller = parts[first].variables.count < parts[second].variables.count
    let (small, large) = isFirstSmaller ? (first, second) : (second, first)
    for variable in parts[small].variables { partOf[Int(variable)] = Int32(large) }
    parts[large].variables += parts[small].variables
    parts[large].constraints += parts[small].constraints
    parts[large].mayHaveSplit = parts[large].mayHaveSplit || parts[small].mayHaveSplit
    parts[small].forget()
    parts[large].forget()
    parts[large].pastWork += parts[small].pastWork
    parts[large].suggestions.merge(parts[small].suggestions) { $1 }
    clear(small)
  }

  /// Empties a part whose variables have gone to another; its place is used again.
  mutating func clear(_ number: Int) {
    parts[number] = Part()
    freeParts.append(number)
    unsolved.remove(number)
  }

  /// Builds the solver of a part if it has none, and mends what is required.
  mutating func build(_ number: Int) throws(ConstraintConflict) {
    guard parts[number].solver == nil, !parts[number].variables.isEmpty else { return }
    parts[number].suggestions.removeAll()
    parts[number].constraints.removeAll { records[Int($0)] == nil }
    parts[number].variables.sort()
    if makeSolver(number), case .mended = parts[number].solver?.mend(requiredOnly: true) { return }
    if let conflict = findConflict(in: parts[number]) {
      parts[number].forget()
      throw conflict
    }
    // What seemed a contradiction was rounding: without substitutions it is not there.
    parts[number].isPresolved = false
    _ = makeSolver(number)
    _ = parts[number].solver?.mend(requiredOnly: true)
  }

  private mutating func makeSolver(_ number: Int) -> Bool {
    let variables = parts[number].variables
    let items = items(of: parts[number])
    parts[number].pastWork.builds += 1
    parts[number].pastWork.rowsBuilt += items.count
    guard
      let builder = PartBuilder(
        variableCount: variables.count, items, substituting: parts[number].isPresolved)
    else { return false }
    for (variable, link) in zip(variables, builder.links) {
      var link = link
      if link.root >= 0 { link.root = variables[Int(link.root)] }
      links[Int(variable)] = link
    }
    for (item, place) in zip(items, builder.places) {
      records[Int(item.constraint)]?.place = place
    }
    parts[number].adoptBuilt(builder, variables)
    return true
  }

  /// The constraints of a part over its own variables.
  func items(of part: Part) -> [PartBuilder.Item] {
    var locals: [Int32: Int32] = [:]
    locals.reserveCapacity(part.variables.count)
    for (local, variable) in part.variables.enumerated() { locals[variable] = Int32(local) }
    return part.constraints.compactMap { number in
      guard let record = records[Int(number)] else { return nil }
      let constraint = record.constraint
      return PartBuilder.Item(
        constraint: number,
        terms: constraint.expression.terms.map {
          (locals[Int32($0.variable.index)] ?? -1, $0.coefficient)
        },
        constant: constraint.expression.constant, relation: constraint.relation,
        priority: constraint.priority.rawValue, isEdit: record.isEdit)
    }
  }

  /// Finds the values of a part; false if that did not come to an end.
  mutating func solvePart(_ number: Int) -> Bool {
    guard !parts[number].isSolved else { return true }
    if parts[number].solver == nil, parts[number].mayHaveSplit {
      split(number)
      return true
    }
    if followSuggestions(number) { return true }
    do throws(ConstraintConflict) { try build(number) } catch { return false }
    for attempt in 0..<2 {
      let order = parts[number].tieOrder
      guard let outcome = parts[number].solver?.optimise(order: order) else { return false }
      if outcome == .mended { return publish(number) }
      guard attempt == 0 else { return false }
      // A fresh start without substitutions is the last thing that can help.
      parts[number].forget()
      parts[number].isPresolved = false
      do throws(ConstraintConflict) { try build(number) } catch { return false }
    }
    return false
  }

  private mutating func publish(_ number: Int) -> Bool {
    guard let solver = parts[number].solver else { return false }
    for (root, value) in zip(parts[number].roots, solver.x) { solution[Int(root)] = value }
    parts[number].isSolved = true
    parts[number].wasSolved = true
    return true
  }

  /// A constraint as a row of a part that is built; nil if all its variables have values.
  func draft(_ constraint: LinearConstraint, in number: Int) -> RowDraft? {
    let part = parts[number]
    var sums: [Int32: Double] = [:]
    var draft = RowDraft()
    draft.target = -constraint.expression.constant
    for term in constraint.expression.terms {
      let link = links[term.variable.index]
      draft.target -= term.coefficient * link.shift
      guard link.root >= 0, let local = part.locals[link.root] else { continue }
      sums[local, default: 0] += term.coefficient * link.scale
    }
    draft.terms = sums.filter { abs($0.value) > 1e-12 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    guard !draft.terms.isEmpty else { return nil }
    let level = part.levels.firstIndex(of: constraint.priority.rawValue)
    let cost = level.map { RowSide.soft(level: $0, weight: 1) } ?? .required
    draft.below = constraint.relation == .lessThanOrEqual ? .free : cost
    draft.above = constraint.relation == .greaterThanOrEqual ? .free : cost
    return draft
  }

  /// The value of a variable that its part has settled or that does not matter to a settled sum.
  func value(ofSettled variable: Variable) -> Double { links[variable.index].shift }

  /// The value of an expression whose variables cancel or have values.
  func settledValue(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * links[$1.variable.index].shift
    }
  }
}

extension Part {
  /// Takes over what was built.
  mutating func adoptBuilt(_ builder: PartBuilder, _ variables: [Int32]) {
    solver = builder.solver
    roots = builder.roots.map { variables[Int($0)] }
    locals = [:]
    locals.reserveCapacity(roots.count)
    for (local, root) in roots.enumerated() { locals[root] = Int32(local) }
    levels = builder.levels
    builtCount = builder.places.count
    addedCount = 0
    ray = nil
    isSolved = false
  }

  /// The solver's variables in the order in which they were made.
  var tieOrder: [Int32] {
    let order = roots.indices.map(Int32.init)
    return addedCount == 0 ? order : order.sorted { roots[Int($0)] < roots[Int($1)] }
  }

  /// Takes a variable that no constraint had; it is its own root.
  mutating func addRoot(fresh variable: Int32) {
    guard let local = solver?.addVariable() else { return }
    endRay()
    variables.append(variable)
    roots.append(variable)
    locals[variable] = Int32(local)
  }
}
