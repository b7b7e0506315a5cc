import LaminaText

/// What is selected in a text field or an editor.
///
/// ```swift
/// @State private var selection: TextSelection?
/// TextField("Name", text: $name, selection: $selection)
/// ```
///
/// Indices are those of the text as it was when the selection was made; ones that a text does not have are moved
/// into it.
public struct TextSelection: Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Hashable, Sendable {
    /// Characters from one place to another; an empty range is a caret.
    case selection(Range<String.Index>)
  }

  /// Where the selection begins and ends in the text.
  public var indices: Indices

  /// Selects characters.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Puts the caret somewhere.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextSelection {
  /// What is selected in a text that is edited.
  init(_ editing: TextEditing) {
    let utf8 = editing.text.utf8
    let range = editing.selection.range
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    self.init(range: start..<utf8.index(start, offsetBy: range.count))
  }

  /// The selected bytes of a text.
  func bytes(in text: String) -> Range<Int> {
    switch indices {
    case .selection(let range):
      let utf8 = text.utf8
      func byte(_ index: String.Index) -> Int {
        utf8.distance(from: utf8.startIndex, to: min(max(index, utf8.startIndex), utf8.endIndex))
      }
      return byte(range.lowerBound)..<byte(range.upperBound)
    }
  }
}
