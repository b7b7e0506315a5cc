extension TextEditing {
  /// Selects a range, with the caret at its end; an empty one places the caret.
  public mutating func select(_ range: Range<Int>) {
    cancelComposition()
    setSelection(snapped(anchor: range.lowerBound, head: TextPosition(range.upperBound)))
    forgetMotion()
  }

  /// Selects everything.
  public mutating func selectAll() { select(0..<text.utf8.count) }

  /// Selects the word at an offset, or what stands there between words.
  public mutating func selectWord(at offset: Int) {
    placeCaret(at: TextPosition(offset), extending: false, by: .word)
  }

  /// Selects the paragraph at an offset, without what ends it.
  public mutating func selectParagraph(at offset: Int) {
    placeCaret(at: TextPosition(offset), extending: false, by: .paragraph)
  }

  /// Puts the caret where a pointer is, or selects the unit there.
  ///
  /// Without extending a unit begins: a click (`.character`), a double click (`.word`), a triple click
  /// (`.paragraph`). Extending selects from there: with the unit of the beginning whole, in the units
  /// named, as a drag or a click with Shift does.
  public mutating func placeCaret(
    at position: TextPosition, extending: Bool, by granularity: TextGranularity = .character
  ) {
    let offset = text.clusterStart(textOffset(ofDisplayed: position.offset))
    cancelComposition()
    let unit = unit(at: TextPosition(offset, position.affinity), granularity)
    guard extending else {
      let caret = TextPosition(unit.upperBound, unit.isEmpty ? position.affinity : .downstream)
      setSelection(TextSelectionRange(anchor: unit.lowerBound, head: caret))
      goalX = nil
      return firstUnit = unit
    }
    extend(to: unit, position.affinity, granularity: granularity)
  }

  private mutating func extend(
    to unit: Range<Int>, _ affinity: TextPosition.Affinity, granularity: TextGranularity
  ) {
    let first =
      granularity == .character
      ? selection.anchor..<selection.anchor
      : firstUnit ?? self.unit(at: TextPosition(selection.anchor), granularity)
    let isBefore = unit.lowerBound < first.lowerBound
    let head = isBefore ? unit.lowerBound : max(unit.upperBound, first.upperBound)
    let caret = TextPosition(head, unit.isEmpty ? affinity : .downstream)
    setSelection(
      TextSelectionRange(anchor: isBefore ? first.upperBound : first.lowerBound, head: caret))
    goalX = nil
    firstUnit = first
  }

  private func unit(at position: TextPosition, _ granularity: TextGranularity) -> Range<Int> {
    let offset = position.offset
    switch granularity {
    case .character: return offset..<offset
    case .word:
      guard !options.isSecure else { return 0..<text.utf8.count }
      return TextWords.range(at: offset, in: text)
    case .paragraph: return text.paragraphStart(offset)..<text.paragraphEnd(offset)
    }
  }

  /// The selection changes on purpose: what is typed next is a new step.
  mutating func setSelection(_ next: TextSelectionRange) {
    if next != selection { history.seal() }
    selection = next
  }

  /// A selection at borders of clusters, within the text.
  func snapped(anchor: Int, head: TextPosition) -> TextSelectionRange {
    TextSelectionRange(
      anchor: text.clusterStart(anchor),
      head: TextPosition(text.clusterStart(head.offset), head.affinity))
  }
}
