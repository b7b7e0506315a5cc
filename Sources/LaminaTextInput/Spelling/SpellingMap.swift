package import LaminaText

/// What of a text was checked, and which of its words are wrong.
///
/// ```
///  I recieve  mail every day     I receive  mail every day
///  ████▔▔▔▔▔█████████░░░░░░  ──▶ ██░░░░░░░█████████░░░░░░     ░ is to be checked, again or for the first time
/// ```
///
/// All places are bytes of the text, which the map does not hold.
package nonisolated struct SpellingMap: Hashable, Sendable {
  /// What was checked, in order and apart from each other.
  package private(set) var checked: [Range<Int>] = []
  /// The words that are wrong, in order.
  package private(set) var wrong: [Range<Int>] = []

  package init() {}

  /// How far around a place white space is looked for, in bytes.
  private static let reach = 2048
  /// How many bytes are checked at once.
  private static let pieceLength = 8192
  /// How many wrong words are known at most, besides those in sight.
  private static let longestList = 2_000

  /// Moves along with a change that has led to `text`; what the change touches is to be checked again.
  package mutating func apply(_ change: TextChange, in text: String) {
    let shift = change.count - change.range.count
    func moved(_ range: Range<Int>) -> [Range<Int>] {
      let before =
        range.lowerBound..<min(range.upperBound, max(range.lowerBound, change.range.lowerBound))
      let start = max(range.lowerBound, change.range.upperBound)
      let after = start + shift..<max(start, range.upperBound) + shift
      return [before, after].filter { !$0.isEmpty }
    }
    checked = checked.flatMap(moved)
    wrong = wrong.compactMap { word in
      if word.upperBound <= change.range.lowerBound { return word }
      return word.lowerBound >= change.range.upperBound
        ? word.lowerBound + shift..<word.upperBound + shift : nil
    }
    let start = change.range.lowerBound
    forget(Self.surroundings(of: start..<start + change.count, in: text))
    joinNeighbours()
  }

  /// Makes one of parts that follow each other without a gap.
  private mutating func joinNeighbours() {
    checked = checked.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// Has a part be checked again; none of its words is wrong until then.
  private mutating func forget(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    checked = checked.flatMap { range -> [Range<Int>] in
      guard range.overlaps(part) else { return [range] }
      let before = range.lowerBound..<max(range.lowerBound, part.lowerBound)
      let after = min(range.upperBound, part.upperBound)..<range.upperBound
      return [before, after].filter { !$0.isEmpty }
    }
    wrong.removeAll { $0.overlaps(part) }
  }

  /// Takes over what a part of the text has come to.
  package mutating func take(_ part: Range<Int>, wrong words: [Range<Int>]) {
    forget(part)
    let place = wrong.firstIndex { $0.lowerBound >= part.upperBound } ?? wrong.endIndex
    wrong.insert(contentsOf: words, at: place)
    checked.insert(
      part, at: checked.firstIndex { $0.lowerBound > part.lowerBound } ?? checked.endIndex)
    joinNeighbours()
  }

  /// Takes words to be right.
  package mutating func removeWrong(where isRight: (Range<Int>) -> Bool) {
    wrong.removeAll(where: isRight)
  }

  /// The words that are wrong and reach into a part of the text.
  package func wrong(in part: Range<Int>) -> ArraySlice<Range<Int>> {
    let rest = wrong.drop { $0.upperBound <= part.lowerBound }
    return rest.prefix { $0.lowerBound < part.upperBound }
  }

  /// The first part of a range that was not checked, with whole words at its ends; nil where all was.
  package func unchecked(in range: Range<Int>, of text: String) -> Range<Int>? {
    let range = range.clamped(to: 0..<text.utf8.count)
    guard !range.isEmpty else { return nil }
    var start = range.lowerBound
    var end = range.upperBound
    for known in checked where known.upperBound > start {
      guard known.lowerBound <= start else {
        end = min(end, known.lowerBound)
        break
      }
      start = known.upperBound
    }
    guard start < end else { return nil }
    return Self.surroundings(of: start..<min(end, start + Self.pieceLength), in: text)
  }

  /// Forgets what is far from a part of the text, if much is known.
  package mutating func keep(near part: Range<Int>) {
    guard wrong.count > Self.longestList else { return }
    let reach = 4 * Self.pieceLength
    let near = part.lowerBound - reach..<part.upperBound + reach
    checked = checked.map { $0.clamped(to: near) }.filter { !$0.isEmpty }
    wrong.removeAll { $0.lowerBound < near.lowerBound || $0.upperBound > near.upperBound }
  }

  /// A range of a text with all that stands around it up to white space, at borders of scalars.
  package static func surroundings(of range: Range<Int>, in text: String) -> Range<Int> {
    let bytes = text.utf8
    let count = bytes.count
    var start = min(max(0, range.lowerBound), count)
    var end = min(max(start, range.upperBound), count)
    func byte(_ place: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: place)] }
    func isInside(_ place: Int) -> Bool { place < count && byte(place) & 0xC0 == 0x80 }
    let (first, last) = (max(0, start - reach), min(count, end + reach))
    while start > first, byte(start - 1) > 0x20 { start -= 1 }
    while end < last, byte(end) > 0x20 { end += 1 }
    // What has no white space within reach is cut, but not within a scalar.
    while isInside(start) { start -= 1 }
    while isInside(end) { end += 1 }
    return start..<end
  }
}
