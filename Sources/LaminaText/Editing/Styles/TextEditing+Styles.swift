package import LaminaGeometry

/// What is said about the characters of a text: fonts, colours, links, lines.
///
/// ```
///  typing          takes what is said before the caret, or what was chosen for it
///  a command       changes the selection's runs: one step of undo
///  from outside    what differs is taken over
/// ```
///
/// A text that is edited without (`styles` is nil) pays nothing for it.
extension TextEditing {
  /// Edits a text about which something is said.
  package init(
    _ text: String, _ styles: StyleRuns, options: TextEditingOptions = TextEditingOptions()
  ) {
    self.init(text, options: options)
    self.styles =
      styles.count == self.text.utf8.count ? styles : StyleRuns(count: self.text.utf8.count)
  }

  // MARK: Typing

  /// What is said about the characters that are typed next.
  package var typingStyle: AttributeContainer { chosenStyle ?? style(replacing: selection.range) }

  /// Chooses what is said about what is typed next, as long as the caret stays; nil takes what the text says.
  package mutating func chooseStyle(_ style: AttributeContainer?) {
    guard styles != nil, style != chosenStyle else { return }
    chosenStyle = style
    history.seal()
  }

  /// What is said about characters that come in the place of others: what was said about the first of these, or about
  /// the character before.
  ///
  /// A paragraph begins as what it begins with, and a link does not go on behind its end.
  func style(replacing range: Range<Int>) -> AttributeContainer {
    guard let styles else { return AttributeContainer() }
    return styles.style(replacing: range, in: text)
  }

  /// What goes on to be typed in an empty text.
  func styleToKeep(removing range: Range<Int>, for string: String) -> AttributeContainer? {
    guard let styles, string.isEmpty, !range.isEmpty, range == 0..<text.utf8.count else {
      return nil
    }
    var kept = styles[0]
    kept[AttributeScopes.FoundationAttributes.LinkAttribute.self] = nil
    return kept
  }

  /// Says something about bytes that come in the place of others.
  mutating func putStyles(
    _ count: Int, for range: Range<Int>, _ given: StyleRuns?
  ) -> TextHistory.StyleChange? {
    guard let before = styles?.slice(range) else { return nil }
    let isSelected = range == selection.range
    // A limit leaves the first of the characters.
    var after = given?.slice(0..<count) ?? StyleRuns()
    if after.count != count {
      after = StyleRuns(count: count, isSelected ? typingStyle : style(replacing: range))
    }
    styles?.replace(range, with: after)
    return TextHistory.StyleChange(before: before, after: after)
  }

  // MARK: Commands

  /// Changes what is said about the selected characters, run by run, or about what is typed next; one step of undo.
  package mutating func transformStyles(
    at time: TimeInterval, _ body: (inout AttributeContainer) -> Void
  ) {
    cancelComposition()
    guard options.isEditable, var next = styles else { return }
    guard !selection.isEmpty else {
      var style = typingStyle
      body(&style)
      return chooseStyle(style)
    }
    next.transform(selection.range, body)
    guard let change = changeStyles(selection.range, of: next) else { return }
    history.record(
      [change], selection, after: selection, time: time, kind: .other, limit: options.undoLimit)
  }

  /// Takes over what is said about a range.
  private mutating func changeStyles(
    _ range: Range<Int>, of next: StyleRuns
  ) -> TextHistory.Change? {
    guard let before = styles?.slice(range), case let after = next.slice(range), before != after
    else { return nil }
    styles?.replace(range, with: after)
    let shown = displayed(range)
    recordChange(shown, shown.count)
    return TextHistory.Change(
      lower: range.lowerBound, removed: "", inserted: "",
      styles: TextHistory.StyleChange(before: before, after: after))
  }

  /// Bytes of the text in the displayed one.
  private func displayed(_ range: Range<Int>) -> Range<Int> {
    guard composition != nil else { return range }
    return 0..<displayCount
  }

  // MARK: From outside

  /// Takes a text from outside with what is said about it; selection and composition stay where they can.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - next: what is said about it.
  ///   - isStep: whether another appearance of the same text is a step of undo of its own, as a command's is; else it
  ///     joins the one before, as a text does.
  ///   - time: when.
  package mutating func replaceAll(
    with string: String, _ next: StyleRuns, isStep: Bool, at time: TimeInterval
  ) {
    let change = text.difference(to: string)
    if styles == nil { styles = StyleRuns(count: text.utf8.count) }
    if let change { takeOver(change, next) }
    guard next.count == text.utf8.count, let range = styles?.difference(to: next),
      let entry = changeStyles(range, of: next)
    else { return }
    guard isStep, change == nil else {
      return history.amend(entry, selection, limit: options.undoLimit)
    }
    history.record(
      [entry], selection, after: selection, time: time, kind: .other, limit: options.undoLimit)
  }

  /// What is said about the bytes of ``displayText``: what is composed is set as what is typed.
  package var displayStyles: StyleRuns? {
    guard let composition, var display = styles else { return styles }
    display.replace(
      selection.range, with: StyleRuns(count: composition.text.utf8.count, typingStyle))
    return display
  }

  /// Says nothing any more about any character.
  package mutating func forgetStyles() {
    guard styles != nil else { return }
    (styles, chosenStyle) = (nil, nil)
    recordChange(0..<displayCount, displayCount)
  }
}

extension StyleRuns {
  /// What is said about characters that come in the place of some bytes of a text.
  package func style(replacing range: Range<Int>, in text: String) -> AttributeContainer {
    let place = range.lowerBound
    if !range.isEmpty { return self[place] }
    let (scalars, index) = (text.unicodeScalars, text.byteIndex(place))
    return StyleNeighbour.typed(
      after: scalars[..<index].last.map { StyleNeighbour($0, self[place - 1]) },
      before: scalars[index...].first.map { StyleNeighbour($0, self[place]) })
  }
}
