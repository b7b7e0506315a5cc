/// Chooses the rows to begin with: independent ones, the most important first.
///
/// ```
///   required equalities      ──▶ pivots          what was chosen is substituted into the rows
///   equalities, by priority  ──▶ pivots          of the next class; rows that vanish depend on
///   inequalities, likewise   ──▶ pivots          more important ones and are left out
/// ```
///
/// In most layouts this is the solution already, and the simplex method has only to mend where
/// wishes conflict. Any independent rows would do: their multipliers are zero, which always fits.
struct Crash {
  private var chosen: [Int32] = []
  /// What was read and written.
  private(set) var effort = 0

  private let variableCount: Int
  private var upper = SparseLists()
  private var pivots: [Double] = []
  private var positions: [Int32]
  private var pivotVariables: [Int32] = []
  private var sums: SparseVector
  private var reached: PositionSet
  private let limit: Int

  init(_ store: RowStore, variableCount: Int, levelCount: Int) {
    self.variableCount = variableCount
    positions = Array(repeating: -1, count: variableCount)
    sums = SparseVector(count: variableCount)
    reached = PositionSet(count: variableCount)
    limit = 1000 + 40 * store.variables.count
    for rows in Crash.classes(store, levelCount) {
      guard pivots.count < variableCount, effort < limit else { break }
      if !rows.isEmpty { chooseRows(rows, store) }
    }
  }

  /// One row for each variable: those that were chosen, and tie rows of what they leave open.
  var rows: [Int32] {
    chosen + positions.indices.filter { positions[$0] < 0 }.map { ~Int32($0) }
  }

  /// The rows by importance: what has to stand at its target before what has to be on one side.
  private static func classes(_ store: RowStore, _ levelCount: Int) -> [[Int32]] {
    var classes: [[Int32]] = Array(repeating: [], count: 2 * levelCount + 3)
    for number in 0..<store.count where store[number].isAlive {
      let (below, above) = (store[number].below.rank, store[number].above.rank)
      let rank = max(below, above)
      if rank <= levelCount {
        classes[rank].append(Int32(number))
      } else {
        // Required inequalities come last: most of them have room.
        let least = min(below, above)
        classes[levelCount + 1 + (least == 0 ? levelCount + 1 : least)].append(Int32(number))
      }
    }
    return classes
  }

  /// Chooses among the rows of a class.
  private mutating func chooseRows(_ rows: [Int32], _ store: RowStore) {
    var matrix = SparseLists()
    for row in rows { append(reduced(row, store), to: &matrix) }
    let elimination = Elimination(matrix, columnCount: variableCount)
    for pivot in elimination.pivots {
      chosen.append(rows[Int(pivot.slot)])
      positions[Int(pivot.variable)] = Int32(pivots.count)
      pivotVariables.append(pivot.variable)
      pivots.append(pivot.value)
    }
    // The entries of a step follow each other.
    var place = 0
    for step in elimination.pivots.indices {
      while place < elimination.upper.count, Int(elimination.upper[place].list) == step {
        upper.append(elimination.upper[place].index, elimination.upper[place].value)
        place += 1
      }
      upper.endList()
    }
    effort += elimination.upper.count + elimination.lower.count
  }

  /// A row over the variables that have no pivot yet, left in `sums`.
  private mutating func reduced(_ row: Int32, _ store: RowStore) -> [Int32] {
    for entry in store.entries(of: Int(row)) {
      add(store.variables[entry], store.coefficients[entry])
    }
    while let position = reached.popFirst() {
      let variable = Int(pivotVariables[position])
      guard sums[variable] != 0 else { continue }
      let factor = sums[variable] / pivots[position]
      sums.set(variable, 0)
      for entry in upper[position] {
        add(upper.indices[entry], -factor * upper.values[entry])
      }
      effort += upper[position].count
    }
    return sums.indices
  }

  private mutating func add(_ variable: Int32, _ value: Double) {
    sums.add(Int(variable), value)
    let position = positions[Int(variable)]
    if position >= 0 { reached.insert(Int(position)) }
  }

  private mutating func append(_ variables: [Int32], to matrix: inout SparseLists) {
    for variable in variables where abs(sums[Int(variable)]) > 1e-9 {
      matrix.append(variable, sums[Int(variable)])
    }
    matrix.endList()
    sums.clear()
    effort += variables.count
  }
}
