extension TextWords {
  /// Where the words of a short text stand, in bytes and in order, without the spaces and signs between them.
  ///
  /// - Complexity: looks at the whole text, a paragraph or a few thousand bytes of it at a time.
  package static func words(of text: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    while start < text.utf8.count {
      let (segments, end) = nextSegments(from: start, in: text)
      words += segments.filter(\.isWord).map {
        start + $0.range.lowerBound..<start + $0.range.upperBound
      }
      start = end
    }
    return words
  }

  /// The segments from a place on, up to the end of the paragraph at most, and where they end.
  private static func nextSegments(from start: Int, in text: String) -> ([Segment], end: Int) {
    let limit = start + 2 * reach
    let end = text.paragraphEnd(start, notBehind: limit)
    let stop = max(text.clusterStart(end), text.clusterAfter(start))
    var segments = segments(of: text.substring(start..<stop))
    // The last one of many may go on behind the limit.
    guard end == limit, stop < text.utf8.count, segments.count > 1, let last = segments.popLast()
    else {
      return (segments, stop)
    }
    return (segments, start + last.range.lowerBound)
  }
}
