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
///
/// What a step changes it changes here; the files beside this one say which step that is.
struct DualSimplex: Sendable {
  private(set) var store: RowStore
  private(set) var basis: Basis
  /// The value of each variable.
  private(set) var x: [Double]
  /// The multipliers of the active rows.
  private(set) var multipliers: LevelMultipliers
  private(set) var tieRows: TieRows
  /// What has been done.
  private(set) var work = SolverWork()
  private(set) var exactness = Exactness()
  /// What holds while ties are broken; nil otherwise.
  private(set) var ties: TieState?
  private(set) var vectors: StepVectors
  private(set) var lengths: StepLengths
  /// Steps that changed nothing since the last that did.
  private var idleSteps = 0
  private var pending: PendingRows
  private var touched: [Int32] = []

  /// A system without rows: every variable is held at zero by its tie row.
  init(variableCount count: Int, levelCount: Int) {
    store = RowStore(variableCount: count)
    basis = Basis(variableCount: count)
    x = Array(repeating: 0, count: count)
    multipliers = LevelMultipliers(slotCount: count, levelCount: levelCount)
    tieRows = TieRows(count: count)
    vectors = StepVectors(count: count)
    lengths = StepLengths(levelCount: levelCount)
    pending = PendingRows(levelCount: levelCount)
  }

  var variableCount: Int { x.count }
  /// How many soft levels there are.
  var levelCount: Int { multipliers.levelCount }

  /// Adds a variable at zero, held by its tie row.
  mutating func addVariable() -> Int {
    let slot = basis.addVariable()
    store.addVariable()
    x.append(0)
    tieRows.add(slot)
    multipliers.addSlot()
    vectors.grow()
    return slot
  }

  /// Begins with the most important independent rows instead of tie rows.
  mutating func crash() {
    let crash = Crash(store, variableCount: variableCount, levelCount: levelCount)
    work.rowsTouched += crash.effort
    basis.begin(with: crash.rows)
    indexBasis(basis.rows)
    refresh()
  }

  /// Notes where the basis has its rows.
  private mutating func indexBasis(_ rows: [Int32]) {
    tieRows.leaveAll()
    for number in 0..<store.count { store[number].slot = -1 }
    for (slot, row) in rows.enumerated() {
      if row < 0 { tieRows.enter(Int(~row), slot) } else { store[Int(row)].slot = Int32(slot) }
    }
  }

  // MARK: Rows

  /// Adds a row that is not active; `mend` then makes it hold as far as it can.
  mutating func addRow(_ draft: RowDraft) -> Int {
    let number = store.append(draft)
    store[number].residual = store.activity(of: number, at: x) - store[number].target
    expect(number)
    return number
  }

  /// Takes a row out; if it had a say, all multipliers begin again at the present vertex.
  mutating func removeRow(_ number: Int) {
    let slot = Int(store[number].slot)
    var hadSay = store[number].side != 0
    store[number].isAlive = false
    store[number].side = 0
    if slot >= 0 {
      hadSay = !multipliers.isZero(slot)
      release(slot)
      store[number].slot = -1
    }
    guard hadSay else { return }
    forgetMultipliers()
    refreshResiduals()
  }

  /// Gives a slot to the tie row of a variable that the slot's row held.
  private mutating func release(_ slot: Int) {
    findWay(of: slot)
    guard let variable = vectors.mostMoved else { return }
    combine(variable: variable)
    let share = vectors.shares[slot]
    enter(variable: variable, slot)
    advance(by: (tieRows.target(of: variable) - x[variable]) / share)
  }

  /// Moves the target of a row.
  mutating func setTarget(_ target: Double, of number: Int) {
    let change = target - store[number].target
    store[number].target = target
    if store[number].isActive {
      findWay(of: Int(store[number].slot))
      advance(by: change)
      store[number].residual = 0
      exactness.drift()
    } else {
      store[number].residual -= change
      expect(number)
    }
  }

  /// Moves what holds a variable where nothing else does.
  mutating func setTieTarget(_ target: Double, of variable: Int) {
    tieRows.setTarget(target, of: variable)
  }

  /// Puts the multiplier of a row that is not active to an end of its range.
  mutating func turn(_ number: Int, upwards: Bool) {
    let end = upwards ? store[number].above : store[number].below
    store[number].side = end.isSoft ? (upwards ? 1 : -1) : 0
  }

  // MARK: What has to be mended

