public import LaminaGeometry

extension TextLayout: TextGeometry {
  /// Where a caret stands: no width, as high as its line, within the layout's width.
  ///
  /// White space that hangs beyond a wrapped line does not take the caret along.
  public func caretRect(at position: TextPosition) -> CGRect {
    caretRect(at: position, within: measure.size.width)
  }

  /// The same, within so many points.
  func caretRect(at position: TextPosition, within width: CGFloat) -> CGRect {
    let line = visualLine(lineNumber(of: position))
    let x = line.x(of: line.locate(position), in: text)
    let widest = max(width * scale, line.placed.x)
    return CGRect(
      x: min(max(0, x), widest) / scale, y: line.placed.top / scale, width: 0,
      height: line.placed.height / scale)
  }

  /// The caret position nearest to a point, always between two characters.
  public func position(at point: CGPoint) -> TextPosition {
    position(inLine: lineNumber(at: point.y), x: point.x)
  }

  /// The rectangles that a selection covers, at least one for each line it touches with characters;
  /// several where directions mix.
  public func rects(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return placed.filter { $0.bytes.overlaps(range) }.flatMap { line in
      line.spans(in: range).map { span in
        CGRect(
          x: span.lowerBound / scale, y: line.top / scale,
          width: (span.upperBound - span.lowerBound) / scale, height: line.height / scale)
      }
    }
  }

  /// What is painted for a selection: ``rects(for:)`` without gaps where lines stand further apart.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    guard placed.count > 1 else { return rects(for: range) }
    return rects(for: range).joiningLines((placed[1].top - placed[0].bottom) / scale)
  }

  /// The first or last position of the line that a caret stands in.
  public func lineEdge(of position: TextPosition, atEnd: Bool) -> TextPosition {
    let line = visualLine(lineNumber(of: position))
    guard atEnd else { return TextPosition(line.placed.bytes.lowerBound) }
    return TextPosition(line.end, line.isWrapped ? .upstream : .downstream)
  }

  /// The position nearest to `x`, so many lines further down; nil beyond the first and last line.
  public func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition? {
    let number = lineNumber(of: position) + max(-placed.count, min(placed.count, lines))
    return placed.indices.contains(number) ? self.position(inLine: number, x: x) : nil
  }

  /// Whether the paragraph at an offset runs from right to left.
  public func baseIsRightToLeft(at offset: Int) -> Bool {
    placed[lineNumber(of: TextPosition(offset))].isRightToLeft
  }

  /// The next position to the right or left on the screen; nil at that end of the text.
  ///
  /// Going on in one direction visits each edge between two characters once. The first paragraph's
  /// direction says whether the line below follows at the right or at the left.
  public func neighbour(of position: TextPosition, toRight: Bool) -> TextPosition? {
    neighbour(of: position, toRight: toRight, isRightToLeft: placed[0].isRightToLeft)
  }

  /// The same in a text in which the line below follows at the left, or at the right.
  func neighbour(
    of position: TextPosition, toRight: Bool, isRightToLeft: Bool
  ) -> TextPosition? {
    let number = lineNumber(of: position)
    let line = visualLine(number)
    let isForward = toRight != isRightToLeft
    if let next = line.step(from: line.locate(position), toRight: toRight, in: text) {
      let isAtWrap = isForward && next == TextPosition(line.end, .upstream)
      return isAtWrap && continues(number, isRightToLeft) ? TextPosition(line.end) : next
    }
    let other = number + (isForward ? 1 : -1)
    guard placed.indices.contains(other) else { return nil }
    let target = visualLine(other)
    guard let edge = target.edge(atRight: !toRight) else {
      return TextPosition(target.placed.bytes.lowerBound)
    }
    // Where one line goes on in the next, its end and the start of that are one place.
    guard continues(min(number, other), isRightToLeft),
      let next = target.step(from: edge, toRight: toRight, in: text)
    else { return target.position(of: edge) }
    let isAtWrap = isForward && next == TextPosition(target.end, .upstream)
    return isAtWrap && continues(other, isRightToLeft) ? TextPosition(target.end) : next
  }

  /// The line in which a caret stands.
  func lineNumber(of position: TextPosition) -> Int {
    let offset = position.offset
    let number = (placed.partition { $0.bytes.lowerBound > offset } - 1)
      .clamped(to: 0...placed.count - 1)
    guard position.affinity == .upstream, number > 0,
      placed[number].bytes.lowerBound == offset, visualLine(number - 1).isWrapped
    else { return number }
    return number - 1
  }

  func position(inLine number: Int, x: CGFloat) -> TextPosition {
    visualLine(number).position(nearestTo: x * scale, in: text)
  }

  func visualLine(_ number: Int) -> VisualLine {
    VisualLine(
      placed[number], next: number + 1 < placed.count ? placed[number + 1] : nil, in: text)
  }

  /// Whether a wrapped line ends on the screen where the next one begins on the screen.
  private func continues(_ number: Int, _ isRightToLeft: Bool) -> Bool {
    let line = visualLine(number)
    guard line.isWrapped, number + 1 < placed.count else { return false }
    let next = visualLine(number + 1)
    guard let end = line.edge(atRight: !isRightToLeft),
      let start = next.edge(atRight: isRightToLeft)
    else { return false }
    return line.position(of: end) == TextPosition(line.end, .upstream)
      && next.position(of: start) == TextPosition(line.end, .downstream)
  }
}

extension [CGRect] {
  /// Rectangles on lines so far apart, each but those on the last one as high as it is to the next.
  func joiningLines(_ spacing: CGFloat) -> [CGRect] {
    guard spacing > 0, let last = map(\.minY).max() else { return self }
    return map { rect in
      guard rect.minY < last else { return rect }
      return CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + spacing)
    }
  }
}
