extension ConstraintSystem {
  /// The variables that constraints leave a choice of, and only the order of making settles.
  ///
  /// ```swift
  /// try system.add(left + width == 100)
  /// system.solve()
  /// system.ambiguousVariables()          // both: 0 and 100, but 50 and 50 would do as well
  /// ```
  ///
  /// Call it after `solve()`. Each variable that might move is sent up and down on a copy of its
  /// part: what then moves is ambiguous.
  ///
  /// - Returns: The variables in the order in which they were made.
  public func ambiguousVariables() -> [Variable] {
    var found: [Variable] = []
    var looseRoots: Set<Int32> = []
    for part in parts where part.solver != nil {
      var part = part
      part.endRay()
      guard var solver = part.solver else { continue }
      for local in solver.ambiguousVariables(order: part.tieOrder) {
        looseRoots.insert(part.roots[Int(local)])
      }
    }
    for index in names.indices {
      let isLoose = partOf[index] < 0 || looseRoots.contains(links[index].root)
      if isLoose { found.append(Variable(index: index)) }
    }
    return found
  }
}

extension DualSimplex {
  /// Finds the variables that can move without any row noticing; leaves the solver unfit for more.
  mutating func ambiguousVariables(order: [Int32]) -> [Int32] {
    guard mend() == .mended else { return [] }
    let loose = beginTies()
    endTies()
    guard !loose.isEmpty else { return [] }
    let movable = reach(of: loose)
    let values = x
    var isAmbiguous = Array(repeating: false, count: variableCount)
    for variable in order where movable[Int(variable)] && !isAmbiguous[Int(variable)] {
      for direction in [1.0, -1.0] where !isAmbiguous[Int(variable)] {
        var trial = self
        trial.push(Int(variable), by: direction)
        for index in x.indices
        where abs(trial.x[index] - values[index]) > 1e-6 * max(1, abs(values[index])) {
          isAmbiguous[index] = true
        }
      }
    }
    return order.filter { isAmbiguous[Int($0)] }
  }

  /// Sends a variable a long way off, as far as the real levels do not care.
  private mutating func push(_ variable: Int, by direction: Double) {
    let target = x[variable] + direction * 1e4 * max(1, abs(x[variable]))
    setTieTarget(target, of: variable)
    _ = beginTies()
    if let slot = tieRows.slot(of: variable) {
      aimTies(at: variable)
      findWay(of: slot)
      advance(by: target - x[variable])
      _ = mend()
    } else {
      _ = settleVariable(variable, at: target)
    }
    endTies()
  }
}
