extension PatternParser {
  /// A class, after its bracket: `[]` matches nothing, `[^]` everything.
  mutating func characterClass() throws(PatternError) -> ScalarSet {
    let start = at - 1
    let isInverted = take("^")
    var set = ScalarSet()
    while !take("]") {
      guard next != nil else { throw fault("The class is not closed: a ] is missing.", at: start) }
      set = set.union(try classPart())
    }
    return isInverted ? set.inverted : set
  }

  /// A character, an escape or a range.
  private mutating func classPart() throws(PatternError) -> ScalarSet {
    let start = at
    let first = try classAtom()
    guard isNext("-"), at + 1 < scalars.count, scalars[at + 1] != 0x5D else { return first }
    let dash = at
    at += 1
    let last = try classAtom()
    guard let low = first.single, let high = last.single else {
      return first.union(last).union(ScalarSet(scalars[dash]))
    }
    guard low <= high else {
      throw fault("The range \(text(from: start)) goes from the larger to the smaller.", at: start)
    }
    return ScalarSet([low...high])
  }

  private mutating func classAtom() throws(PatternError) -> ScalarSet {
    guard let next else { throw fault("The class is not closed: a ] is missing.") }
    if take("\\b") { return ScalarSet(0x08) }
    if next == 0x5C { return try escapedSet() }
    at += 1
    return ScalarSet(next)
  }
}

extension ScalarSet {
  /// The character, if the set is a single one.
  var single: UInt32? {
    guard ranges.count == 1, let range = ranges.first, range.count == 1 else { return nil }
    return contains(range.lowerBound) ? range.lowerBound : nil
  }
}
