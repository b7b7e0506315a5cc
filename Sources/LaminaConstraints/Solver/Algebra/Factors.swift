/// The triangular factors of a basis: `rows of the basis = L * U` up to the order of rows and columns.
///
/// ```
///   slot ──position── L ──▶ U ──position── variable
/// ```
///
/// Position `k` is the k-th pivot of the elimination: a row (slot) and a column (variable). Row
/// `k` of U holds what the pivot row had in columns that were eliminated later; column `k` of L
/// holds how often the pivot row was taken from later rows. Both are kept by rows and by columns,
/// so that each of the four triangular solves scatters from the positions that differ from zero.
struct Factors: Sendable {
  var positionOfSlot: [Int32] = []
  var slotAtPosition: [Int32] = []
  var positionOfVariable: [Int32] = []
  var variableAtPosition: [Int32] = []
  var diagonal: [Double] = []
  var upperRows = SparseLists()
  var upperColumns = SparseLists()
  var lowerRows = SparseLists()
  var lowerColumns = SparseLists()
  private var work: [Double] = []
  private var reached = PositionSet(count: 0)

  var count: Int { diagonal.count }
  /// How many numbers the factors hold.
  var entryCount: Int { count + upperRows.indices.count + lowerRows.indices.count }

  /// The factors of the unit matrix: variable `i` alone in slot `i`.
  init(identityOf count: Int) {
    for _ in 0..<count { grow() }
  }

  /// The factors made by an elimination.
  init(_ elimination: Elimination) {
    let count = elimination.pivots.count
    positionOfSlot = Array(repeating: 0, count: count)
    positionOfVariable = positionOfSlot
    for (position, pivot) in elimination.pivots.enumerated() {
      positionOfSlot[Int(pivot.slot)] = Int32(position)
      positionOfVariable[Int(pivot.variable)] = Int32(position)
      slotAtPosition.append(pivot.slot)
      variableAtPosition.append(pivot.variable)
      diagonal.append(pivot.value)
    }
    // Entries name variables and slots; from here on they name positions.
    let upper = elimination.upper.map { entry in
      SparseLists.Entry(
        list: entry.list, index: positionOfVariable[Int(entry.index)], value: entry.value)
    }
    let lower = elimination.lower.map { entry in
      SparseLists.Entry(
        list: entry.list, index: positionOfSlot[Int(entry.index)], value: entry.value)
    }
    upperRows = SparseLists(count: count, upper)
    upperColumns = SparseLists(count: count, upper.map(\.transposed))
    lowerColumns = SparseLists(count: count, lower)
    lowerRows = SparseLists(count: count, lower.map(\.transposed))
    work = Array(repeating: 0, count: count)
    reached = PositionSet(count: count)
  }

  /// Adds a variable alone in a slot of its own.
  mutating func grow() {
    let position = Int32(count)
    positionOfSlot.append(position)
    slotAtPosition.append(position)
    positionOfVariable.append(position)
    variableAtPosition.append(position)
    diagonal.append(1)
    upperRows.endList()
    upperColumns.endList()
    lowerRows.endList()
    lowerColumns.endList()
    work.append(0)
    reached.grow(to: count)
  }

  /// Solves `basis * x = y`: takes `y` over slots, gives `x` over variables.
  mutating func solve(_ y: SparseVector, into x: inout SparseVector) {
    for slot in y.indices where y[Int(slot)] != 0 { put(y[Int(slot)], positionOfSlot[Int(slot)]) }
    scatterUpwards(lowerColumns)
    reachAgain()
    while let position = reached.popLast() {
      let value = takeWork(position) / diagonal[position]
      guard value != 0 else { continue }
      x.set(Int(variableAtPosition[position]), value)
      scatter(value, along: upperColumns, at: position)
    }
  }

  /// Solves `basis transposed * y = x`: takes `x` over variables, gives `y` over slots.
  mutating func solveTransposed(_ x: SparseVector, into y: inout SparseVector) {
    for variable in x.indices where x[Int(variable)] != 0 {
      put(x[Int(variable)], positionOfVariable[Int(variable)])
    }
    while let position = reached.popFirst() {
      guard work[position] != 0 else { continue }
      work[position] /= diagonal[position]
      passed.append(Int32(position))
      scatter(work[position], along: upperRows, at: position)
    }
    reachAgain()
    while let position = reached.popLast() {
      let value = takeWork(position)
      guard value != 0 else { continue }
      y.set(Int(slotAtPosition[position]), value)
      scatter(value, along: lowerRows, at: position)
    }
  }

  /// Positions that a first triangular solve has left different from zero.
  private var passed: [Int32] = []

  private mutating func scatterUpwards(_ lists: SparseLists) {
    while let position = reached.popFirst() {
      guard work[position] != 0 else { continue }
      passed.append(Int32(position))
      scatter(work[position], along: lists, at: position)
    }
  }

  private mutating func reachAgain() {
    for position in passed { reached.insert(Int(position)) }
    passed.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func put(_ value: Double, _ position: Int32) {
    work[Int(position)] += value
    reached.insert(Int(position))
  }

  @inline(__always)
  private mutating func takeWork(_ position: Int) -> Double {
    let value = work[position]
    work[position] = 0
    return abs(value) < 1e-14 ? 0 : value
  }

  @inline(__always)
  private mutating func scatter(_ value: Double, along lists: SparseLists, at position: Int) {
    for entry in lists[position] {
      let index = Int(lists.indices[entry])
      work[index] -= lists.values[entry] * value
      reached.insert(index)
    }
  }
}

extension SparseLists.Entry {
  /// The same entry of the transposed matrix.
  var transposed: SparseLists.Entry {
    SparseLists.Entry(list: index, index: list, value: value)
  }
}
