import LaminaConstraints
import SolverScenes
import Testing
import SeededRandom

/// Finds the best values of a few variables by trying every vertex.
///
/// The best point is unique, and lies where as many hyperplanes meet as there are variables: those
/// of constraints, and "x = 0" of ties.
private struct Oracle {
  let count: Int
  let constraints: [(vector: [Double], constant: Double, relation: Relation, priority: Double)]

  init(_ constraints: [LinearConstraint], _ variables: [Variable]) {
    count = variables.count
    self.constraints = constraints.map { constraint in
      var vector = Array(repeating: 0.0, count: variables.count)
      for term in constraint.expression.terms {
        if let index = variables.firstIndex(of: term.variable) { vector[index] += term.coefficient }
      }
      return (
        vector, constraint.expression.constant, constraint.relation, constraint.priority.rawValue
      )
    }
  }

  /// The best values; nil if what is required cannot hold.
  func best() -> [Double]? {
    var planes = constraints.map { ($0.vector, -$0.constant) }
    for index in 0..<count {
      planes.append(((0..<count).map { $0 == index ? 1 : 0 }, 0))
    }
    var best: (cost: [Double], x: [Double])?
    choose(count, of: planes.count) { chosen in
      guard let x = meet(chosen.map { planes[$0] }), let cost = cost(x) else { return }
      if best.map({ isLess(cost, $0.cost) }) ?? true { best = (cost, x) }
    }
    return best?.x
  }

  private func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (a, b) in zip(a, b) where abs(a - b) > 1e-7 { return a < b }
    return false
  }

  /// The violations of each level from the highest, then the distances from zero.
  private func cost(_ x: [Double]) -> [Double]? {
    var levels: [Double: Double] = [:]
    for row in constraints {
      let value = zip(row.vector, x).reduce(row.constant) { $0 + $1.0 * $1.1 }
      let violation =
        switch row.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      levels[row.priority, default: 0] += violation
    }
    if let required = levels.removeValue(forKey: 1000), required > 1e-7 { return nil }
    return levels.sorted { $0.key > $1.key }.map(\.value) + x.map { abs($0) }
  }

  /// Gaussian elimination; nil for planes that do not meet in one point.
  private func meet(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [$0.1] }
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }

  private func choose(_ size: Int, of total: Int, _ body: ([Int]) -> Void) {
    var chosen = Array(0..<size)
    while true {
      body(chosen)
      guard let place = chosen.indices.last(where: { chosen[$0] < total - size + $0 }) else {
        return
      }
      chosen[place] += 1
      for next in chosen.indices where next > place { chosen[next] = chosen[next - 1] + 1 }
    }
  }
}

@Suite("The solver against every vertex")
struct OracleTests {
  @Test("Values and refusals are those of an exhaustive search", arguments: 0..<8)
  func exhaustive(block: UInt64) throws {
    for number in 0..<40 as Range<UInt64> {
      var random = SeededNumbers(seed: block * 1000 + number)
      var system = ConstraintSystem()
      let variables = (0..<Int.random(in: 2...3, using: &random)).map { _ in system.makeVariable() }
      var taken: [LinearConstraint] = []
      for _ in 0..<Int.random(in: 2...7, using: &random) {
        let constraint = LinearConstraint.random(variables, &random)
        let canHold = Oracle(taken + [constraint], variables).best() != nil
        do throws(ConstraintConflict) {
          try system.add(constraint)
          #expect(canHold, "seed \(block * 1000 + number) took what cannot hold")
          taken.append(constraint)
        } catch {
          #expect(!canHold, "seed \(block * 1000 + number): \(error)")
        }
      }
      system.solve()
      let best = try #require(Oracle(taken, variables).best())
      for (variable, value) in zip(variables, best) {
        #expect(
          abs(system.value(of: variable) - value) < 1e-6, "seed \(block * 1000 + number)")
      }
    }
  }
}
