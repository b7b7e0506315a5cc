public import LaminaGeometry

extension TextEditing {
  /// Puts characters in place of the selection, and ends what was composed.
  ///
  /// Typing goes on in one step of undo until the caret moves, a line is broken or two seconds pass.
  ///
  /// - Parameters:
  ///   - string: what was typed, or committed by an input method.
  ///   - time: when, in seconds of any clock.
  public mutating func insert(_ string: String, at time: TimeInterval) {
    put(string, at: time, as: .typing)
  }

  /// Puts characters from elsewhere in place of the selection; a step of undo of its own.
  public mutating func paste(_ string: String, at time: TimeInterval) {
    put(string, at: time, as: .other)
  }

  /// The same, with what is said about the characters; a text about which nothing is said takes the characters alone.
  package mutating func paste(_ string: String, _ styles: StyleRuns, at time: TimeInterval) {
    put(string, at: time, as: .other, styles)
  }

  /// Takes the selected characters out and returns them; nil when there are none to take.
  public mutating func cut(at time: TimeInterval = 0) -> String? {
    cancelComposition()
    guard options.isEditable, let taken = selectedText else { return nil }
    edit(selection.range, with: "", at: time, as: .other)
    return taken
  }

  /// Replaces characters anywhere and puts the caret behind them; a step of undo of its own.
  public mutating func replace(_ range: Range<Int>, with string: String, at time: TimeInterval) {
    replace(range, with: string, styles: nil, at: time)
  }

  private mutating func replace(
    _ range: Range<Int>, with string: String, styles: StyleRuns?, at time: TimeInterval
  ) {
    cancelComposition()
    guard options.isEditable else { return }
    let range = text.wholeClusters(range)
    let fitting = fitted(singleLined(string), for: range)
    guard !range.isEmpty || !fitting.isEmpty, fitting.isEmpty == string.isEmpty else { return }
    edit(range, with: fitting, at: time, as: .other, styles)
  }

  /// Replaces characters in several places, in order and apart from each other; one step of undo.
  package mutating func replace(
    each ranges: [Range<Int>], with string: String, at time: TimeInterval
  ) {
    guard let first = ranges.first, let last = ranges.last else { return }
    var words = ""
    var end = first.lowerBound
    for range in ranges {
      words += text.substring(end..<range.lowerBound) + string
      end = range.upperBound
    }
    let whole = first.lowerBound..<last.upperBound
    let styles = styles.map { all in
      var made = all.slice(whole)
      for range in ranges.reversed() {
        let place = range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound
        made.replace(place, with: StyleRuns(count: string.utf8.count, style(replacing: range)))
      }
      return made
    }
    replace(whole, with: words, styles: styles, at: time)
  }

  /// Moves characters to another place, as dragging them does, and selects them there; one step of undo.
  public mutating func moveText(_ range: Range<Int>, to offset: Int, at time: TimeInterval) {
    cancelComposition()
    let range = text.wholeClusters(range)
    let target = text.clusterStart(offset)
    guard options.isEditable, !range.isEmpty,
      target <= range.lowerBound || target >= range.upperBound
    else { return }
    let moved = text.substring(range)
    let movedStyles = styles?.slice(range)
    let before = selection
    let isBehind = target >= range.upperBound
    // The hind change first, so that the place of the other one stays.
    let second = isBehind ? range : target..<target
    let first = isBehind ? target..<target : range
    let hind = put(isBehind ? moved : "", for: first, isBehind ? movedStyles : nil)
    recordChange(first, isBehind ? range.count : 0)
    let fore = put(isBehind ? "" : moved, for: second, isBehind ? nil : movedStyles)
    recordChange(second, isBehind ? 0 : range.count)
    let start = isBehind ? target - range.count : target
    selection = TextSelectionRange(
      anchor: text.clusterStart(start), head: text.clusterEnd(start + range.count))
    forgetMotion()
    history.record(
      [hind, fore], before, after: selection, time: time, kind: .other, limit: options.undoLimit)
  }

  private mutating func put(
    _ string: String, at time: TimeInterval, as kind: TextHistory.Kind, _ styles: StyleRuns? = nil
  ) {
    let replaced = composition?.range
    composition = nil
    guard options.isEditable else { return noteCancelled(replaced) }
    let fitting = fitted(singleLined(string), for: selection.range)
    guard !fitting.isEmpty else { return noteCancelled(replaced) }
    let isRun = kind == .typing && !fitting.contains(where: \.isNewline)
    edit(
      selection.range, with: fitting, at: time, as: isRun ? .typing : .other, styles,
      showing: replaced)
  }

  /// Replaces whole clusters, remembers it, and puts the caret behind.
  mutating func edit(
    _ range: Range<Int>, with string: String, at time: TimeInterval, as kind: TextHistory.Kind,
    _ styles: StyleRuns? = nil, showing shown: Range<Int>? = nil
  ) {
    let before = selection
    let side = selection.head.affinity
    let kept = styleToKeep(removing: range, for: string)
    let change = put(string, for: range, styles)
    recordChange(shown ?? range, string.utf8.count)
    let caret = text.clusterEnd(range.lowerBound + string.utf8.count)
    let stays = side == .upstream && !(string.last?.isWhitespace ?? true)
    selection = TextSelectionRange(TextPosition(caret, stays ? .upstream : .downstream))
    if let kept { chosenStyle = kept }
    forgetMotion()
    history.record(
      [change], before, after: selection, time: time, kind: kind, limit: options.undoLimit)
  }

  /// Replaces bytes; the caller says what that does to the displayed text.
  ///
  /// - Parameters:
  ///   - string: the bytes that come.
  ///   - range: those that go.
  ///   - styles: what is said about them; nil for what is said about what they stand in the place of.
  /// - Returns: the change, for the history.
  mutating func put(
    _ string: String, for range: Range<Int>, _ styles: StyleRuns? = nil
  ) -> TextHistory.Change {
    let change = TextHistory.Change(
      lower: range.lowerBound, removed: text.substring(range), inserted: string,
      styles: putStyles(string.utf8.count, for: range, styles))
    if let count = characterCount {
      characterCount = count + growth(replacing: range, with: string)
    }
    bytesCopied += spare.apply(change, to: &text)
    return change
  }

  /// Counts a change of the displayed text.
  mutating func recordChange(_ range: Range<Int>, _ count: Int) {
    let change = TextChange(range: range, count: count, revision: revision + 1)
    lastChange = change
    if changes.count == 64 { changes.removeFirst(32) }
    changes.append(change)
  }

  /// The next motion up or down and the next selection by pointer begin again.
  mutating func forgetMotion() {
    goalX = nil
    firstUnit = nil
  }

  private func singleLined(_ string: String) -> String {
    guard !options.isMultiline, string.contains(where: \.isNewline) else { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  /// As many of the characters as the limit leaves room for.
  private mutating func fitted(_ string: String, for range: Range<Int>) -> String {
    guard let limit = options.characterLimit, let count = characterCount, !string.isEmpty else {
      return string
    }
    let room = limit - count - growth(replacing: range, with: "")
    var kept = String(string.prefix(max(0, room) + 1))
    while !kept.isEmpty, count + growth(replacing: range, with: kept) > limit { kept.removeLast() }
    return kept
  }

  private mutating func growth(replacing range: Range<Int>, with string: String) -> Int {
    let growth = text.growth(replacing: range, with: string)
    bytesCopied += growth.copied
    return growth.count
  }
}
