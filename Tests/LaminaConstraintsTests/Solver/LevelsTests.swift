import LaminaConstraints
import Testing

@Suite("Levels of priority")
struct LevelsTests {
  @Test("Required holds, then the higher priority, then the lower as far as it can")
  func lexicographic() throws {
    var system = ConstraintSystem()
    let left = system.makeVariable("left")
    let width = system.makeVariable("width")
    try system.add(contentsOf: [
      left >= 8, left + width <= 100,
      (width == 200).priority(.defaultHigh), (left == 40).priority(.defaultLow),
    ])
    system.solve()
    #expect(system.value(of: left) == 8)
    #expect(system.value(of: width) == 92)
  }

  @Test("A hundred constraints of a lower priority do not outvote one of a higher")
  func noWeights() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    for _ in 0..<100 { try system.add((x == 10).priority(499)) }
    try system.add((x == 500).priority(500))
    system.solve()
    #expect(system.value(of: x) == 500)
  }

  @Test("Within one priority the sum of violations is least: the median of wishes")
  func median() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    try system.add(contentsOf: [10, 20, 90].map { (x == $0).priority(500) })
    system.solve()
    #expect(system.value(of: x) == 20)
  }

  @Test("An inequality that holds costs nothing, on either side")
  func inequalities() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    try system.add(contentsOf: [
      (x >= 10).priority(700), (30 >= x).priority(600), (x == 90).priority(100),
    ])
    system.solve()
    #expect(system.value(of: x) == 30)
  }

  @Test("What is open is nearest to zero, in the order in which variables were made")
  func ties() throws {
    var system = ConstraintSystem()
    let a = system.makeVariable("a")
    let b = system.makeVariable("b")
    let c = system.makeVariable("c")
    try system.add(a + b + c == 100)
    try system.add(a <= b)
    try system.add(b >= 10)
    system.solve()
    #expect([a, b, c].map { system.value(of: $0) } == [0, 10, 90])
    #expect(system.ambiguousVariables() == [a, b, c])
  }
}
