import Foundation
import LaminaConstraints
import SolverScenes
import SeededRandom

/// Writes random systems and what the solver makes of them, one JSON object a line, for
/// `Scripts/check-solver`, which compares them with SciPy's HiGHS.
///
///     SolverProbe COUNT SEED           systems as layouts have them
///     SolverProbe COUNT SEED hard      systems of the hard kind
///     SolverProbe COUNT SEED faults    of the hard kind, each compared with itself built at once
@main
enum SolverProbe {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let kind = CommandLine.arguments.last ?? ""
    let count = Int(arguments.first ?? 1000)
    let seed = arguments.dropFirst().first ?? 1
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for number in 0..<UInt64(count) {
      let seed = seed &* 1_000_003 &+ number
      if kind == "faults" {
        let faults = HardSystem(seed: seed).faults
        if !faults.isEmpty { print(seed, faults.joined(separator: "; ")) }
        continue
      }
      let trial = kind == "hard" ? Trial(HardSystem(seed: seed)) : Trial(seed: seed)
      print(String(decoding: try encoder.encode(trial), as: UTF8.self))
    }
  }
}

/// A constraint as Python reads it.
struct Line: Codable {
  var terms: [[Double]]
  var constant: Double
  var relation: String
  var priority: Double

  init(_ constraint: LinearConstraint, _ variables: [Variable]) {
    terms = constraint.expression.terms.map { term in
      [Double(variables.firstIndex(of: term.variable) ?? -1), term.coefficient]
    }
    constant = constraint.expression.constant
    relation = constraint.relation.description
    priority = constraint.priority.rawValue
  }
}

/// A constraint that was refused: after how many that were taken, and with which of them.
struct Refusal: Codable {
  var taken: Int
  var refused: Line
  var conflict: [Int]
  /// What was held and what was named, where constraints came and went.
  var before: [Line]?
  var named: [Line]?
}

/// One random system.
struct Trial: Codable {
  var variableCount: Int
  var taken: [Line] = []
  var refusals: [Refusal] = []
  var values: [Double] = []
  /// Not looked for in systems of the hard kind.
  var ambiguous: [Int]?

  init(_ hard: HardSystem) {
    variableCount = hard.variables.count
    taken = hard.taken.map { Line($0.constraint, hard.variables) }
    values = hard.variables.map { hard.system.value(of: $0) }
    refusals = hard.refusals.suffix(2).map { refusal in
      func lines(_ constraints: [LinearConstraint]) -> [Line] {
        constraints.map { Line($0, hard.variables) }
      }
      return Refusal(
        taken: 0, refused: Line(refusal.refused, hard.variables), conflict: [],
        before: lines(refusal.before), named: lines(refusal.conflict))
    }
  }

  init(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    variableCount = Int.random(in: 4...20, using: &random)
    var system = ConstraintSystem()
    let variables = (0..<variableCount).map { _ in system.makeVariable() }
    var identifiers: [ConstraintID] = []
    let count = Int.random(in: variableCount...(4 * variableCount), using: &random)
    let pool = (0..<count).map { _ in LinearConstraint.random(variables, &random) }
    // Half of the systems begin with a batch, so that both ways of building are looked at.
    var rest = pool[...]
    if Bool.random(using: &random) {
      let batch = Array(pool.prefix(count / 2))
      if let taken = try? system.add(contentsOf: batch) {
        identifiers += taken
        self.taken += batch.map { Line($0, variables) }
        rest = pool.dropFirst(count / 2)
      }
    }
    for constraint in rest {
      if Int.random(in: 0..<8, using: &random) == 0 { system.solve() }
      do throws(ConstraintConflict) {
        identifiers.append(try system.add(constraint))
        taken.append(Line(constraint, variables))
      } catch {
        refusals.append(
          Refusal(
            taken: taken.count, refused: Line(constraint, variables),
            conflict: error.identifiers.compactMap { identifiers.firstIndex(of: $0) }))
      }
    }
    system.solve()
    values = variables.map { system.value(of: $0) }
    ambiguous = system.ambiguousVariables().compactMap { variables.firstIndex(of: $0) }
  }
}
