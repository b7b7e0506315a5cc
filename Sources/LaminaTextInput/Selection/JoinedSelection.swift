import LaminaDisplay
import LaminaText

/// What is selected of several texts: from where the selection began to where it goes.
///
/// ```
///  One two three     ◀ anchor: begun at "two"        4..<13
///  Four five                                         all of it
///  Six seven         ◀ head: before "seven"          0..<4
/// ```
struct JoinedSelection: Equatable {
  /// A place in one of the texts.
  struct Place: Equatable {
    var text: Node.ID
    var position: TextPosition

    init(_ text: Node.ID, _ position: TextPosition) {
      (self.text, self.position) = (text, position)
    }
  }

  /// The text in which it began.
  var anchor: Node.ID
  /// What it began with there: a place, or a word or paragraph, which stays selected.
  var first: Range<Int>
  /// The end that moves.
  var head: Place

  /// Where it began, seen from its head, which stands in a text after the anchor's, before it or in it.
  func anchorOffset(_ order: Int) -> Int {
    let isBefore = order < 0 || order == 0 && head.position.offset < first.lowerBound
    return isBefore ? first.upperBound : first.lowerBound
  }

  /// What is selected of the text at an index, where it begins and ends in texts at two others.
  func range(at index: Int, from anchor: Int, to head: Int, count: Int) -> Range<Int>? {
    guard (min(anchor, head)...max(anchor, head)).contains(index) else { return nil }
    let start = anchorOffset(head - anchor)
    let end = self.head.position.offset
    let range: Range<Int> =
      if anchor == head {
        min(start, end)..<max(end, end < first.lowerBound ? start : first.upperBound)
      } else if index == min(anchor, head) {
        (anchor < head ? start : end)..<Int.max
      } else {
        0..<(index < max(anchor, head) ? Int.max : anchor < head ? end : start)
      }
    return range.clamped(to: 0..<count)
  }

  /// The same where texts have other names: those of rows that came back.
  mutating func rename(_ names: [Node.ID: Node.ID]) {
    anchor = names[anchor] ?? anchor
    head.text = names[head.text] ?? head.text
  }
}
