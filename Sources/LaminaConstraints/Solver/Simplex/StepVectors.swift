/// What a step is computed in: a row, what it is of the active rows, and a way.
///
/// ```
///  row      over variables   ──combine──▶ shares   over slots
///  a slot                    ──findWay──▶ way      over variables
/// ```
///
/// Memory that is used again; what each holds is that of the latest call.
struct StepVectors: Sendable {
  private(set) var row: SparseVector
  private(set) var shares: SparseVector
  private(set) var way: SparseVector

  init(count: Int) {
    row = SparseVector(count: count)
    shares = row
    way = row
  }

  mutating func grow() {
    row.grow()
    shares.grow()
    way.grow()
  }

  /// Loads a row of the store.
  mutating func load(_ number: Int, of store: RowStore) {
    row.clear()
    for entry in store.entries(of: number) {
      row.set(Int(store.variables[entry]), store.coefficients[entry])
    }
  }

  /// Loads the tie row of a variable.
  mutating func load(variable: Int) {
    row.clear()
    row.set(variable, 1)
  }

  /// Begins a sum of rows.
  mutating func clearRow() { row.clear() }

  /// Adds a multiple of a row of the store.
  mutating func add(_ number: Int, of store: RowStore, times value: Double) {
    for entry in store.entries(of: number) {
      row.add(Int(store.variables[entry]), value * store.coefficients[entry])
    }
  }

  /// Finds how the row is made of the active rows.
  mutating func combine(_ basis: inout Basis) { basis.combination(of: row, into: &shares) }

  /// Finds how variables move when the residual of one active row grows by 1, the others' not.
  mutating func findWay(of slot: Int, _ basis: inout Basis) {
    basis.direction(of: slot, into: &way)
  }

  /// Finds the values at which each active row meets its target.
  mutating func findVertex(_ store: RowStore, _ ties: TieRows, _ basis: inout Basis) {
    basis.vertex(
      targets: { row in row < 0 ? ties.target(of: Int(~row)) : store[Int(row)].target },
      into: &way)
  }

  /// The share of the slot in the row, computed from the column: `way` is that of the slot.
  var shareByWay: Double {
    var sum = 0.0
    for index in row.indices { sum += row[Int(index)] * way[Int(index)] }
    return sum
  }

  /// The greatest share; 1 where all are less.
  var greatestShare: Double {
    var greatest = 1.0
    for index in shares.indices { greatest = max(greatest, abs(shares[Int(index)])) }
    return greatest
  }

  /// The greatest number in the row.
  var greatestEntry: Double {
    var greatest = 0.0
    for index in row.indices { greatest = max(greatest, abs(row[Int(index)])) }
    return greatest
  }

  /// The variable that moves most on the way.
  var mostMoved: Int? {
    way.indices.max(by: { abs(way[Int($0)]) < abs(way[Int($1)]) }).map(Int.init)
  }
}
