package import LaminaGeometry

/// What is said about each byte of a text: runs beside the text, in order and without gaps.
///
/// ```
///  text   Hello, world!         runs   end 7   plain
///                ▔▔▔▔▔                 end 12  bold
///                                      end 13  plain
/// ```
///
/// Runs are those of a text in UTF-8 bytes; the text itself is kept elsewhere. Neighbours differ, so that two
/// values are equal where they say the same. What a run does not say is not taken from the one before.
///
/// - Complexity: finding is O(log runs), a change moves the ends of the runs behind it.
package struct StyleRuns: Equatable, Sendable {
  /// A stretch with the same attributes throughout.
  package struct Run: Equatable, Sendable {
    /// Where it ends; it begins where the one before ends.
    fileprivate(set) package var end: Int
    package let attributes: AttributeContainer
  }

  private var runs: [Run] = []

  /// Bytes of no text.
  package init() {}

  /// So many bytes that all have the same attributes.
  package init(count: Int, _ attributes: AttributeContainer = AttributeContainer()) {
    append(count, attributes)
  }

  /// How many bytes they are said about.
  package var count: Int { runs.last?.end ?? 0 }

  /// How many runs there are.
  package var runCount: Int { runs.count }

  /// Adds bytes at the end.
  package mutating func append(_ count: Int, _ attributes: AttributeContainer) {
    guard count > 0 else { return }
    let end = self.count + count
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(end: end, attributes: attributes))
    }
  }

  /// What is said about a byte: beyond the end what is said about the last one; nothing where there is none.
  package subscript(byte: Int) -> AttributeContainer {
    guard let last = runs.last else { return AttributeContainer() }
    let index = index(of: byte)
    return index < runs.count ? runs[index].attributes : last.attributes
  }

  /// The number of the run that holds a byte.
  private func index(of byte: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Parts

  /// A part of the text that has the same attributes throughout.
  package struct Part: Equatable, Sendable {
    package let bytes: Range<Int>
    package let attributes: AttributeContainer
  }

  /// The runs in a range of bytes, cut at its ends.
  package func parts(in range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start = max(0, range.lowerBound)
    var index = index(of: start)
    while index < runs.count, start < range.upperBound {
      let end = min(runs[index].end, range.upperBound)
      parts.append(Part(bytes: start..<end, attributes: runs[index].attributes))
      (start, index) = (end, index + 1)
    }
    return parts
  }

  /// All runs.
  package var parts: [Part] { parts(in: 0..<count) }

  /// What is said about a range, as a value of its own.
  package func slice(_ range: Range<Int>) -> StyleRuns {
    var slice = StyleRuns()
    for part in parts(in: range) { slice.append(part.bytes.count, part.attributes) }
    return slice
  }

  // MARK: Changes

  /// Puts what is said about other bytes in the place of a range.
  package mutating func replace(_ range: Range<Int>, with other: StyleRuns) {
    let range = range.clamped(to: 0..<count)
    let growth = other.count - range.count
    let first = index(of: range.lowerBound)
    let last = min(index(of: range.upperBound), runs.count - 1)
    guard first <= last else { return append(other) }
    // Only what touches the range is made again; the ends behind it are moved.
    let start = first > 0 ? runs[first - 1].end : 0
    var made = StyleRuns()
    made.runs = first > 0 ? [runs[first - 1]] : []
    made.append(slice(start..<range.lowerBound))
    made.append(other)
    made.append(slice(range.upperBound..<runs[last].end))
    let behind = last + 1
    if behind < runs.count {
      let next = runs[behind]
      made.append(next.end - runs[last].end, next.attributes)
    }
    let lower = max(0, first - 1)
    let upper = min(runs.count, behind + 1)
    if growth != 0 { for index in upper..<runs.count { runs[index].end += growth } }
    runs.replaceSubrange(lower..<upper, with: made.runs)
  }

  /// Adds what is said about other bytes at the end.
  package mutating func append(_ other: StyleRuns) {
    for part in other.parts { append(part.bytes.count, part.attributes) }
  }

  /// Changes what is said about a range, run by run.
  package mutating func transform(
    _ range: Range<Int>, _ body: (inout AttributeContainer) -> Void
  ) {
    var changed = StyleRuns()
    for part in parts(in: range) {
      var attributes = part.attributes
      body(&attributes)
      changed.append(part.bytes.count, attributes)
    }
    replace(range.clamped(to: 0..<count), with: changed)
  }

  /// The range outside of which two values say the same, here and there; nil where they are equal.
  package func difference(to other: StyleRuns) -> Range<Int>? {
    guard count == other.count else { return 0..<max(count, other.count) }
    guard
      let first = zip(runs, other.runs).enumerated().first(where: { $0.element.0 != $0.element.1 })?
        .offset
    else { return nil }
    let start = first > 0 ? runs[first - 1].end : 0
    var (mine, theirs) = (runs.count - 1, other.runs.count - 1)
    while mine > first, theirs > first, runs[mine].attributes == other.runs[theirs].attributes,
      runs[mine - 1].end == other.runs[theirs - 1].end
    {
      (mine, theirs) = (mine - 1, theirs - 1)
    }
    return start..<max(start, max(runs[mine].end, other.runs[theirs].end))
  }
}
