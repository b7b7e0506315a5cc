/// The active rows: as many as there are variables, independent, so that they determine a vertex.
///
/// ```
///   slot   0      1      2          row >= 0: a row of the store
///   row    4     ~1      7          row <  0: the tie row of variable ~row, "x = 0"
/// ```
///
/// Kept as triangular factors of the rows themselves and a list of the exchanges since then
/// (product form: A. Orden and G. B. Dantzig, 1954). Factors are made again from the original
/// numbers after some exchanges, so that rounding does not build up.
struct Basis: Sendable {
  /// The row in each slot.
  private(set) var rows: [Int32]
  /// How many exchanges have been made since the system began: names a basis.
  private(set) var version = 0
  private var factors: Factors
  private var pivots: [(slot: Int32, value: Double)] = []
  private var exchanges = SparseLists()
  private var slots: SparseVector

  /// Every variable in the slot of its number, held by its tie row.
  init(variableCount count: Int) {
    rows = (0..<Int32(count)).map { ~$0 }
    factors = Factors(identityOf: count)
    slots = SparseVector(count: count)
  }

  var count: Int { rows.count }

  /// Whether there were exchanges since the factors were made.
  var hasExchanges: Bool { !pivots.isEmpty }

  /// Whether the list of exchanges has grown so long that new factors are cheaper.
  var wantsFactors: Bool {
    pivots.count >= 64 + count / 4 || exchanges.indices.count > 3 * factors.entryCount + 200
  }

  /// Adds a variable, held by its tie row; returns its slot.
  mutating func addVariable() -> Int {
    rows.append(~Int32(count))
    factors.grow()
    slots.grow()
    version += 1
    return count - 1
  }

  /// How a row, given over variables, is made of the active rows.
  mutating func combination(of row: SparseVector, into result: inout SparseVector) {
    result.clear()
    factors.solveTransposed(row, into: &result)
    for (number, pivot) in pivots.enumerated() {
      let value = result[Int(pivot.slot)]
      guard value != 0 else { continue }
      let share = value / pivot.value
      result.set(Int(pivot.slot), share)
      for entry in exchanges[number] {
        result.add(Int(exchanges.indices[entry]), -exchanges.values[entry] * share)
      }
    }
  }

  /// How the variables move when the residual of one active row grows by 1, the others' not.
  mutating func direction(of slot: Int, into result: inout SparseVector) {
    slots.clear()
    slots.set(slot, 1)
    solveSlots(into: &result)
  }

  /// The vertex: the values at which each active row meets its target.
  mutating func vertex(targets: (Int32) -> Double, into result: inout SparseVector) {
    slots.clear()
    for (slot, row) in rows.enumerated() {
      let target = targets(row)
      if target != 0 { slots.set(slot, target) }
    }
    solveSlots(into: &result)
  }

  private mutating func solveSlots(into result: inout SparseVector) {
    result.clear()
    for (number, pivot) in pivots.enumerated().reversed() {
      let before = slots[Int(pivot.slot)]
      var sum = before
      for entry in exchanges[number] {
        sum -= exchanges.values[entry] * slots[Int(exchanges.indices[entry])]
      }
      if sum != 0 || before != 0 { slots.set(Int(pivot.slot), sum / pivot.value) }
    }
    factors.solve(slots, into: &result)
  }

  /// Begins with other rows, one for each slot; the factors have to be made next.
  mutating func begin(with rows: [Int32]) {
    self.rows = rows
    version += 1
  }

  /// Puts a row, given as a combination of the active rows, into a slot.
  mutating func exchange(_ slot: Int, for row: Int32, combination: SparseVector) {
    rows[slot] = row
    pivots.append((Int32(slot), combination[slot]))
    for index in combination.indices where Int(index) != slot {
      let value = combination[Int(index)]
      if abs(value) > 1e-13 { exchanges.append(index, value) }
    }
    exchanges.endList()
    version += 1
  }

  /// Makes the factors again; false if rows depended on others and gave way to tie rows.
  ///
  /// Numbers that grow beyond bounds while rows are eliminated take the places of others with them:
  /// the elimination then begins again with surer pivots.
  mutating func factor(_ store: RowStore, isStrict: Bool) -> Bool {
    var isWhole = true
    var isStrict = isStrict
    var elimination = Elimination(matrix(store), columnCount: count, isStrict: isStrict)
    if !isStrict, elimination.growth > 1e6 {
      isStrict = true
      elimination = Elimination(matrix(store), columnCount: count, isStrict: true)
    }
    while elimination.pivots.count < count {
      isWhole = false
      for (slot, variable) in elimination.dependent { rows[Int(slot)] = ~variable }
      elimination = Elimination(matrix(store), columnCount: count, isStrict: isStrict)
    }
    factors = Factors(elimination)
    pivots.removeAll(keepingCapacity: true)
    exchanges = SparseLists()
    version += 1
    return isWhole
  }

  private func matrix(_ store: RowStore) -> SparseLists {
    var matrix = SparseLists()
    for row in rows {
      if row < 0 {
        matrix.append(~row, 1)
      } else {
        for entry in store.entries(of: Int(row)) {
          matrix.append(store.variables[entry], store.coefficients[entry])
        }
      }
      matrix.endList()
    }
    return matrix
  }
}
