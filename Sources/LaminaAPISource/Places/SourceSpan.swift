/// A piece of a source: which one, and its bytes from `start` up to `end`.
package struct SourceSpan: Hashable, Sendable {
  package var source: Int32
  package var start: Int32
  package var end: Int32

  package init(source: Int, start: Int, end: Int) {
    self.source = Int32(truncatingIfNeeded: source)
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The start of the first source.
  package static let beginning = SourceSpan(source: 0, start: 0, end: 0)

  /// An empty span where this one starts.
  package var head: SourceSpan {
    SourceSpan(source: Int(source), start: Int(start), end: Int(start))
  }
}
