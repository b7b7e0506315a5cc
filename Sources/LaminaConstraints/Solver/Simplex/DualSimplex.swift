/// The solver of one part: a dual simplex method whose multipliers have one number for each level.
///
/// Let `r_i = a_i x - b_i` be the residual of row `i`, and `f_i(r)` what it costs: for a soft row
/// of level `p` and weight `w` it is `w |r|` (or `w max(0, -r)`) times a unit that is infinitely
/// smaller than the unit of the level above; for a required row it is infinite where the row is
/// violated. The two sides may differ (`RowSide`). `x` is best if there are multipliers with
///
/// ```
///   sum of u_i a_i = 0        and  u_i among the slopes of f_i at r_i:
///
///   f_i   \     /             r_i < 0   u_i = -w            (required: never)
///          \   /              r_i = 0   -w <= u_i <= w      (at least: -w <= u_i <= 0)
///           \_/    r_i        r_i > 0   u_i = w             (at least: 0)
/// ```
///
/// The active rows hold `r = 0`; their multipliers follow from those of the others and stay within
/// their ranges. A row whose multiplier does not fit its residual is mended by a `step`: its
/// multiplier moves until it fits, or until an active row reaches an end of its range and leaves.
/// Since units of different levels compare lexicographically, one run respects all levels.
/// (Bounded dual simplex: H. M. Wagner, 1958; goals in order: J. P. Ignizio, 1976. A piecewise
/// linear cost for each row in place of two more variables: R. Fourer, 1985.)
struct DualSimplex: Sendable {
  var store: RowStore
  var basis: Basis
  /// The value of each variable.
  var x: [Double]
  /// How many soft levels there are.
  let levelCount: Int
  /// The multipliers of the active rows, `levelCount` numbers for each slot.
  var multipliers: [Double]
  /// The slot of each variable's tie row; -1 when it is not active.
  var tieSlots: [Int32]
  /// What the tie row of each variable holds it at: zero, but while `ambiguousVariables` looks.
  var tieTargets: [Double]
  /// The rows that may have to be mended, by level: required ones first.
  var pending: [[Int32]]
  /// What has been done.
  var work = SolverWork()
  /// Whether the vertex has to be computed anew before `x` is exact.
  var isDrifted = false
  /// How far the active rows are from their targets, by the original numbers.
  var activeError = 0.0
  /// What residual is more than rounding, beside the greatest term of its row.
  var leastResidual = Tolerance.residual
  /// Whether rows that nearly depend on others are kept out of the basis.
  var isStrict = false
  /// Whether vertex and multipliers were held against the original numbers since the last step.
  var isChecked = true
  /// Whether the basis had to be repaired while ties were broken.
  var areTiesBroken = false
  /// What holds while ties are broken; nil otherwise.
  var ties: TieState?

  var row: SparseVector
  var shares: SparseVector
  var way: SparseVector
  var touched: [Int32] = []
  var step: [Double]
  var candidate: [Double]
  /// Steps that changed nothing since the last that did.
  var idleSteps = 0

  /// A system without rows: every variable is held at zero by its tie row.
  init(variableCount count: Int, levelCount: Int) {
    store = RowStore(variableCount: count)
    basis = Basis(variableCount: count)
    x = Array(repeating: 0, count: count)
    self.levelCount = levelCount
    multipliers = Array(repeating: 0, count: count * levelCount)
    tieSlots = (0..<Int32(count)).map { $0 }
    tieTargets = Array(repeating: 0, count: count)
    pending = Array(repeating: [], count: levelCount + 1)
    row = SparseVector(count: count)
    shares = SparseVector(count: count)
    way = SparseVector(count: count)
    step = Array(repeating: 0, count: levelCount)
    candidate = step
  }

  var variableCount: Int { x.count }

  /// Adds a variable at zero, held by its tie row.
  mutating func addVariable() -> Int {
    let slot = basis.addVariable()
    store.addVariable()
    x.append(0)
    tieSlots.append(Int32(slot))
    tieTargets.append(0)
    for _ in 0..<levelCount { multipliers.append(0) }
    row.grow()
    shares.grow()
    way.grow()
    return slot
  }

