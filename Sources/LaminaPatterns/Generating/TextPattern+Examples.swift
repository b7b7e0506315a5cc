extension TextPattern {
  /// Makes a text that matches, of a length within bounds; the same numbers make the same text.
  ///
  /// It tries up to `attempts` texts and checks each; that none was found proves nothing.
  public func example(
    length: ClosedRange<Int> = 0...1_000, attempts: Int = 200,
    using numbers: inout some RandomNumberGenerator
  ) throws(PatternError) -> String {
    for attempt in 0..<attempts {
      var writer = PatternWriter(extra: extra(attempt, length), numbers: numbers)
      let text = writer.text(node, length: length)
      numbers = writer.numbers
      if length.contains(text.unicodeScalars.count), try matches(text) { return text }
    }
    throw PatternError(
      kind: .noExample, offset: 0,
      message:
        "No text of \(length.lowerBound) to \(length.upperBound) characters was found for \(self.text)."
    )
  }

  /// How many rounds beyond the least: few first, then as many as the length may need.
  private func extra(_ attempt: Int, _ length: ClosedRange<Int>) -> Int {
    let few = [3, 1, 6, 0]
    guard attempt % 2 == 1 || length.lowerBound == 0 else {
      return min(length.lowerBound + attempt / 2, length.upperBound)
    }
    return min(few[attempt / 2 % few.count], length.upperBound)
  }
}
