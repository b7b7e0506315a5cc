import LaminaDisplay
import LaminaGeometry
import LaminaText

/// Keys: what goes on beyond the ends of a text.
extension JoinedTexts {
  /// How much room around the end of the selection comes in sight with it, in points.
  private static let margin: CGFloat = 8
  /// A page is no more lines than this.
  private static let longestPage = 200

  /// Moves the end of the selection that began in the text with the focus, or in another one.
  func extend(by motion: TextMotion, from text: SelectableText) {
    list()
    guard var next = selection ?? own(of: text), let there = index(of: next.anchor),
      let here = index(of: next.head.text),
      let place = place(from: next.head, by: motion, page: text.visibleRect.height)
    else { return }
    let start = next.anchorOffset(here - there)
    next.first = start..<start
    next.head = place
    if next.anchor == text.id, place.text == text.id {
      lift(keepsColumn: motion.isVertical)
      text.select(from: start, to: place.position)
    } else {
      select(next)
      reveal(place)
    }
    text.session.select()
  }

  /// Selects all texts; false where there is only one.
  func selectAll(from text: SelectableText) -> Bool {
    list()
    guard texts.count > 1, let first = texts.first, let last = texts.last(where: \.isShown) else {
      return false
    }
    select(JoinedSelection(anchor: first.id, first: 0..<0, head: last.end))
    text.session.select()
    return true
  }

  /// Forgets the selection, but not the column of motions up and down.
  private func lift(keepsColumn: Bool) {
    let column = goalX
    lift()
    if keepsColumn { goalX = column }
  }

  /// What one text has selected for itself.
  private func own(of text: SelectableText) -> JoinedSelection? {
    let selection = text.session.editing.selection
    return JoinedSelection(
      anchor: text.id, first: selection.anchor..<selection.anchor,
      head: JoinedSelection.Place(text.id, selection.head))
  }

  /// Has the scroll views around a place bring it in sight, once that is laid out.
  private func reveal(_ place: JoinedSelection.Place) {
    guard let text = texts.first(where: { $0.id == place.text })?.text else { return }
    text.graph?.afterUpdate { [weak text] in
      guard let text else { return }
      let caret = text.geometry.caretRect(at: place.position)
      text.graph?.reveal(text.id, part: caret, margin: Self.margin)
    }
  }

  // MARK: Motions

  private func place(
    from head: JoinedSelection.Place, by motion: TextMotion, page: CGFloat
  ) -> JoinedSelection.Place? {
    if !motion.isVertical { goalX = nil }
    switch motion {
    case .documentStart: return texts.first(where: \.isShown)?.start
    case .documentEnd: return texts.last(where: \.isShown)?.end
    case .up: return vertical(head, isDown: false)
    case .down: return vertical(head, isDown: true)
    case .pageUp: return screenful(head, page, isDown: false)
    case .pageDown: return screenful(head, page, isDown: true)
    case .left, .right, .backward, .forward, .wordLeft, .wordRight, .wordBackward, .wordForward,
      .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .paragraphUp, .paragraphDown:
      return horizontal(head, motion)
    }
  }

  private func horizontal(
    _ head: JoinedSelection.Place, _ motion: TextMotion
  ) -> JoinedSelection.Place? {
    guard let here = index(of: head.text), let text = texts[here].text else { return nil }
    let moved = text.position(from: head.position, by: motion)
    let isForward = motion.isForward(rightToLeft: text.isRightToLeft(at: head.position.offset))
    guard moved.offset == head.position.offset, let isForward,
      let next = isForward
        ? texts[(here + 1)...].first(where: \.isShown) : texts[..<here].last(where: \.isShown)
    else { return JoinedSelection.Place(head.text, moved) }
    let edge = isForward ? next.start : next.end
    guard let inside = motion.inNextText(isForward: isForward), let text = next.text else {
      return edge
    }
    return JoinedSelection.Place(next.id, text.position(from: edge.position, by: inside))
  }

