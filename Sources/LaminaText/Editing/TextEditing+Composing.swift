public import LaminaGeometry

extension TextEditing {
  /// Shows text that an input method composes in place of the selection; the text stays as it is.
  ///
  /// - Parameters:
  ///   - string: the whole composing text; an empty one ends the composition.
  ///   - selection: its selected part or its caret, counted in Unicode scalars as input methods do.
  public mutating func compose(_ string: String, selection: Range<Int>) {
    guard options.isEditable, !string.isEmpty else { return cancelComposition() }
    let shown = composition?.range ?? self.selection.range
    var native = string
    native.makeContiguousUTF8()
    let next = TextComposition(
      text: native, selection: native.clusters(ofScalars: selection),
      location: self.selection.range.lowerBound)
    if composition == nil { history.seal() }
    forgetMotion()
    let isSame = composition.map { $0.text.utf8.elementsEqual(native.utf8) } ?? false
    composition = next
    if !isSame { recordChange(shown, native.utf8.count) }
  }

  /// Puts what an input method decided on in place of what it composed, once.
  public mutating func commit(_ string: String, at time: TimeInterval) { insert(string, at: time) }

  /// Takes what is composed away; text and selection are what they were before.
  public mutating func cancelComposition() {
    let shown = composition?.range
    composition = nil
    noteCancelled(shown)
  }

  /// What was composed went, and the selected characters are shown again.
  mutating func noteCancelled(_ shown: Range<Int>?) {
    if let shown { recordChange(shown, selection.range.count) }
  }

  /// A place of ``displayText`` as a place of ``text``.
  func textOffset(ofDisplayed offset: Int) -> Int {
    guard let composition, offset > composition.location else { return offset }
    guard offset >= composition.range.upperBound else { return composition.location }
    return offset - composition.text.utf8.count + selection.range.count
  }

  /// Takes a text from outside: selection and composition stay where they are, as far as it still has
  /// the places.
  ///
  /// A caret at the end stays at the end.
  ///
  /// The change joins the step of undo before it, so that a text that is tidied after each key goes back
  /// a key at a time. Nothing is limited, and line breaks stay.
  ///
  /// - Complexity: compares both texts from their ends.
  public mutating func replaceAll(with string: String) {
    if let change = text.difference(to: string) { takeOver(change, nil) }
  }

  /// Replaces what differs from a text from outside; `styles` is what that says about all of its bytes.
  mutating func takeOver(_ change: (range: Range<Int>, inserted: String), _ styles: StyleRuns?) {
    let range = change.range
    let count = change.inserted.utf8.count
    let old = selection
    let end = text.utf8.count
    let entry = put(
      change.inserted, for: range,
      styles?.slice(range.lowerBound..<range.lowerBound + change.inserted.utf8.count))
    func moved(_ offset: Int) -> Int {
      old.isEmpty && offset == end ? text.utf8.count : Self.moved(offset, range, count: count)
    }
    selection = snapped(
      anchor: moved(old.anchor), head: TextPosition(moved(old.head.offset), old.head.affinity))
    composition?.location = selection.range.lowerBound
    noteOutside(range, count, old: old.range)
    forgetMotion()
    history.amend(entry, selection, limit: options.undoLimit)
  }

  private static func moved(_ offset: Int, _ range: Range<Int>, count: Int) -> Int {
    if offset <= range.lowerBound { return offset }
    if offset >= range.upperBound { return offset - range.count + count }
    return min(offset, range.lowerBound + count)
  }

  /// Notes a change that may have moved what is composed: then all from one to the other has changed.
  private mutating func noteOutside(_ range: Range<Int>, _ count: Int, old: Range<Int>) {
    guard let composition else { return recordChange(range, count) }
    let now = selection.range
    let length = composition.text.utf8.count
    let low = min(range.lowerBound, old.lowerBound, now.lowerBound)
    let high = max(
      range.lowerBound + count, now.upperBound, old.upperBound - range.count + count)
    let before = high - count + range.count
    recordChange(low..<before - old.count + length, high - low - now.count + length)
  }
}
