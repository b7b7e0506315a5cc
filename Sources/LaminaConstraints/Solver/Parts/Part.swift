/// Where a constraint has gone in its part.
enum Place: Hashable, Sendable {
  /// It has not been built yet.
  case nowhere
  /// It is a row of the simplex, alone.
  case row(Int32)
  /// It is in a row with others, or was substituted: the part is built again when it changes.
  case merged
  /// Its variables all have values: it holds, or is violated for good.
  case settled
}

/// Variables that constraints connect, with the solver that finds them; parts are solved apart.
struct Part: Sendable {
  /// The variables, in the order in which they were made.
  var variables: [Int32] = []
  /// The constraints, as numbers of the system.
  var constraints: [Int32] = []
  /// The solver; nil until the part is built.
  var solver: DualSimplex?
  /// The variable that each of the solver's variables stands for.
  var roots: [Int32] = []
  /// The solver's variable for each root.
  var locals: [Int32: Int32] = [:]
  /// The soft priorities, highest first.
  var levels: [Double] = []
  /// Whether equalities are substituted first; not where that turned out to be too coarse.
  var isPresolved = true
  /// Whether values are those of the present constraints.
  var isSolved = false
  /// Whether the solver, but for suggestions that have come since, is at the best values.
  var wasSolved = false
  /// What was suggested since the last `solve()`, by constraint.
  var suggestions: [Int32: Double] = [:]
  /// The row whose target alone was moved last.
  var lastMoved: Int?
  /// Whether constraints were removed, so that it may have fallen into several.
  var mayHaveSplit = false
  /// How many rows and variables it had when it was built, and how many were added since.
  var builtCount = 0
  var addedCount = 0
  /// The way of the values while one target moves.
  var ray: Ray?
  /// What a solver did that has been dropped since.
  var pastWork = SolverWork()

  /// Drops the solver: it is built again when it is next needed.
  mutating func forget() {
    if let solver { pastWork += solver.work }
    solver = nil
    ray = nil
    isSolved = false
    wasSolved = false
  }

  var work: SolverWork {
    var sum = pastWork
    if let solver { sum += solver.work }
    return sum
  }
}
