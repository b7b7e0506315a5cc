public import LaminaConstraints
import SeededRandom

/// A random system of the hard kind, whose constraints have come and gone one by one.
///
/// Values depend on the constraints alone, not on how one came to them: `rebuilt()` has to say the
/// same as `system`.
public struct HardSystem {
  /// The system, solved.
  public private(set) var system = ConstraintSystem()
  /// Its variables.
  public let variables: [Variable]
  /// What it holds, in the order in which it was taken.
  public private(set) var taken: [(id: ConstraintID, constraint: LinearConstraint)] = []
  /// What was refused, what was held then, and what was said to be unable to hold together.
  public private(set) var refusals: [Refusal] = []
  /// How the searches for values ended.
  public private(set) var outcomes: [ConstraintSystem.Outcome] = []

  /// A constraint that was refused.
  public struct Refusal {
    /// What the system held.
    public var before: [LinearConstraint]
    /// What it did not take.
    public var refused: LinearConstraint
    /// What was said to be unable to hold together.
    public var conflict: [LinearConstraint]
  }

  /// Makes a system of 3 to 60 variables.
  public init(seed: UInt64, sizes: ClosedRange<Int> = 3...60) {
    var random = SeededNumbers(seed: seed)
    let count = Int.random(in: sizes, using: &random)
    var system = ConstraintSystem()
    variables = (0..<count).map { _ in system.makeVariable() }
    self.system = system
    let isRestless = Bool.random(using: &random)
    for _ in 0..<Int.random(in: (count / 2)...(5 * count / 2), using: &random) {
      take(.hard(variables, &random))
      guard isRestless else { continue }
      change(&random)
      if Int.random(in: 0..<8, using: &random) == 0 { outcomes.append(self.system.solve()) }
    }
    outcomes.append(self.system.solve())
  }

  private mutating func take(_ constraint: LinearConstraint) {
    do throws(ConstraintConflict) {
      taken.append((try system.add(constraint), constraint))
    } catch {
      refusals.append(
        Refusal(
          before: taken.map(\.constraint), refused: constraint, conflict: error.constraints))
    }
  }

  /// Now and then takes a constraint out, or gives it another constant.
  private mutating func change(_ random: inout SeededNumbers) {
    guard let place = taken.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      system.remove(taken.remove(at: place).id)
    case 1:
      var changed = taken[place].constraint
      changed.expression.constant = Double(Int.random(in: -300...300, using: &random))
      if (try? system.setConstant(changed.expression.constant, of: taken[place].id)) != nil {
        taken[place].constraint = changed
      }
    default: break
    }
  }

  /// The same constraints, added all at once; nil if they are refused.
  public func rebuilt() -> ConstraintSystem? {
    var system = ConstraintSystem()
    for _ in variables { _ = system.makeVariable() }
    guard (try? system.add(contentsOf: taken.map(\.constraint))) != nil,
      system.solve() == .solved
    else { return nil }
    return system
  }

  /// How much a system violates the constraints of each priority, beside what rounding leaves.
  public func violations(in system: ConstraintSystem) -> [Double: Double] {
    var levels: [Double: Double] = [:]
    for (_, constraint) in taken {
      let value = system.value(of: constraint.expression)
      let violation =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      levels[constraint.priority.rawValue, default: 0] += violation
    }
    return levels
  }

  /// The greatest value: what rounding is measured by.
  public func magnitude(in system: ConstraintSystem) -> Double {
    variables.reduce(1) { max($0, abs(system.value(of: $1))) }
  }

  /// What is wrong: a sentence for each fault; none where all is well.
  public var faults: [String] {
    var faults: [String] = []
    if outcomes.contains(.stopped) { faults.append("a search was stopped") }
    let slack = 1e-6 * max(1, magnitude(in: system) * 1e-3)
    let own = violations(in: system)
    if let required = own[1000], required > slack {
      faults.append("required constraints are violated by \(required)")
    }
    guard let rebuilt = rebuilt() else { return faults + ["the same constraints at once fail"] }
    let others = violations(in: rebuilt)
    if let required = others[1000], required > slack {
      faults.append("at once, required constraints are violated by \(required)")
    }
    for (priority, other) in others.sorted(by: { $0.key > $1.key }) {
      let difference = abs(other - own[priority, default: 0])
      guard difference > slack * max(1, other) else { continue }
      return faults + ["level \(priority): \(own[priority, default: 0]), at once \(other)"]
    }
    return faults
  }
}
