extension PatternParser {
  /// What stands before, with the count behind it, if there is one.
  mutating func repeated(
    _ node: PatternNode, groups: Range<Int>, from start: Int
  ) throws(PatternError) -> PatternNode {
    let place = at
    guard var count = try count() else { return node }
    guard !isPlace(start) else { throw fault("A place in the text cannot be repeated.", at: place) }
    count.isLazy = take("?")
    count.groups = groups
    let next = at
    if try self.count() != nil { throw fault("Before this count stands another one.", at: next) }
    return .repeated(node, count)
  }

  /// Whether `^`, `$`, `\b` or `\B` stands there.
  private func isPlace(_ start: Int) -> Bool {
    let letters = scalars[start..<min(start + 2, at)]
    return letters.first == 0x5E || letters.first == 0x24 || letters == [0x5C, 0x62]
      || letters == [0x5C, 0x42]
  }

  /// `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`; braces that say something else are characters.
  mutating func count() throws(PatternError) -> PatternCount? {
    if take("*") { return PatternCount(least: 0, most: nil) }
    if take("+") { return PatternCount(least: 1, most: nil) }
    if take("?") { return PatternCount(least: 0, most: 1) }
    let start = at
    guard take("{"), let least = number() else { return back(start) }
    if take("}") { return PatternCount(least: least, most: least) }
    guard take(",") else { return back(start) }
    if take("}") { return PatternCount(least: least, most: nil) }
    guard let most = number(), take("}") else { return back(start) }
    guard least <= most else {
      throw fault("{\(least),\(most)} counts from the larger to the smaller.", at: start)
    }
    return PatternCount(least: least, most: most)
  }

  private mutating func back(_ place: Int) -> PatternCount? {
    at = place
    return nil
  }

  /// A number; beyond a billion it does not matter how large it is.
  mutating func number() -> Int? {
    let start = at
    var number = 0
    while let next, next >= 0x30, next <= 0x39 {
      number = min(number * 10 + Int(next - 0x30), 1_000_000_000)
      at += 1
    }
    return at > start ? number : nil
  }
}
