import LaminaConstraints
import SolverScenes
import Testing

@Suite("Input that no layout should have")
struct DegenerateTests {
  @Test(
    "Numbers beyond reason are refused, and change nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e12, 1e300, 1e-9])
  func numbers(bad: Double) throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    try system.add(x == 5)
    let conflict = #expect(throws: ConstraintConflict.self) { try system.add(bad * x >= 1) }
    if case .invalidNumber = conflict?.reason {
    } else {
      Issue.record("\(String(describing: conflict))")
    }
    if abs(bad) > 1 || bad.isNaN {
      #expect(throws: ConstraintConflict.self) { try system.add(x >= bad) }
    }
    system.solve()
    #expect(system.value(of: x) == 5)
  }

  @Test("Priorities are 1 to 1000", arguments: [0, -1, 1001, Double.nan, .infinity])
  func priorities(bad: Double) {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    let conflict = #expect(throws: ConstraintConflict.self) {
      try system.add((x == 1).priority(ConstraintPriority(bad)))
    }
    if case .invalidPriority = conflict?.reason {} else { Issue.record("another reason") }
  }

  @Test("Constraints without variables hold or are refused")
  func empty() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    try system.add(LinearConstraint(LinearExpression(), .equal))
    try system.add(LinearConstraint(LinearExpression(constant: 1), .equal, priority: 500))
    try system.add(x - x >= -1)
    let conflict = #expect(throws: ConstraintConflict.self) {
      try system.add(LinearConstraint(LinearExpression(constant: 1), .equal))
    }
    #expect(conflict?.constraints.count == 1)
    #expect(throws: ConstraintConflict.self) { try system.add(x - x == 1) }
    #expect(throws: ConstraintConflict.self) {
      try system.add(contentsOf: [x == 1, 0 * x == 1])
    }
    system.solve()
    #expect(system.value(of: x) == 0)
  }

  @Test("Duplicates are harmless, together and one after the other")
  func duplicates() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    let y = system.makeVariable("y")
    let same = x + y == 10
    try system.add(contentsOf: [same, same, same])
    for _ in 0..<5 { try system.add(same) }
    let id = try system.add((x == 4).priority(500))
    try system.add((x == 4).priority(500))
    system.remove(id)
    system.solve()
    #expect(system.value(of: x) == 4)
    #expect(system.value(of: y) == 6)
  }

  @Test("A variable without constraints is zero, and ambiguous")
  func unused() {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.solve()
    #expect(system.value(of: x) == 0)
    #expect(system.ambiguousVariables() == [x])
    #expect(system.name(of: x) == "v0")
  }

  @Test("Variables and names of another system are refused")
  func foreign() throws {
    var other = ConstraintSystem()
    for _ in 0..<3 { _ = other.makeVariable() }
    let foreign = other.makeVariable()
    let id = try other.add(foreign == 1)
    var system = ConstraintSystem()
    #expect(throws: ConstraintConflict.self) { try system.add(foreign == 1) }
    #expect(throws: ConstraintConflict.self) { try system.setConstant(1, of: id) }
    system.remove(id)
    #expect(system.value(of: foreign) == 0)
  }

  @Test("Copies are independent")
  func copies() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    try system.add((x == 5).priority(500))
    system.solve()
    var copy = system
    try copy.add(x == 7)
    copy.solve()
    #expect(system.value(of: x) == 5)
    #expect(copy.value(of: x) == 7)
  }

  @Test("A problem known to go round in circles comes to an end")
  func cycling() throws {
    // E. M. L. Beale's example (1955), as a wish far out of reach.
    var system = ConstraintSystem()
    let x = (0..<4).map { system.makeVariable("x\($0)") }
    func sum(_ coefficients: [Double], _ constant: Double = 0) -> LinearExpression {
      LinearExpression(
        terms: zip(x, coefficients).map { .init($0, coefficient: $1) }, constant: constant)
    }
    for variable in x { try system.add(variable >= 0) }
    try system.add(LinearConstraint(sum([0.25, -60, -0.04, 9]), .lessThanOrEqual))
    try system.add(LinearConstraint(sum([0.5, -90, -0.02, 3]), .lessThanOrEqual))
    try system.add(x[2] <= 1)
    let goal = sum([0.75, -150, 0.02, -6])
    try system.add(LinearConstraint(goal * 1 + -1000, .equal, priority: 500))
    #expect(system.solve() == .solved)
    #expect(abs(system.value(of: goal) - 0.05) < 1e-9)
  }
}
