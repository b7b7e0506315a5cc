import LaminaConstraints
import Testing

@Suite("Refused constraints")
struct ConflictTests {
  @Test("A refusal names the constraints that conflict, and nothing else, and changes nothing")
  func names() throws {
    var system = ConstraintSystem()
    let left = system.makeVariable("left")
    let width = system.makeVariable("width")
    let other = system.makeVariable("other")
    let ids = try system.add(contentsOf: [
      left >= 8, width >= 50, other == left + width, left + width <= 100,
    ])
    system.solve()
    let before = [left, width, other].map { system.value(of: $0) }
    let refused = (width == 95).labelled("wide")
    let conflict = #expect(throws: ConstraintConflict.self) { try system.add(refused) }
    #expect(conflict?.reason == .unsatisfiable)
    #expect(Set(conflict?.identifiers ?? []) == [ids[0], ids[3]])
    #expect(conflict?.constraints.first == refused)
    #expect(conflict?.constraints.count == 3)
    #expect(
      conflict?.description.hasPrefix("«wide» (width == 95) cannot be required together") == true)
    system.solve()
    #expect([left, width, other].map { system.value(of: $0) } == before)
    try system.add(width == 92)
    system.solve()
    #expect(system.value(of: left) == 8)
  }

  @Test("A batch is taken whole or not at all")
  func batch() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable("x")
    let y = system.makeVariable("y")
    try system.add(x >= 10)
    #expect(throws: ConstraintConflict.self) {
      try system.add(contentsOf: [y == 5, y >= x, (y == 50).priority(500)])
    }
    system.solve()
    #expect(system.value(of: x) == 10)
    #expect(system.value(of: y) == 0)
  }
}
