/// Words of a text by Unicode's rules (UAX 29), with a dictionary for what is written without spaces.
///
/// ```swift
/// TextWords.range(at: 0, in: "我们在北京大学学习中文")      // 我们
/// TextWords.end(after: 0, in: "can't stop")           // 5, behind can't
/// ```
///
/// The dictionary is ICU's, opened when the first word is asked for; a machine without ICU has the rules
/// alone, and there each Chinese character is a word. Only the surroundings of a place are looked at, at
/// most a few thousand bytes of its paragraph.
public enum TextWords {
  /// A stretch between two borders of words.
  struct Segment: Hashable, Sendable {
    var range: Range<Int>
    /// Whether it is a word: it has a letter or a digit.
    var isWord: Bool
  }

  /// How far around a place is looked, in bytes.
  static let reach = 2048

  /// The word at an offset; between words the spaces or the sign that stands there.
  ///
  /// At the end of a paragraph it is what precedes. Empty only in an empty paragraph.
  ///
  /// - Parameters:
  ///   - offset: a place in bytes.
  ///   - text: the whole text.
  /// - Returns: bytes at borders of clusters.
  public static func range(at offset: Int, in text: String) -> Range<Int> {
    let offset = text.clusterStart(offset)
    let segments = segments(around: offset, in: text)
    let found = segments.first { $0.range.contains(offset) } ?? segments.last
    return found?.range ?? offset..<offset
  }

  /// The borders of words around an offset, of its paragraph or a few thousand bytes of that.
  public static func boundaries(around offset: Int, in text: String) -> [Int] {
    let segments = segments(around: text.clusterStart(offset), in: text)
    return segments.map(\.range.lowerBound) + segments.suffix(1).map(\.range.upperBound)
  }

  /// The end of the word at or behind an offset, in this paragraph or a later one.
  public static func end(after offset: Int, in text: String) -> Int {
    var place = text.clusterStart(offset)
    while place < text.utf8.count {
      let segments = segments(around: place, in: text)
      if let word = segments.first(where: { $0.isWord && $0.range.upperBound > place }) {
        return word.range.upperBound
      }
      place = text.clusterAfter(max(place, segments.last?.range.upperBound ?? place))
    }
    return text.utf8.count
  }

  /// The start of the word at or before an offset, in this paragraph or an earlier one.
  public static func start(before offset: Int, in text: String) -> Int {
    var place = text.clusterStart(offset)
    while place > 0 {
      let segments = segments(around: place, in: text)
      if let word = segments.last(where: { $0.isWord && $0.range.lowerBound < place }) {
        return word.range.lowerBound
      }
      place = text.clusterBefore(min(place, segments.first?.range.lowerBound ?? place))
    }
    return 0
  }

  /// The segments of what surrounds a place.
  static func segments(around offset: Int, in text: String) -> [Segment] {
    let window = window(around: offset, in: text)
    guard !window.isEmpty else { return [] }
    return segments(of: text.substring(window)).map { segment in
      let range = segment.range
      return Segment(
        range: window.lowerBound + range.lowerBound..<window.lowerBound + range.upperBound,
        isWord: segment.isWord)
    }
  }

  private static func window(around offset: Int, in text: String) -> Range<Int> {
    let low = max(0, offset - reach)
    var start = text.paragraphStart(offset, notBefore: low)
    if start == low, low > 0 { start = text.clusterEnd(start) }
    let high = min(text.utf8.count, offset + reach)
    var end = text.paragraphEnd(offset, notBehind: high)
    if end == high, high < text.utf8.count { end = max(offset, text.clusterStart(end)) }
    return min(start, offset)..<end
  }

  /// All segments of a short text.
  static func segments(of text: String) -> [Segment] {
    let borders = WordBreaker.shared.borders(of: text)
    var segments: [Segment] = []
    var start = 0
    for end in borders where end > start {
      let isWord = text.substring(start..<end).unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      segments.append(Segment(range: start..<end, isWord: isWord))
      start = end
    }
    return segments
  }
}
