public import LaminaDrawing
import LaminaText

/// A stretch of an editor's text with a line below it: a fault, say.
///
/// ```swift
/// TextEditor(text: $source)
///   .textMarks([TextMark(utf8: 4..<9, color: .red)])
/// ```
///
/// A mark tells who sees the colour; say in words elsewhere what it means.
public struct TextMark: Hashable, Sendable {
  /// The UTF-8 bytes of the text that are marked; what lies beyond the text is not.
  public var utf8: Range<Int>
  /// The colour of the line.
  public var color: Color

  /// Creates a mark.
  public init(utf8: Range<Int>, color: Color) {
    self.utf8 = utf8
    self.color = color
  }
}

extension TextMark {
  /// Where the mark stands after a change: before it, behind it, or as wide as what it is about has become.
  func moved(by change: TextChange) -> TextMark {
    var mark = self
    // What is written right before a mark is not marked.
    let isInFront = change.range.isEmpty && change.range.lowerBound == utf8.lowerBound
    let start = isInFront ? utf8.lowerBound + change.count : change.moved(utf8.lowerBound)
    mark.utf8 = start..<max(start, change.moved(utf8.upperBound))
    return mark
  }
}

extension TextChange {
  /// Where a place of the text before stands after the change.
  fileprivate func moved(_ place: Int) -> Int {
    if place <= range.lowerBound { return place }
    return place >= range.upperBound
      ? place + count - range.count : range.lowerBound + min(count, place - range.lowerBound)
  }
}

extension EnvironmentValues {
  /// The stretches that are marked in editors.
  var textMarks: [TextMark] {
    get { self[TextMarksKey.self] }
    set { self[TextMarksKey.self] = newValue }
  }
}

private struct TextMarksKey: EnvironmentKey { static let defaultValue: [TextMark] = [] }

extension View {
  /// Marks stretches of the text in editors inside the view with lines below them.
  ///
  /// While a person types, marks move along with the text until others are set.
  public func textMarks(_ marks: [TextMark]) -> some View {
    environment(\.textMarks, marks)
  }
}
