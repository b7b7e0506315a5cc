import LaminaConstraints
import SolverScenes
import Testing
import SeededRandom

@Suite("The order of insertion")
struct OrderTests {
  @Test("Values do not depend on the order in which constraints were added", arguments: 0..<40)
  func permutations(seed: UInt64) throws {
    var random = SeededNumbers(seed: 77_000 + seed)
    let count = Int.random(in: 4...14, using: &random)
    var first = ConstraintSystem()
    let variables = (0..<count).map { _ in first.makeVariable() }
    var taken: [LinearConstraint] = []
    for _ in 0..<(3 * count) {
      let constraint = LinearConstraint.random(variables, &random)
      if (try? first.add(constraint)) != nil { taken.append(constraint) }
    }
    first.solve()
    for trial in 0..<rounds(2, of: 6) {
      taken.shuffle(using: &random)
      var other = ConstraintSystem()
      for _ in variables { _ = other.makeVariable() }
      if trial % 2 == 0 {
        try other.add(contentsOf: taken)
      } else {
        for constraint in taken {
          try other.add(constraint)
          if Int.random(in: 0..<5, using: &random) == 0 { other.solve() }
        }
      }
      other.solve()
      for variable in variables {
        #expect(abs(first.value(of: variable) - other.value(of: variable)) < 1e-9)
      }
    }
  }

  @Test("Solving in between changes nothing", arguments: [11_000_957, 1, 2, 3, 4, 5, 6, 7])
  func solvingInBetween(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let count = Int.random(in: 4...20, using: &random)
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.makeVariable() }
    let total = Int.random(in: count...(4 * count), using: &random)
    var rest = (0..<total).map { _ in LinearConstraint.random(variables, &random) }[...]
    var taken: [LinearConstraint] = []
    if Bool.random(using: &random) {
      let batch = Array(rest.prefix(total / 2))
      if (try? system.add(contentsOf: batch)) != nil {
        taken = batch
        rest = rest.dropFirst(total / 2)
      }
    }
    for constraint in rest {
      if Int.random(in: 0..<8, using: &random) == 0 { system.solve() }
      if (try? system.add(constraint)) != nil { taken.append(constraint) }
    }
    #expect(system.solve() == .solved)
    var fresh = ConstraintSystem()
    for _ in variables { _ = fresh.makeVariable() }
    try fresh.add(contentsOf: taken)
    fresh.solve()
    for variable in variables {
      #expect(abs(system.value(of: variable) - fresh.value(of: variable)) < 1e-7)
    }
  }

  @Test("A walk of changes ends where a fresh system begins", arguments: 0..<12)
  func walk(seed: UInt64) throws {
    var random = SeededNumbers(seed: 99_000 + seed)
    let count = Int.random(in: 4...12, using: &random)
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.makeVariable() }
    var present: [ConstraintID] = []
    var suggested: Double?
    for step in 0..<150 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let constraint = LinearConstraint.random(variables, &random)
        if let id = try? system.add(constraint) { present.append(id) }
      case 4..<6 where !present.isEmpty:
        system.remove(present.remove(at: Int.random(in: present.indices, using: &random)))
      case 6, 7:
        guard let id = present.randomElement(using: &random) else { break }
        try? system.setConstant(Double(Int.random(in: -30...30, using: &random)) * 4, of: id)
      case 8:
        if suggested == nil { try system.beginEditing(variables[0], priority: 600) }
        suggested = Double(Int.random(in: -50...50, using: &random)) * 3
        system.suggest(suggested ?? 0, for: variables[0])
      default:
        guard suggested != nil, Bool.random(using: &random) else { break }
        system.endEditing(variables[0])
        suggested = nil
      }
      guard step % 3 == 0 else { continue }
      system.solve()
      var fresh = ConstraintSystem()
      for _ in variables { _ = fresh.makeVariable() }
      try fresh.add(contentsOf: present.compactMap { system[$0] })
      if let suggested { try fresh.add((variables[0] == suggested).priority(600)) }
      fresh.solve()
      for variable in variables {
        #expect(
          abs(system.value(of: variable) - fresh.value(of: variable)) < 1e-7,
          "seed \(seed) step \(step)")
      }
    }
  }
}
