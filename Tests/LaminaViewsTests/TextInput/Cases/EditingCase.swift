import LaminaGeometry
import LaminaTesting
import Testing

/// One script of keys and what it leads to.
///
/// ```swift
/// EditingCase("a word is deleted", "one two", "<end><C-bs>", "one |", x: 24)
/// ```
///
/// Texts stand in a monospaced font of 10 points: letters, accents and Arabic are 6 points wide, Chinese characters
/// 10, in lines of 20 points. A field begins with the focus and the caret at its start.
nonisolated struct EditingCase: Sendable, CustomTestStringConvertible {
  /// Where a case holds.
  enum Place: Sendable { case field, editor, both }

  let name: String
  /// The text to begin with.
  let text: String
  /// What is done, as ``EditingScript`` reads it.
  let script: String
  /// The text afterwards, with `|` for the caret and `^` for the other end of a selection.
  let expected: String
  /// Where the caret stands, in points from the left of the text.
  let x: CGFloat
  /// The line in which it stands.
  let line: Int
  let runsIn: Place
  /// What is on the clipboard afterwards; nil for whatever.
  let clipboard: String?

  init(
    _ name: String, _ text: String, _ script: String, _ expected: String, x: CGFloat,
    line: Int = 0, in place: Place = .both, clipboard: String? = nil
  ) {
    (self.name, self.text, self.script, self.expected) = (name, text, script, expected)
    (self.x, self.line, self.runsIn, self.clipboard) = (x, line, place, clipboard)
  }

  var testDescription: String { name }

  static let lineHeight: CGFloat = 20

  /// The caret in the coordinates of the text.
  var caret: CGRect {
    CGRect(x: x, y: CGFloat(line) * Self.lineHeight, width: 0, height: Self.lineHeight)
  }

  /// All cases that hold in a place.
  static func all(in place: Place) -> [EditingCase] {
    (typing + moving + words + selecting + chinese + bidirectional + clusters + clipboards
      + undoing + pointing + composing)
      .filter { $0.runsIn == place || $0.runsIn == .both }
  }
}

/// What a script leaves: a text, its selection and its caret.
nonisolated struct EditingOutcome: Equatable, CustomStringConvertible {
  /// With `|` for the caret and `^` for the other end of a selection.
  var marked: String
  var caret: CGRect

  init(marked: String, caret: CGRect) { (self.marked, self.caret) = (marked, caret) }

  /// Of a text with a selection in bytes.
  init(_ text: String, anchor: Int, head: Int, caret: CGRect) {
    var bytes = Array(text.utf8)
    let marks = anchor == head ? [(head, "|")] : [(anchor, "^"), (head, "|")]
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      bytes.insert(contentsOf: mark.utf8, at: min(offset, bytes.count))
    }
    self.init(marked: String(decoding: bytes, as: UTF8.self), caret: caret)
  }

  var description: String { "\(marked) at \(caret.minX), \(caret.minY), \(caret.height) high" }
}
