/// Variables and constraints, and the best values that strict priorities allow.
///
/// ```swift
/// var system = ConstraintSystem()
/// let left = system.makeVariable("left"), right = system.makeVariable("right")
/// try system.add(contentsOf: [right == left + 50, right <= 40, (left == 0).priority(750)])
/// system.solve()
/// system.value(of: left)                          // -10: the required ones hold
/// ```
///
/// What is best:
/// 1. Required constraints hold.
/// 2. From the highest priority down, the sum of the violations of all constraints of that
///    priority is the least that those above allow.
/// 3. What is still open is settled variable by variable in the order in which they were made:
///    each is as near to zero as those before it allow. See `ambiguousVariables()`.
///
/// So the values depend on the constraints and on the order of the variables, never on the order
/// in which constraints were added, removed or changed. A value: copies are independent.
///
/// - Complexity: building is nearly linear for layouts; a suggestion costs what it moves.
public struct ConstraintSystem: Sendable {
  /// A constraint that was taken.
  struct Record: Sendable {
    var constraint: LinearConstraint
    var place = Place.nowhere
    var isEdit = false
  }

  var names: [String] = []
  var records: [Record?] = []
  var parts: [Part] = []
  /// The part of each variable; -1 while no constraint has it.
  var partOf: [Int32] = []
  /// How each variable follows from the solution: `scale * solution[root] + shift`.
  @usableFromInline var links: [AffineClasses.Link] = []
  /// The values of roots, by variable.
  @usableFromInline var solution: [Double] = []
  /// The parts whose values are not those of the present constraints.
  var unsolved: Set<Int> = []
  /// The constraint of each variable that is edited.
  var edits: [Variable: ConstraintID] = [:]
  /// Parts that stand empty, to be used again.
  var freeParts: [Int] = []

  /// A system without variables.
  public init() {}

  /// Makes a variable; it is zero until constraints say otherwise.
  ///
  /// - Parameter name: what errors call it.
  /// - Returns: The variable.
  public mutating func makeVariable(_ name: String = "") -> Variable {
    let index = names.count
    names.append(name)
    partOf.append(-1)
    links.append(AffineClasses.Link(root: Int32(index), scale: 1, shift: 0))
    solution.append(0)
    return Variable(index: index)
  }

  /// The name of a variable: what it was made with, or `v` and its number.
  public func name(of variable: Variable) -> String {
    guard names.indices.contains(variable.index) else { return "?" }
    return names[variable.index].isEmpty ? "v\(variable.index)" : names[variable.index]
  }

  /// The value of a variable at the last `solve()`.
  ///
  /// - Complexity: O(1).
  @inlinable public func value(of variable: Variable) -> Double {
    guard links.indices.contains(variable.index) else { return 0 }
    let link = links[variable.index]
    return link.root < 0 ? link.shift : link.scale * solution[Int(link.root)] + link.shift
  }

  /// The value of an expression at the last `solve()`.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// A constraint that the system has; nil if it was removed.
  public subscript(_ id: ConstraintID) -> LinearConstraint? {
    records.indices.contains(id.index) ? records[id.index]?.constraint : nil
  }

  /// How a search for values ended.
  public enum Outcome: Hashable, Sendable {
    /// The values are the best there are.
    case solved
    /// The bound on steps was reached, or rounding was too great: values are those before.
    case stopped
  }

  /// Brings values up to date with all that was added, removed, changed and suggested.
  ///
  /// - Returns: Whether the values are the best; always, unless numbers are beyond reason.
  @discardableResult
  public mutating func solve() -> Outcome {
    var outcome = Outcome.solved
    while let number = unsolved.popFirst() {
      if !solvePart(number) { outcome = .stopped }
    }
    return outcome
  }

  /// What has been done so far, in counts that are the same on every machine.
  public var work: SolverWork {
    parts.reduce(into: SolverWork()) { $0 += $1.work }
  }
}
