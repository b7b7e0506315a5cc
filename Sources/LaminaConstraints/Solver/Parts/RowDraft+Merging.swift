/// What rows have in common that can be one: the left side and the target.
struct MergeKey: Hashable {
  var variables: [Int32]
  var coefficients: [Double]
  var target: Double
}

extension RowDraft {
  /// A row of a reduced expression; `level` is nil for required.
  init(_ reduced: Presolve.Reduced, _ relation: Relation, level: Int?, locals: [Int32]) {
    for term in reduced.terms {
      terms.append((locals[Int(term.variable)], term.coefficient))
    }
    target = -reduced.constant
    let cost = level.map { RowSide.soft(level: $0, weight: 1) } ?? .required
    below = relation == .lessThanOrEqual ? .free : cost
    above = relation == .greaterThanOrEqual ? .free : cost
  }

  /// Sorts the terms and divides by the first coefficient, so that equal rows look equal.
  mutating func makeKey() -> MergeKey {
    terms.sort { $0.variable < $1.variable }
    let scale = terms.first?.coefficient ?? 1
    for index in terms.indices { terms[index].coefficient /= scale }
    target /= scale
    below = below.scaled(by: abs(scale))
    above = above.scaled(by: abs(scale))
    if scale < 0 { swap(&below, &above) }
    return MergeKey(
      variables: terms.map(\.variable), coefficients: terms.map(\.coefficient), target: target)
  }

  /// Takes over the sides of a row with the same key; false if a side cannot hold both.
  mutating func absorb(_ other: RowDraft) -> Bool {
    guard let below = below.joined(with: other.below), let above = above.joined(with: other.above)
    else { return false }
    self.below = below
    self.above = above
    return true
  }
}

extension RowSide {
  /// One side that costs as much as two; nil if their levels differ.
  func joined(with other: RowSide) -> RowSide? {
    switch (self, other) {
    case (.free, let side), (let side, .free): return side
    // What is violated never costs nothing at any level.
    case (.required, _), (_, .required): return .required
    case (.soft(let level, let weight), .soft(let second, let more)):
      return level == second ? .soft(level: level, weight: weight + more) : nil
    }
  }
}
