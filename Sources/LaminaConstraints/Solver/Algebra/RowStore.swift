/// What violating a row on one side of its target costs.
enum RowSide: Sendable, Equatable {
  /// Nothing: this side is allowed.
  case free
  /// It must not happen.
  case required
  /// The place of its priority among the part's levels, and what one unit costs there.
  case soft(level: Int, weight: Double)

  /// The order in which sides are mended: required ones first, then from the highest level down.
  var rank: Int {
    switch self {
    case .free: .max
    case .required: 0
    case .soft(let level, _): level + 1
    }
  }

  /// The same for a row that was divided by a number.
  func scaled(by scale: Double) -> RowSide {
    guard case .soft(let level, let weight) = self else { return self }
    return .soft(level: level, weight: weight * scale)
  }

  var isSoft: Bool { if case .soft = self { true } else { false } }
}

/// A row before it is stored: terms over the part's variables, each at most once.
///
/// An equality costs the same on both sides, an inequality nothing on one of them. A size that
/// resists compression more than it hugs is one row too: its sides have different levels.
struct RowDraft: Sendable {
  var terms: [(variable: Int32, coefficient: Double)] = []
  var target = 0.0
  /// What a left side below the target costs.
  var below = RowSide.free
  /// What a left side above the target costs.
  var above = RowSide.free
}

/// The rows of a part as sparse lists, each scaled to greatest coefficient 1, with column lists.
struct RowStore: Sendable {
  /// One row.
  struct Row: Sendable {
    var start: Int32
    var end: Int32
    var below: RowSide
    var above: RowSide
    var target: Double
    /// Left side less target, at the variables' present values.
    var residual = 0.0
    /// Where its multiplier stands while it is not active: at the lower end of its range (-1), at
    /// the upper end (1), or at zero.
    var side: Int8 = 0
    /// Its slot in the basis; -1 when it is not active.
    var slot: Int32 = -1
    var isAlive = true
    /// How soon it is to be mended, where it is noted for that.
    var pendingRank: Int32 = .max

    var isActive: Bool { slot >= 0 }
  }

  private(set) var rows: [Row] = []
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  private var owners: [Int32] = []
  private var nexts: [Int32] = []
  private var heads: [Int32]

  init(variableCount: Int) { heads = Array(repeating: -1, count: variableCount) }

  var count: Int { rows.count }

  subscript(row: Int) -> Row {
    get { rows[row] }
    _modify { yield &rows[row] }
  }

  func entries(of row: Int) -> Range<Int> { Int(rows[row].start)..<Int(rows[row].end) }

  mutating func addVariable() { heads.append(-1) }

  /// Stores a row and returns its number.
  mutating func append(_ draft: RowDraft) -> Int {
    let number = Int32(rows.count)
    let scale = draft.terms.reduce(0) { max($0, abs($1.coefficient)) }
    let start = Int32(variables.count)
    for term in draft.terms {
      owners.append(number)
      nexts.append(heads[Int(term.variable)])
      heads[Int(term.variable)] = Int32(variables.count)
      variables.append(term.variable)
      coefficients.append(term.coefficient / scale)
    }
    rows.append(
      Row(
        start: start, end: Int32(variables.count), below: draft.below.scaled(by: scale),
        above: draft.above.scaled(by: scale), target: draft.target / scale))
    return Int(number)
  }

  /// Calls `body` with each row that has a variable, and the coefficient there.
  @inline(__always)
  func forEachRow(with variable: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    var entry = heads[variable]
    while entry >= 0 {
      body(Int(owners[Int(entry)]), coefficients[Int(entry)])
      entry = nexts[Int(entry)]
    }
  }

  /// Adds `step` times the column of a variable to the residuals, and lists the rows it met.
  @inline(__always)
  mutating func move(_ variable: Int, by step: Double, touching touched: inout [Int32]) {
    var entry = heads[variable]
    while entry >= 0 {
      let row = owners[Int(entry)]
      rows[Int(row)].residual += coefficients[Int(entry)] * step
      touched.append(row)
      entry = nexts[Int(entry)]
    }
  }

  /// The left side of a row at given values.
  func activity(of row: Int, at x: [Double]) -> Double {
    var sum = 0.0
    for entry in entries(of: row) { sum += coefficients[entry] * x[Int(variables[entry])] }
    return sum
  }

  /// The greatest term of a row at given values: what its rounding is measured by.
  func magnitude(of row: Int, at x: [Double]) -> Double {
    var greatest = max(1, abs(rows[row].target))
    for entry in entries(of: row) {
      greatest = max(greatest, abs(coefficients[entry] * x[Int(variables[entry])]))
    }
    return greatest
  }
}