  /// Adds a row that is not active; `mend` then makes it hold as far as it can.
  mutating func addRow(_ draft: RowDraft) -> Int {
    let number = store.append(draft)
    store[number].residual = store.activity(of: number, at: x) - store[number].target
    expect(number)
    return number
  }

  /// Begins with the most important independent rows instead of tie rows.
  mutating func crash() {
    let crash = Crash(store, variableCount: variableCount, levelCount: levelCount)
    work.rowsTouched += crash.effort
    basis.begin(with: crash.rows)
    adopt(basis.rows)
    refresh()
  }

  /// Notes where the basis has its rows.
  private mutating func adopt(_ rows: [Int32]) {
    for index in tieSlots.indices { tieSlots[index] = -1 }
    for number in 0..<store.count { store[number].slot = -1 }
    for (slot, row) in rows.enumerated() {
      if row < 0 { tieSlots[Int(~row)] = Int32(slot) } else { store[Int(row)].slot = Int32(slot) }
    }
  }

  // MARK: What has to be mended

  /// Which way the multiplier of a row must go to fit its residual; 0 if it fits.
  func wish(of number: Int) -> Int {
    let row = store[number]
    guard abs(row.residual) > leastResidual, row.isAlive, !row.isActive else { return 0 }
    let end = row.residual < 0 ? (row.below == .free ? 0 : -1) : (row.above == .free ? 0 : 1)
    guard Int(row.side) != end, isReal(row.residual, of: number) else { return 0 }
    return row.residual < 0 ? -1 : 1
  }

  /// Whether a residual is more than rounding leaves.
  private func isReal(_ residual: Double, of number: Int) -> Bool {
    abs(residual) > leastResidual * store.magnitude(of: number, at: x)
  }

  /// Notes a row that may have to be mended; once more if it has become more important since: the
  /// sides of a row may have different levels.
  mutating func expect(_ number: Int) {
    let row = store[number]
    let rank = min(row.residual < 0 ? row.below.rank : row.above.rank, levelCount)
    guard rank < Int(row.pendingRank), wish(of: number) != 0 else { return }
    store[number].pendingRank = Int32(rank)
    pending[rank].append(Int32(number))
  }

  private mutating func nextPending(requiredOnly: Bool) -> Int? {
    for level in 0...(requiredOnly ? 0 : levelCount) {
      while let number = takePending(level) {
        store[number].pendingRank = .max
        if wish(of: number) != 0 { return number }
      }
    }
    return nil
  }

  /// The last row noted; the least by number once steps have changed nothing for long.
  ///
  /// Bland's rule (R. G. Bland, 1977) cannot go round in circles.
  private mutating func takePending(_ level: Int) -> Int? {
    guard isCautious else { return pending[level].popLast().map(Int.init) }
    guard let least = pending[level].min() else { return nil }
    pending[level].removeAll { $0 == least }
    return Int(least)
  }

  /// Whether steps have changed nothing for so long that they may go round in circles.
  var isCautious: Bool { idleSteps > 200 }

  // MARK: Mending

  /// How mending ended.
  enum Outcome: Equatable {
    case mended
    /// A required row cannot hold together with the active rows in these slots.
    case infeasible(row: Int, slots: [Int])
    /// The bound on steps was reached.
    case tooManySteps
  }

  /// Makes steps until every row fits, or until required rows do.
  mutating func mend(requiredOnly: Bool = false) -> Outcome {
    var stepsLeft = 2000 + 50 * (store.count + variableCount)
    idleSteps = 0
    while let number = nextPending(requiredOnly: requiredOnly) {
      stepsLeft -= 1
      guard stepsLeft > 0 else {
        expect(number)
        return .tooManySteps
      }
      if let slots = mend(number) {
        expect(number)
        return .infeasible(row: number, slots: slots)
      }
      if basis.wantsFactors { refresh() }
    }
    return .mended
  }