  /// A line further down or up, in the same column; beyond the last one the text's end.
  private func vertical(
    _ head: JoinedSelection.Place, isDown: Bool
  ) -> JoinedSelection.Place? {
    guard let here = index(of: head.text), let text = texts[here].text,
      let frame = texts[here].frame
    else { return nil }
    let geometry = text.geometry
    let caret = geometry.caretRect(at: head.position).offsetBy(dx: frame.minX, dy: frame.minY)
    let x = goalX ?? caret.minX
    goalX = x
    if let place = geometry.position(
      from: head.position, lines: isDown ? 1 : -1, x: x - frame.minX)
    {
      return JoinedSelection.Place(head.text, place)
    }
    guard let next = neighbour(of: here, below: isDown, caret.midY, x: x) else {
      return isDown ? texts[here].end : texts[here].start
    }
    return place(in: next, x: x, isFirstLine: isDown)
  }

  private func place(
    in next: JoinedText, x: CGFloat, isFirstLine: Bool
  ) -> JoinedSelection.Place? {
    guard let geometry = next.text?.geometry, let frame = next.frame else { return nil }
    let edge = isFirstLine ? next.start : next.end
    let y = geometry.caretRect(at: edge.position).midY
    return JoinedSelection.Place(
      next.id, geometry.position(at: CGPoint(x: x - frame.minX, y: y)))
  }

  /// Of the texts that follow, or come before, and stand further down, or up: the nearest, and of those beside
  /// each other the nearest to a column.
  private func neighbour(
    of here: Int, below isBelow: Bool, _ y: CGFloat, x: CGFloat
  ) -> JoinedText? {
    let others = isBelow ? texts[(here + 1)...] : texts[..<here]
    let near = others.compactMap { text -> (text: JoinedText, frame: CGRect, way: CGFloat)? in
      guard text.isShown, let frame = text.frame else { return nil }
      let way = isBelow ? frame.minY - y : y - frame.maxY
      return way >= 0 ? (text, frame, way) : nil
    }
    guard let nearest = near.min(by: { $0.way < $1.way }) else { return nil }
    let line = nearest.text.text?.geometry.caretRect(at: TextPosition(0)).height ?? 0
    return near.filter { $0.way - nearest.way < line / 2 }
      .min { $0.frame.distance(toColumn: x) < $1.frame.distance(toColumn: x) }?.text
  }

  /// So many lines that a page is passed, and one at least.
  private func screenful(
    _ head: JoinedSelection.Place, _ page: CGFloat, isDown: Bool
  ) -> JoinedSelection.Place? {
    guard let start = height(of: head) else { return nil }
    var place = head
    for _ in 0..<Self.longestPage {
      guard let next = vertical(place, isDown: isDown), next != place, let y = height(of: next)
      else { break }
      if place != head, abs(y - start) > page { break }
      place = next
    }
    return place
  }

  /// How far down a place stands.
  private func height(of place: JoinedSelection.Place) -> CGFloat? {
    guard let text = texts.first(where: { $0.id == place.text }), let frame = text.frame,
      let geometry = text.text?.geometry
    else { return nil }
    return frame.minY + geometry.caretRect(at: place.position).midY
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

  /// Whether it goes on in the next text at the end of one, or in the one before at its beginning; nil for one
  /// that stays in its line or paragraph.
  fileprivate func isForward(rightToLeft: Bool) -> Bool? {
    switch self {
    case .right, .wordRight: !rightToLeft
    case .left, .wordLeft: rightToLeft
    case .forward, .wordForward, .paragraphDown: true
    case .backward, .wordBackward, .paragraphUp: false
    default: nil
    }
  }

  /// What moves on in a text that it has come to; nil where it has arrived.
  fileprivate func inNextText(isForward: Bool) -> TextMotion? {
    switch self {
    case .wordLeft, .wordRight, .wordBackward, .wordForward:
      isForward ? .wordForward : .wordBackward
    case .paragraphUp, .paragraphDown: self
    default: nil
    }
  }
}

extension CGRect {
  fileprivate func distance(toColumn x: CGFloat) -> CGFloat { max(minX - x, 0, x - maxX) }
}
