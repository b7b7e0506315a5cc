public import LaminaGeometry

extension TextEditing {
  /// Moves the caret.
  ///
  /// Without extending, a selection first collapses where the motion goes by characters: `.left` to its left
  /// end, `.right` to its right end. While something is composed a motion ends that and does no more.
  ///
  /// - Parameters:
  ///   - motion: where to.
  ///   - extending: whether the other end of the selection stays.
  ///   - geometry: where the characters of ``displayText`` are.
  ///   - page: how far a page goes, in points; 0 for no further than a line.
  public mutating func move(
    _ motion: TextMotion, extending: Bool, in geometry: some TextGeometry, page: CGFloat = 0
  ) {
    guard composition == nil else { return cancelComposition() }
    let target = extending ? nil : collapsed(motion, in: geometry)
    let head = target ?? destination(of: motion, in: geometry, page: page)
    let place = TextPosition(text.clusterStart(head.offset), head.affinity)
    setSelection(
      extending
        ? TextSelectionRange(anchor: selection.anchor, head: place) : TextSelectionRange(place))
    // Motions up and down keep the column in which the first of them began.
    if !motion.isVertical { goalX = nil }
    firstUnit = nil
  }

  /// Deletes the selection, or else up to where a motion leads.
  ///
  /// At the edge of a line or paragraph, deleting up to that edge joins it with its neighbour.
  public mutating func delete(
    _ motion: TextMotion, in geometry: some TextGeometry, at time: TimeInterval
  ) {
    guard composition == nil else { return cancelComposition() }
    guard options.isEditable else { return }
    let hadSelection = !selection.isEmpty
    let range = hadSelection ? selection.range : deletion(motion, in: geometry)
    guard !range.isEmpty else { return }
    edit(range, with: "", at: time, as: hadSelection ? .other : .deleting)
  }

  private mutating func deletion(
    _ motion: TextMotion, in geometry: some TextGeometry
  ) -> Range<Int> {
    let start = selection.head.offset
    var end = text.clusterStart(destination(of: motion, in: geometry, page: 0).offset)
    if end == start {
      switch motion {
      case .lineStart, .paragraphStart: end = text.clusterBefore(start)
      case .lineEnd, .paragraphEnd: end = text.clusterAfter(start)
      default: break
      }
    }
    return min(start, end)..<max(start, end)
  }

  /// Where a selection collapses to, for motions that do only that.
  private func collapsed(_ motion: TextMotion, in geometry: some TextGeometry) -> TextPosition? {
    guard !selection.isEmpty else { return nil }
    let (low, high) = (selection.range.lowerBound, selection.range.upperBound)
    // The caret stays on the side on which it is seen: at the end of a wrapped line, not before the next.
    func end(_ offset: Int) -> TextPosition {
      offset == selection.head.offset ? selection.head : TextPosition(offset)
    }
    switch motion {
    case .backward: return end(low)
    case .forward: return end(high)
    case .left, .right:
      let lowRect = geometry.caretRect(at: TextPosition(low))
      let highRect = geometry.caretRect(at: TextPosition(high, .upstream))
      let isLowLeft =
        lowRect.minY == highRect.minY && lowRect.minX != highRect.minX
        ? lowRect.minX < highRect.minX : !geometry.baseIsRightToLeft(at: low)
      return end((motion == .left) == isLowLeft ? low : high)
    default: return nil
    }
  }

  private mutating func destination(
    of motion: TextMotion, in geometry: some TextGeometry, page: CGFloat
  ) -> TextPosition {
    let head = selection.head
    let offset = head.offset
    switch motion {
    case .left, .right:
      return geometry.neighbour(of: head, toRight: motion == .right) ?? head
    case .backward: return TextPosition(text.clusterBefore(offset))
    case .forward: return TextPosition(text.clusterAfter(offset))
    case .wordLeft, .wordRight:
      let isForward = (motion == .wordRight) != geometry.baseIsRightToLeft(at: offset)
      return TextPosition(isForward ? wordEnd(after: offset) : wordStart(before: offset))
    case .wordBackward: return TextPosition(wordStart(before: offset))
    case .wordForward: return TextPosition(wordEnd(after: offset))
    case .lineStart: return geometry.lineEdge(of: head, atEnd: false)
    case .lineEnd: return geometry.lineEdge(of: head, atEnd: true)
    case .up, .down, .pageUp, .pageDown: return vertical(motion, in: geometry, page: page)
    case .paragraphStart: return TextPosition(text.paragraphStart(offset))
    case .paragraphEnd: return TextPosition(text.paragraphEnd(offset))
    case .paragraphUp: return TextPosition(text.paragraphStart(text.clusterBefore(offset)))
    case .paragraphDown: return TextPosition(text.paragraphEnd(text.clusterAfter(offset)))
    case .documentStart: return TextPosition(0)
    case .documentEnd: return TextPosition(text.utf8.count)
    }
  }

  /// The place above or below; beyond the first and the last line the ends of the text.
  private mutating func vertical(
    _ motion: TextMotion, in geometry: some TextGeometry, page: CGFloat
  ) -> TextPosition {
    let caret = geometry.caretRect(at: selection.head)
    let x = goalX ?? caret.minX
    goalX = x
    let isUp = motion == .up || motion == .pageUp
    let end = TextPosition(isUp ? 0 : text.utf8.count)
    guard let next = geometry.position(from: selection.head, lines: isUp ? -1 : 1, x: x) else {
      return end
    }
    guard motion == .pageUp || motion == .pageDown, page > caret.height else { return next }
    let y = caret.midY + (isUp ? -page : page)
    let place = geometry.position(at: CGPoint(x: x, y: y))
    // A page is at least a line.
    return isUp == (place.offset < next.offset) ? place : next
  }

  private func wordEnd(after offset: Int) -> Int {
    options.isSecure ? text.utf8.count : TextWords.end(after: offset, in: text)
  }

  private func wordStart(before offset: Int) -> Int {
    options.isSecure ? 0 : TextWords.start(before: offset, in: text)
  }
}

extension TextMotion {
  /// Whether it goes by lines, in a column.
  fileprivate var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    default: false
    }
  }
}
