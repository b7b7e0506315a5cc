import LaminaConstraints
import SolverScenes
import Testing
import SeededRandom

/// Uneven coefficients and priorities next to each other: where rounding would decide if it were let.
@Suite("Systems of the hard kind")
struct HardSystemsTests {
  @Test("A system that once broke down holds what is required, whenever one solves")
  func brokeDown() throws {
    for solvedAfter in -1..<31 {
      var system = ConstraintSystem()
      let variables = (0..<40).map { _ in system.makeVariable() }
      let constraints = thirtyOne(variables)
      for (number, constraint) in constraints.enumerated() {
        try system.add(constraint)
        if number == solvedAfter { system.solve() }
      }
      #expect(system.solve() == .solved)
      for constraint in constraints where constraint.priority == .required {
        #expect(
          constraint.relation.isMet(by: system.value(of: constraint.expression)),
          "\(constraint.title) when solved after \(solvedAfter)")
      }
      for variable in variables { #expect(abs(system.value(of: variable)) < 1000) }
    }
  }

  @Test(
    "Built one by one, changed and solved in between, a system says what it says built at once",
    arguments: 0..<12)
  func oneWayOrAnother(block: UInt64) {
    for number in 0..<rounds(5, of: 25) {
      let seed = 31_000 + 25 * block + UInt64(number)
      #expect(HardSystem(seed: seed, sizes: 3...30).faults == [], "seed \(seed)")
    }
  }

  @Test(
    "What once was stopped or taken by mistake is solved, or refused",
    arguments: [
      1_000_311, 1_000_438, 1_000_512, 1_000_707, 1_001_154, 1_001_237, 1_001_316, 1_001_572,
      1_001_728, 1_002_006, 1_002_722, 1_002_956, 1_002_983, 1_003_047, 1_003_490, 1_003_544,
      1_005_463,
    ] as [UInt64])
  func onceWrong(seed: UInt64) {
    #expect(HardSystem(seed: seed).faults == [])
  }

  @Test("A wish with a bound of the same terms does not hide that the bound cannot hold")
  func twoSidedRow() {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    let y = system.makeVariable("y")
    let conflict = #expect(throws: ConstraintConflict.self) {
      try system.add(contentsOf: [
        x >= 0, (x == 0).priority(250), (x + y == 10).priority(50), x <= -260, y <= 1,
      ])
    }
    #expect(conflict?.constraints.count == 2)
    #expect(throws: Never.self) { try system.add(x <= -260) }
  }

  /// The system in which an independent check found a required constraint violated by 429,018.
  private func thirtyOne(_ v: [Variable]) -> [LinearConstraint] {
    func row(
      _ relation: Relation, _ priority: Double, _ constant: Double, _ terms: (Int, Double)...
    ) -> LinearConstraint {
      let terms = terms.map { LinearExpression.Term(v[$0.0], coefficient: $0.1) }
      return LinearConstraint(
        LinearExpression(terms: terms, constant: -constant), relation,
        priority: ConstraintPriority(priority))
    }
    return [
      row(.equal, 1000, 0, (21, 2.0), (26, 0.1)),
      row(.lessThanOrEqual, 1000, 0, (35, 0.1), (21, -3.0)),
      row(.greaterThanOrEqual, 750, -234, (2, -1.0), (32, 1.0)),
      row(.greaterThanOrEqual, 250, 0, (21, 0.1), (16, 0.1)),
      row(.greaterThanOrEqual, 50, 0, (27, 0.1), (9, 1.0), (21, 0.5)),
      row(.equal, 750, 0, (29, -1.0), (35, 2.0)),
      row(.greaterThanOrEqual, 1000, -203, (22, -3.0)),
      row(.lessThanOrEqual, 999.99, 0, (15, 1.0)),
      row(.greaterThanOrEqual, 1000, 0, (22, 1.0), (0, -3.0), (19, -1.0)),
      row(.lessThanOrEqual, 1, 0, (32, 2.0), (19, 0.1)),
      row(.greaterThanOrEqual, 750, 0, (20, -3.0), (0, 1.0), (15, -1.0)),
      row(.greaterThanOrEqual, 250, 159, (19, 0.5), (9, 0.5)),
      row(.lessThanOrEqual, 1000, 293.3, (9, 2.0)),
      row(.greaterThanOrEqual, 1000, 0, (33, 1.0), (36, 0.5)),
      row(.lessThanOrEqual, 999.99, 0, (29, 0.1), (36, 1.0)),
      row(.greaterThanOrEqual, 50, 0, (22, 2.0)),
      row(.equal, 1000, 0, (16, 0.1), (35, -3.0), (14, 0.5), (11, 2.0)),
      row(.greaterThanOrEqual, 1000, 0, (2, 1.0)),
      row(.greaterThanOrEqual, 750, 0, (15, -3.0)),
      row(.greaterThanOrEqual, 1000, 0, (2, 2.0)),
      row(.equal, 999.99, 0, (29, -1.0), (16, -1.0), (36, 0.5)),
      row(.greaterThanOrEqual, 999.99, 0, (6, -3.0)),
      row(.greaterThanOrEqual, 250, 0, (18, 0.1)),
      row(.greaterThanOrEqual, 999.99, 0, (6, 1.0), (34, 1.0), (14, 0.1)),
      row(.greaterThanOrEqual, 1000, 0, (33, -1.0), (19, -3.0)),
      row(.greaterThanOrEqual, 1000, 0, (6, 2.0)),
      row(.greaterThanOrEqual, 750, 0, (0, 0.1), (26, 1.0), (18, -1.0)),
      row(.greaterThanOrEqual, 1000, 0, (2, 2.0)),
      row(.greaterThanOrEqual, 1000, 0, (34, 0.1)),
      row(.greaterThanOrEqual, 1000, 0, (34, -3.0)),
      row(.greaterThanOrEqual, 750, 0, (21, 0.1), (11, 2.0), (19, 1.0)),
    ]
  }
}

extension Relation {
  /// Whether a number compares with zero as it should, but for rounding.
  fileprivate func isMet(by value: Double) -> Bool {
    switch self {
    case .equal: abs(value) < 1e-9
    case .lessThanOrEqual: value < 1e-9
    case .greaterThanOrEqual: value > -1e-9
    }
  }
}
