import LaminaConstraints
import SolverScenes
import Testing
import SeededRandom

@Suite("Editing")
struct EditingTests {
  @Test("A suggestion is followed as far as the constraints allow")
  func suggestion() throws {
    var system = ConstraintSystem()
    let left = system.makeVariable("left")
    let right = system.makeVariable("right")
    try system.add(contentsOf: [right == left + 100, left >= 0, right <= 300])
    try system.beginEditing(left, priority: .defaultHigh)
    for (suggested, expected) in [(50.0, 50.0), (250, 200), (-20, 0), (120, 120)] {
      system.suggest(suggested, for: left)
      system.solve()
      #expect(abs(system.value(of: left) - expected) < 1e-9)
      #expect(abs(system.value(of: right) - expected - 100) < 1e-9)
    }
    system.endEditing(left)
    system.solve()
    #expect(system.value(of: left) == 0)
  }

  @Test("Two variables are edited at once, the more important one first")
  func two() throws {
    var system = ConstraintSystem()
    let a = system.makeVariable("a")
    let b = system.makeVariable("b")
    try system.add(a + b == 100)
    try system.beginEditing(a, priority: 500)
    try system.beginEditing(b, priority: 600)
    system.suggest(80, for: a)
    system.suggest(60, for: b)
    system.solve()
    #expect(system.value(of: b) == 60)
    #expect(system.value(of: a) == 40)
    try system.beginEditing(a, priority: 700)
    system.suggest(80, for: a)
    system.solve()
    #expect(system.value(of: a) == 80)
  }

  @Test("Suggestions that are no numbers, or for what is not edited, are ignored")
  func ignored() throws {
    var system = ConstraintSystem()
    let a = system.makeVariable("a")
    try system.beginEditing(a, priority: 500)
    system.suggest(5, for: a)
    for bad in [Double.nan, .infinity, -.infinity] { system.suggest(bad, for: a) }
    system.suggest(7, for: system.makeVariable())
    system.solve()
    #expect(system.value(of: a) == 5)
    #expect(throws: ConstraintConflict.self) {
      try system.beginEditing(a, priority: .required)
    }
  }

  /// `make soak` makes 10,000 of them, with many seeds.
  @Test("After 1,000 suggestions values are those of a fresh system")
  func noDrift() throws {
    #expect(try SolverDrift(seed: 5).differences(suggestions: 1_000) == [])
  }
}
