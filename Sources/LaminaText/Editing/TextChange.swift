/// What a change did to the displayed text, so that a layout makes only that part again.
///
/// ```
///  before   Hello, world      range 7..<12, count 4
///  after    Hello, moon
/// ```
public struct TextChange: Hashable, Sendable {
  /// The bytes that went, counted in the text before.
  public var range: Range<Int>
  /// How many bytes stand there now.
  public var count: Int
  /// The number of the change; each is one more than the one before.
  public var revision: Int

  public init(range: Range<Int>, count: Int, revision: Int) {
    self.range = range
    self.count = count
    self.revision = revision
  }

  /// The part of it whose bytes are others; nil where only what is said about them is.
  ///
  /// - Complexity: compares the bytes of the change.
  package func ofBytes(from old: String, to new: String) -> TextChange? {
    let (start, end) = (range.lowerBound, range.lowerBound + count)
    let difference = old.substring(range).difference(to: new.substring(start..<end))
    return difference.map { part, inserted in
      TextChange(
        range: start + part.lowerBound..<start + part.upperBound, count: inserted.utf8.count,
        revision: revision)
    }
  }

  /// This change and the one after it as one.
  func followed(by next: TextChange) -> TextChange {
    let low = min(range.lowerBound, next.range.lowerBound)
    let high = max(range.lowerBound + count, next.range.upperBound)
    let before = high - count + range.count
    return TextChange(
      range: low..<before, count: high - low - next.range.count + next.count,
      revision: next.revision)
  }
}
