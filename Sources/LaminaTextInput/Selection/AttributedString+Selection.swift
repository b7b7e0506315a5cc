public import LaminaGeometry
import LaminaText

/// Changing what is selected in an editor.
extension AttributedString {
  /// Changes the attributes of what is selected, run by run; at a caret, those of what is typed next.
  ///
  /// ```swift
  /// text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(true) }
  /// ```
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      let all = ranges.ranges.map(bytes)
      for range in all { try transform(range, body) }
      selection = AttributedTextSelection(ranges: RangeSet(all.map(places)))
    }
  }

  private mutating func transform<E: Error>(
    _ bytes: Range<Int>, _ body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    let parts = self[places(bytes)].runs.map { (self.bytes($0.range), $0.attributes) }
    for (bytes, old) in parts {
      var attributes = old
      try body(&attributes)
      self[places(bytes)].setAttributes(attributes)
    }
  }

  /// Puts a text in the place of what is selected, and the caret behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let content = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    replace(&selection, String(scalarsOf: content), StyleRuns(content))
  }

  /// Puts characters in the place of what is selected, as if they were typed, and the caret behind them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let characters = String(newContent)
    let style = selection.typingAttributes(in: self)
    replace(&selection, characters, StyleRuns(count: characters.utf8.count, style))
  }

  /// - Complexity: O(n): the string is made again, as what Foundation knows of characters is not to be trusted after
  ///   changes within one.
  private mutating func replace(
    _ selection: inout AttributedTextSelection, _ characters: String, _ added: StyleRuns
  ) {
    var ranges: [Range<Int>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): ranges = [byte(index)..<byte(index)]
    case .ranges(let set): ranges = set.ranges.map(bytes)
    }
    var (text, styles) = (Array(String(scalarsOf: self).utf8), StyleRuns(self))
    let start = ranges.first?.lowerBound ?? text.count
    for range in ranges.reversed() {
      text.removeSubrange(range)
      styles.replace(range, with: StyleRuns())
    }
    text.insert(contentsOf: characters.utf8, at: start)
    styles.replace(start..<start, with: added)
    self = AttributedString(String(decoding: text, as: UTF8.self), styles)
    selection = AttributedTextSelection(insertionPoint: place(start + characters.utf8.count))
  }

  /// Changes the text, and keeps the selection where it was in it.
  ///
  /// What cannot be followed, as when another text is assigned, ends as the selection of a new editor.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let ranges: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): ranges = [index..<index]
    case .ranges(let set): ranges = Array(set.ranges)
    }
    guard let moved = try transform(updating: ranges, body: body), let first = moved.first else {
      return selection = AttributedTextSelection()
    }
    let set = RangeSet(moved)
    selection =
      set.isEmpty
      ? AttributedTextSelection(
        insertionPoint: first.lowerBound, typingAttributes: selection.typing)
      : AttributedTextSelection(ranges: set)
  }

  /// What is selected; nothing at a caret.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }
}