  /// Notes a row that may have to be mended; once more if it has become more important since: the
  /// sides of a row may have different levels.
  mutating func expect(_ number: Int) {
    let row = store[number]
    let rank = min(row.residual < 0 ? row.below.rank : row.above.rank, levelCount)
    guard rank < Int(row.pendingRank), wish(of: number) != 0 else { return }
    store[number].pendingRank = Int32(rank)
    pending.add(number, rank: rank)
  }

  /// Whether nothing is noted.
  var expectsNothing: Bool { pending.isEmpty }

  /// The most important row that has to be mended.
  mutating func nextPending(requiredOnly: Bool) -> Int? {
    for rank in 0...(requiredOnly ? 0 : levelCount) {
      while let number = isCautious ? pending.takeLeast(rank) : pending.takeLast(rank) {
        store[number].pendingRank = .max
        if wish(of: number) != 0 { return number }
      }
    }
    return nil
  }

  /// Whether steps have changed nothing for so long that they may go round in circles.
  var isCautious: Bool { idleSteps > 200 }

  /// Counts how long steps have changed nothing.
  mutating func countIdle(_ isIdle: Bool) { idleSteps = isIdle ? idleSteps + 1 : 0 }

  // MARK: A step

  /// Finds what a row is of the active rows: its shares.
  mutating func combine(_ number: Int) {
    vectors.load(number, of: store)
    vectors.combine(&basis)
    countTouched(vectors.shares.indices.count)
  }

  /// The same for the tie row of a variable.
  mutating func combine(variable: Int) {
    vectors.load(variable: variable)
    vectors.combine(&basis)
  }

  /// Finds how variables move when the row in a slot gives way.
  mutating func findWay(of slot: Int) { vectors.findWay(of: slot, &basis) }

  /// Rows and slots were looked at.
  mutating func countTouched(_ count: Int) { work.rowsTouched += count }

  /// A step is over; its row may have to go on to the other end of its range.
  mutating func finishStep(of number: Int) {
    exactness.uncheck()
    work.steps += 1
    expect(number)
  }

  /// A row is no longer active; its multiplier stands at an end of its range.
  mutating func leave(_ old: Int32, upwards: Bool) {
    work.pivots += 1
    guard old >= 0 else { return tieRows.leave(Int(~old)) }
    store[Int(old)].slot = -1
    turn(Int(old), upwards: upwards)
  }

  /// Takes a row into a slot with the multiplier it has reached, and moves to where it holds.
  ///
  /// The shares are the row's, and the way is the slot's.
  mutating func enter(_ number: Int, _ slot: Int, wish: Int) {
    let row = store[number]
    let looseness = looseness(row)
    ties?.enter(slot, wish, looseness)
    multipliers.set(slot, to: lengths, times: ties == nil ? Double(wish) : 0)
    if let (level, multiplier) = row.outerMultiplier {
      multipliers.add(multiplier, to: slot, level: level)
    }
    store[number].slot = Int32(slot)
    store[number].side = 0
    let share = vectors.shares[slot]
    basis.exchange(slot, for: Int32(number), combination: vectors.shares)
    advance(by: -store[number].residual / share)
    store[number].residual = 0
    exactness.drift()
  }

  /// Takes the tie row of a variable into a slot, with a multiplier of zero.
  mutating func enter(variable: Int, _ slot: Int) {
    multipliers.clear(slot)
    tieRows.enter(variable, slot)
    basis.exchange(slot, for: ~Int32(variable), combination: vectors.shares)
    exactness.drift()
  }

  /// Moves along the way, and notes the rows that no longer fit.
  mutating func advance(by step: Double) {
    guard step != 0 else { return }
    touched.removeAll(keepingCapacity: true)
    for index in vectors.way.indices {
      let change = step * vectors.way[Int(index)]
      x[Int(index)] += change
      store.move(Int(index), by: change, touching: &touched)
    }
    work.rowsTouched += touched.count
    for number in touched { expect(Int(number)) }
  }

  // MARK: Lengths

  /// Begins a ratio test with how far a row's own multiplier can move; false if without end.
  mutating func beginLengths(of number: Int, _ wish: Int) -> Bool {
    let row = store[number]
    let (end, start) = wish < 0 ? (row.below, row.above) : (row.above, row.below)
    return lengths.begin(at: Int(row.side) == -wish ? start : nil, to: end)
  }

  /// Looks at how far the row in a slot lets the multiplier move; false if without end.
  mutating func considerLength(of slot: Int, upwards: Bool) -> Bool {
    let number = basis.rows[slot]
    guard number >= 0 else {
      lengths.considerNothing()
      return true
    }
    let end = upwards ? store[Int(number)].above : store[Int(number)].below
    guard end != .required else { return false }
    lengths.consider(
      slot, of: multipliers, to: end, upwards: upwards, share: abs(vectors.shares[slot]))
    return true
  }