  /// Mends one row by one step; returns the slots that forbid it if there is no way.
  private mutating func mend(_ number: Int) -> [Int]? {
    let wish = wish(of: number)
    load(number)
    basis.combination(of: row, into: &shares)
    work.rowsTouched += shares.indices.count
    guard let choice = ratioTest(number, wish) else {
      guard !basis.hasExchanges else { return lookAgain(number) }
      let least = leastShare
      return shares.indices.map(Int.init).filter { abs(shares[$0]) > least }
    }
    switch choice {
    case .turn:
      moveMultipliers(by: wish)
      turn(number, upwards: wish > 0)
    case .leave(let slot):
      // What was not sure is made anew, and the row looked at again.
      if confirm(slot) { exchange(slot, for: number, wish) } else { break }
    }
    isChecked = false
    work.steps += 1
    // A row whose multiplier was turned may have to go on to the other end of its range.
    expect(number)
    return nil
  }

  /// Makes anew what a verdict rests on before it is given: the row is looked at once more.
  private mutating func lookAgain(_ number: Int) -> [Int]? {
    refresh()
    expect(number)
    return nil
  }

  private mutating func load(_ number: Int) {
    row.clear()
    for entry in store.entries(of: number) {
      row.set(Int(store.variables[entry]), store.coefficients[entry])
    }
  }

  /// Puts the multiplier of a row that is not active to an end of its range.
  private mutating func turn(_ number: Int, upwards: Bool) {
    let end = upwards ? store[number].above : store[number].below
    store[number].side = end.isSoft ? (upwards ? 1 : -1) : 0
  }

  /// Makes a row active in the place of another, which leaves with its multiplier at an end.
  ///
  /// `way` is the direction of the slot.
  private mutating func exchange(_ slot: Int, for number: Int, _ wish: Int) {
    work.pivots += 1
    let old = basis.rows[slot]
    let share = shares[slot]
    moveMultipliers(by: wish)
    leave(old, upwards: Double(-wish) * share > 0)
    enter(number, slot, wish)
    basis.exchange(slot, for: Int32(number), combination: shares)
    advance(by: -store[number].residual / share)
    store[number].residual = 0
    isDrifted = true
  }

  mutating func leave(_ old: Int32, upwards: Bool) {
    guard old >= 0 else {
      tieSlots[Int(~old)] = -1
      return
    }
    store[Int(old)].slot = -1
    turn(Int(old), upwards: upwards)
  }

  /// Moves along `way`, and notes the rows that no longer fit.
  mutating func advance(by step: Double) {
    guard step != 0 else { return }
    touched.removeAll(keepingCapacity: true)
    for index in way.indices {
      let change = step * way[Int(index)]
      x[Int(index)] += change
      store.move(Int(index), by: change, touching: &touched)
    }
    work.rowsTouched += touched.count
    for number in touched { expect(Int(number)) }
  }

  // MARK: Exactness

  /// Makes factors, vertex, multipliers and residuals anew from the original numbers.
  mutating func refresh() {
    work.factorings += 1
    if basis.factor(store, isStrict: isStrict) {
      refreshMultipliers()
    } else {
      // A basis that lost rows lost its multipliers too: all begin at zero, which always fits.
      adopt(basis.rows)
      forgetMultipliers()
    }
    refreshVertex()
  }

  /// Computes the vertex of the active rows, and all residuals.
  mutating func refreshVertex() {
    basis.vertex(
      targets: { [store, tieTargets] row in
        row < 0 ? tieTargets[Int(~row)] : store[Int(row)].target
      }, into: &way)
    for index in x.indices { x[index] = way[index] }
    refreshResiduals()
    isDrifted = false
  }

  /// Computes all residuals at `x`, and notes the rows that do not fit.
  mutating func refreshResiduals() {
    activeError = 0
    for number in 0..<store.count where store[number].isAlive {
      let residual = store.activity(of: number, at: x) - store[number].target
      if store[number].isActive { activeError = max(activeError, abs(residual)) }
      store[number].residual = store[number].isActive ? 0 : residual
      expect(number)
    }
  }

  /// Begins the multipliers anew, all at zero: what was mended by them is noted again.
  mutating func forgetMultipliers() {
    for number in 0..<store.count { store[number].side = 0 }
    for index in multipliers.indices { multipliers[index] = 0 }
    ties?.isBroken = true
    areTiesBroken = true
    isChecked = false
  }
}
