/// The line on which values move while one target does: as long as the same rows stay active.
///
/// ```
///   value  │      ╱‾‾‾‾‾        between two bends every value is
///          │    ╱               start + (target - origin) * rate
///          │ ──╱
///          └───┴──┴──── target   nothing is searched for, only what moves is written
///              least  greatest
/// ```
struct Ray: Sendable {
  /// The row whose target moves.
  var row: Int
  /// The basis for which it holds.
  var version: Int
  /// The target at which the values are `start`.
  var origin: Double
  /// The targets between which it holds.
  var range: ClosedRange<Double>
  /// The target at which the values are now.
  var target: Double
  /// What moves: a root, its value at the origin, and how fast it moves.
  var moving: [(root: Int32, start: Double, rate: Double)]
}

extension Part {
  /// Moves values along the ray of a row, which is made if need be; false if it ends before.
  mutating func followRay(_ row: Int, to target: Double, into values: inout [Double]) -> Bool {
    if ray?.row != row || ray?.version != solver?.basis.version {
      endRay()
      ray = solver?.makeRay(of: row, roots)
    }
    guard let ray, ray.range.contains(target) else { return false }
    let distance = target - ray.origin
    for moving in ray.moving { values[Int(moving.root)] = moving.start + distance * moving.rate }
    self.ray?.target = target
    solver?.countTouched(ray.moving.count)
    isSolved = true
    return true
  }

  /// Brings the solver to where its values went along a ray.
  mutating func endRay() {
    guard let ray else { return }
    self.ray = nil
    if ray.target != ray.origin { solver?.setTarget(ray.target, of: ray.row) }
  }
}

extension DualSimplex {
  /// Finds how values move with the target of a row, and until which row does not fit any more.
  mutating func makeRay(of row: Int, _ roots: [Int32]) -> Ray {
    let origin = store[row].target
    var ray = Ray(
      row: row, version: basis.version, origin: origin, range: origin...origin, target: origin,
      moving: [])
    var least = -Double.infinity
    var greatest = Double.infinity
    if store[row].isActive {
      findWay(of: Int(store[row].slot))
      for (number, rate) in rates() where abs(rate) > 1e-12 {
        narrow(&least, &greatest, row: store[number], rate: rate)
      }
      let way = vectors.way
      for index in way.indices where way[Int(index)] != 0 {
        ray.moving.append((roots[Int(index)], x[Int(index)], way[Int(index)]))
      }
    } else {
      narrow(&least, &greatest, row: store[row], rate: -1)
    }
    ray.range = (origin + min(0, least))...(origin + max(0, greatest))
    return ray
  }

  /// How fast the residuals of the rows that are not active move along `way`.
  private mutating func rates() -> [(row: Int, rate: Double)] {
    var rates = SparseVector(count: store.count)
    for index in vectors.way.indices {
      let rate = vectors.way[Int(index)]
      store.forEachRow(with: Int(index)) { row, coefficient in rates.add(row, coefficient * rate) }
    }
    countTouched(rates.indices.count)
    return rates.indices.compactMap { row in
      store[Int(row)].isAlive && !store[Int(row)].isActive ? (Int(row), rates[Int(row)]) : nil
    }
  }

  /// Narrows the distances that a residual allows to those at which its multiplier fits.
  private func narrow(
    _ least: inout Double, _ greatest: inout Double, row: RowStore.Row, rate: Double
  ) {
    let mayBeBelow = row.side < 0 || (row.side == 0 && row.below == .free)
    let mayBeAbove = row.side > 0 || (row.side == 0 && row.above == .free)
    let zero = -row.residual / rate
    // Beyond zero the residual has the sign of the rate.
    let mayPass = rate > 0 ? mayBeAbove : mayBeBelow
    let mayStay = rate > 0 ? mayBeBelow : mayBeAbove
    if !mayPass { greatest = min(greatest, max(zero, 0)) }
    if !mayStay { least = max(least, min(zero, 0)) }
  }
}
