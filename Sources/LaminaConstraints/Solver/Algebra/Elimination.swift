/// Gaussian elimination of a sparse square matrix: singletons first, then Markowitz's least fill.
///
/// ```
///   x . .     a column with one row left: that row is a pivot and changes no other
///   x x .     a row with one column left: the column goes from the other rows, nothing is added
///   . x X     what is left is the nucleus: the row and column that can add least go first
/// ```
///
/// The bases of layouts are nearly triangular, so that almost all pivots are singletons and cost
/// what their row and column hold. (H. M. Markowitz, "The elimination form of the inverse", 1957.)
struct Elimination {
  /// One step: the row (slot) and column (variable) that leave, and the number between them.
  struct Pivot {
    var slot: Int32
    var variable: Int32
    var value: Double
  }

  /// The steps in their order.
  private(set) var pivots: [Pivot] = []
  /// What pivot rows had beside their pivot: list is the step, index the variable.
  private(set) var upper: [SparseLists.Entry] = []
  /// How often a pivot row was taken from later rows: list is the step, index the slot.
  private(set) var lower: [SparseLists.Entry] = []

  private let rows: SparseLists
  private let columns: SparseLists
  private var rowCounts: [Int32]
  private var columnCounts: [Int32]
  private var isRowLeft: [Bool]
  private var isColumnLeft: [Bool]
  /// A pivot smaller than this, with rows scaled to 1, counts as zero.
  private let leastPivot: Double
  /// How small a pivot may be beside the greatest number of its row.
  private let threshold: Double

  /// Eliminates a matrix whose rows (lists) hold variables; fewer pivots than rows if some depend
  /// on others.
  ///
  /// Strictly, rows that nearly depend on others count as dependent, and pivots are surer.
  init(_ rows: SparseLists, columnCount: Int, isStrict: Bool = false) {
    leastPivot = isStrict ? 1e-7 : 1e-10
    threshold = isStrict ? 0.5 : 0.1
    let count = rows.count
    self.rows = rows
    var transposed: [SparseLists.Entry] = []
    transposed.reserveCapacity(rows.indices.count)
    for row in 0..<count {
      for entry in rows[row] {
        transposed.append(
          SparseLists.Entry(
            list: rows.indices[entry], index: Int32(row), value: rows.values[entry]))
      }
    }
    columns = SparseLists(count: columnCount, transposed)
    rowCounts = (0..<count).map { Int32(rows[$0].count) }
    columnCounts = (0..<columnCount).map { [columns] in Int32(columns[$0].count) }
    isRowLeft = Array(repeating: true, count: count)
    isColumnLeft = Array(repeating: true, count: columnCount)
    pivots.reserveCapacity(count)
    peelSingletons()
    if pivots.count < count { eliminateNucleus() }
  }

  /// The rows that depend on others, each with a variable that no row determines.
  var dependent: [(slot: Int32, variable: Int32)] {
    let slots = isRowLeft.indices.filter { isRowLeft[$0] }
    let variables = isColumnLeft.indices.filter { isColumnLeft[$0] }
    return zip(slots, variables).map { (Int32($0), Int32($1)) }
  }

  /// The greatest number that was made, where rows begin with 1.
  var growth: Double {
    upper.reduce(1) { max($0, abs($1.value)) }
  }

  // MARK: Singletons

  private mutating func peelSingletons() {
    var singleColumns = columnCounts.indices.filter { columnCounts[$0] == 1 }.map(Int32.init)
    var singleRows = rowCounts.indices.filter { rowCounts[$0] == 1 }.map(Int32.init)
    while true {
      if let variable = singleColumns.popLast() {
        guard isColumnLeft[Int(variable)], columnCounts[Int(variable)] == 1 else { continue }
        peelColumn(Int(variable), &singleRows, &singleColumns)
      } else if let slot = singleRows.popLast() {
        guard isRowLeft[Int(slot)], rowCounts[Int(slot)] == 1 else { continue }
        peelRow(Int(slot), &singleRows, &singleColumns)
      } else {
        return
      }
    }
  }

  private mutating func peelColumn(
    _ variable: Int, _ singleRows: inout [Int32], _ singleColumns: inout [Int32]
  ) {
    for entry in columns[variable] where isRowLeft[Int(columns.indices[entry])] {
      guard abs(columns.values[entry]) > leastPivot else { return }
      let slot = columns.indices[entry]
      peel(Int(slot), variable, value: columns.values[entry], &singleRows, &singleColumns)
      return
    }
  }

  private mutating func peelRow(
    _ slot: Int, _ singleRows: inout [Int32], _ singleColumns: inout [Int32]
  ) {
    for entry in rows[slot] where isColumnLeft[Int(rows.indices[entry])] {
      guard abs(rows.values[entry]) > leastPivot else { return }
      let variable = rows.indices[entry]
      peel(slot, Int(variable), value: rows.values[entry], &singleRows, &singleColumns)
      return
    }
  }

  private mutating func peel(
    _ slot: Int, _ variable: Int, value: Double,
    _ singleRows: inout [Int32], _ singleColumns: inout [Int32]
  ) {
    let step = begin(slot, variable, value: value)
    for entry in rows[slot] {
      let other = Int(rows.indices[entry])
      guard isColumnLeft[other] else { continue }
      upper.append(.init(list: step, index: Int32(other), value: rows.values[entry]))
      columnCounts[other] -= 1
      if columnCounts[other] == 1 { singleColumns.append(Int32(other)) }
    }
    for entry in columns[variable] {
      let other = Int(columns.indices[entry])
      guard isRowLeft[other] else { continue }
      lower.append(.init(list: step, index: Int32(other), value: columns.values[entry] / value))
      rowCounts[other] -= 1
      if rowCounts[other] == 1 { singleRows.append(Int32(other)) }
    }
  }

  private mutating func begin(_ slot: Int, _ variable: Int, value: Double) -> Int32 {
    isRowLeft[slot] = false
    isColumnLeft[variable] = false
    pivots.append(Pivot(slot: Int32(slot), variable: Int32(variable), value: value))
    return Int32(pivots.count - 1)
  }

  // MARK: Nucleus

  private mutating func eliminateNucleus() {
    var nucleus = Nucleus(rows, isRowLeft, isColumnLeft: isColumnLeft)
    while let (row, variable, value) = nucleus.next(threshold: threshold, least: leastPivot) {
      let step = begin(nucleus.slots[row], variable, value: value)
      nucleus.eliminate(row, variable, value: value, step: step, &upper, &lower)
    }
  }
}
