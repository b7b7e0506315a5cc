import Foundation

/// What is searched for: words, or parts of words, that must all be there.
///
/// ```swift
/// let query = SearchQuery("Swift layout")
/// query.matches(in: "Layout, swiftly")      // "Layout", "swift"
/// ```
///
/// Upper and lower case, accents and the width of letters say nothing.
package struct SearchQuery: Hashable, Sendable {
  let terms: [[UInt8]]

  /// The words of what was typed.
  package init(_ text: String) {
    terms = text.split(whereSeparator: \.isWhitespace)
      .map { FoldedText($0, withOffsets: false).bytes }
      .filter { !$0.isEmpty }
  }

  /// Whether nothing is searched for.
  package var isEmpty: Bool { terms.isEmpty }

  /// Where the words stand in a text, in its order, joined where they touch; whole characters.
  package func matches(in text: String) -> [Range<String.Index>] {
    guard !isEmpty, !text.isEmpty else { return [] }
    let folded = FoldedText(text, withOffsets: true)
    var found: [Range<Int>] = []
    for term in terms {
      var start = 0
      while let match = folded.firstMatch(of: term, from: start) {
        let end = match + term.count
        found.append(folded.offsets[match]..<folded.offsets[end])
        start = end
      }
    }
    return Self.joined(found).map { range in
      let utf8 = text.utf8
      let low = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return low..<max(low, utf8.index(low, offsetBy: range.count))
    }
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      if let last = joined.last, next.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }
}