  /// Takes the length that was looked at for the least.
  mutating func takeLength() { lengths.acceptCandidate() }

  /// Moves the multipliers of the active rows by the least length, the row's own going the way of
  /// `wish`.
  mutating func moveMultipliers(by wish: Int) {
    if ties != nil { return moveTieMultipliers(by: wish) }
    if lengths.isZero { return }
    multipliers.move(by: lengths, wish, along: vectors.shares)
  }

  // MARK: Ties

  /// Begins to break ties by what is loose.
  mutating func beginTies(_ state: TieState) { ties = state }

  mutating func endTies() { ties = nil }

  /// Settles a variable next.
  mutating func aimTies(at variable: Int) { ties?.aim(at: variable) }

  /// The multipliers of ties move by so much with the next exchange.
  mutating func setTieStep(_ step: Double) { ties?.setStep(step) }

  /// Moves the tie's multipliers by its step.
  mutating func moveTieMultipliers(by wish: Int) { ties?.move(by: wish, along: vectors.shares) }

  /// Takes the tie row of a variable into a slot, with the multiplier it has reached.
  mutating func enterTie(of variable: Int, _ slot: Int, wish: Int) {
    ties?.enter(slot, wish)
    enter(variable: variable, slot)
  }

  /// Ends the tie of a variable: rows that now hold it are loose no more.
  mutating func harden() {
    guard let variable = ties?.variable else { return }
    ties?.harden(holding: tieRows.slot(of: variable))
  }

  // MARK: Exactness

  /// Another round of mending begins.
  mutating func beginRound() { exactness.beginRound() }

  /// What comes back round after round is rounding: only more counts from now on.
  mutating func coarsen(upTo greatest: Double) { exactness.coarsen(upTo: greatest) }

  /// Everything but rounding counts again.
  mutating func endRounds() { exactness.refine() }

  /// What steps have led to stands up to the original numbers, or does not.
  mutating func check(_ isSound: Bool) { exactness.check(isSound) }

  /// Takes no more rows into the basis that nearly depend on others; those that are there go.
  mutating func becomeStrict() {
    exactness.becomeStrict()
    refresh()
  }

  /// Makes factors, vertex, multipliers and residuals again from the original numbers.
  mutating func refresh() {
    work.factorings += 1
    if basis.factor(store, isStrict: exactness.isStrict) {
      refreshMultipliers()
    } else {
      // A basis that lost rows lost its multipliers too: all begin at zero, which always fits.
      indexBasis(basis.rows)
      forgetMultipliers()
    }
    refreshVertex()
  }

  /// Computes the vertex of the active rows, and all residuals.
  mutating func refreshVertex() {
    vectors.findVertex(store, tieRows, &basis)
    for index in x.indices { x[index] = vectors.way[index] }
    refreshResiduals()
    exactness.clearDrift()
  }

  /// Computes all residuals at `x`, and notes the rows that do not fit.
  mutating func refreshResiduals() {
    exactness.beginResiduals()
    for number in 0..<store.count where store[number].isAlive {
      let residual = store.activity(of: number, at: x) - store[number].target
      if store[number].isActive { exactness.meet(residual) }
      store[number].residual = store[number].isActive ? 0 : residual
      expect(number)
    }
  }

  /// Computes the multipliers of the active rows from those of the others.
  private mutating func refreshMultipliers() {
    for level in 0..<levelCount {
      vectors.clearRow()
      for number in 0..<store.count {
        guard let outer = store[number].outerMultiplier, outer.level == level else { continue }
        vectors.add(number, of: store, times: outer.value)
      }
      vectors.combine(&basis)
      multipliers.balance(level, against: vectors.shares, slotCount: variableCount)
    }
  }

  /// Begins the multipliers again, all at zero: what was mended by them is noted again.
  mutating func forgetMultipliers() {
    for number in 0..<store.count { store[number].side = 0 }
    multipliers.clear()
    ties?.breakUp()
    exactness.loseMultipliers()
  }

  /// How far the multipliers are from cancelling each other.
  mutating func multiplierError() -> Double {
    var error = 0.0
    for level in 0..<levelCount {
      vectors.clearRow()
      for number in 0..<store.count where store[number].isAlive {
        let value = multiplier(of: number, at: level)
        if value != 0 { vectors.add(number, of: store, times: value) }
      }
      error = max(error, vectors.greatestEntry)
    }
    return error
  }
}
