package import LaminaGeometry

/// Places are exact where something is laid out, and what is asked for is laid out; how far down it
/// stands may be an estimate until what is above it is known.
extension DocumentLayout: TextGeometry {
  /// Where a caret stands, in the width for which lines are wrapped, white space behind them
  /// included.
  package func caretRect(at position: TextPosition) -> CGRect {
    let (part, local) = locate(position)
    let room = max(part.layout.size.width, (width ?? 0) - part.origin.x)
    return part.layout.caretRect(at: local, within: room).offsetBy(part.origin)
  }

  package func position(at point: CGPoint) -> TextPosition {
    let part = part(atHeight: point.y)
    let local = CGPoint(x: point.x - part.origin.x, y: point.y - part.origin.y)
    return part.position(part.layout.position(at: local))
  }

  /// What a selection covers of the stretches that are laid out.
  package func rects(for range: Range<Int>) -> [CGRect] {
    parts(in: range).flatMap { part in
      part.layout.rects(for: range.shifted(by: -part.start)).map { $0.offsetBy(part.origin) }
    }
  }

  /// The link under a point.
  package func link(at point: CGPoint) -> URL? {
    let part = part(atHeight: point.y)
    return part.layout.link(
      at: CGPoint(x: point.x - part.origin.x, y: point.y - part.origin.y))
  }

  package func lineEdge(of position: TextPosition, atEnd: Bool) -> TextPosition {
    let (part, local) = locate(position)
    return part.position(part.layout.lineEdge(of: local, atEnd: atEnd))
  }

  package func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition? {
    var (part, local) = locate(position)
    var line = part.layout.lineNumber(of: local) + lines
    while line < 0 {
      guard part.number > 0 else { return nil }
      part = self.part(part.number - 1)
      line += part.layout.placed.count
    }
    while line >= part.layout.placed.count {
      line -= part.layout.placed.count
      guard part.number + 1 < index.count else { return nil }
      part = self.part(part.number + 1)
    }
    return part.position(part.layout.position(inLine: line, x: x - part.origin.x))
  }

  package func baseIsRightToLeft(at offset: Int) -> Bool {
    let (part, local) = locate(TextPosition(offset))
    return part.layout.baseIsRightToLeft(at: local.offset)
  }

  /// The next position to the right or left on the screen; nil at that end of the text.
  ///
  /// As in a `TextLayout`, the first paragraph's direction says where the line below follows.
  package func neighbour(of position: TextPosition, toRight: Bool) -> TextPosition? {
    let (part, local) = locate(position)
    let isRightToLeft = readsFromRight
    if let next = part.layout.neighbour(of: local, toRight: toRight, isRightToLeft: isRightToLeft) {
      // At the end of a piece the next one's start is the same place.
      return TextPosition(part.start + next.offset, next.affinity)
    }
    let isForward = toRight != isRightToLeft
    guard isForward ? part.number + 1 < index.count : part.number > 0 else { return nil }
    let other = self.part(part.number + (isForward ? 1 : -1))
    let line = other.layout.visualLine(isForward ? 0 : other.layout.placed.count - 1)
    guard let edge = line.edge(atRight: !toRight) else {
      return other.position(TextPosition(line.placed.bytes.lowerBound))
    }
    let isOnePlace = isForward ? part.goesOn : other.goesOn
    let next = isOnePlace ? line.step(from: edge, toRight: toRight, in: other.layout.text) : nil
    return other.position(next ?? line.position(of: edge))
  }
}

extension DocumentLayout {
  /// What is painted for a selection between two heights, with a little room for each line feed in
  /// it, and without gaps where lines stand further apart.
  package func selectionRects(for range: Range<Int>, in sight: Range<CGFloat>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let rects = parts(in: range).flatMap { part -> [CGRect] in
      guard part.origin.y < sight.upperBound,
        part.origin.y + part.layout.size.height > sight.lowerBound
      else { return [] }
      var rects = part.layout.rects(for: range.shifted(by: -part.start))
      if range.upperBound >= part.end, range.lowerBound <= part.content, part.content < part.end {
        let caret = part.layout.caretRect(at: TextPosition(part.content - part.start))
        let width = (caret.height / 3).rounded()
        let isRightToLeft = part.layout.placed[0].isRightToLeft
        rects.append(
          CGRect(
            x: isRightToLeft ? caret.minX - width : caret.minX, y: caret.minY, width: width,
            height: caret.height))
      }
      return rects.map { $0.offsetBy(part.origin) }
    }
    return rects.joiningLines(measure.spacing / scale)
  }

  /// A stretch that is laid out, and where.
  struct Part {
    let number: Int
    let start: Int
    let end: Int
    /// Where what it shows ends, before a terminator.
    let content: Int
    let origin: CGPoint
    let layout: TextLayout
    /// Whether its paragraph goes on in the next stretch.
    let goesOn: Bool

    /// A place in the stretch as one in the text: at a border that is not a paragraph's it is the
    /// end of the line above.
    func position(_ local: TextPosition) -> TextPosition {
      let isBorder = goesOn && start + local.offset == end
      return TextPosition(start + local.offset, isBorder ? .upstream : local.affinity)
    }
  }

  func part(_ number: Int) -> Part { part(stretch(number)) }

  private func part(
    _ stretch: (place: DocumentIndex.Place, layout: TextLayout, id: Int)
  ) -> Part {
    let (place, layout, _) = stretch
    let content = place.start + layout.text.string.utf8.count
    return Part(
      number: place.number, start: place.start, end: place.end, content: content,
      origin: origin(of: place, layout), layout: layout,
      goesOn: content == place.end && place.number + 1 < index.count)
  }

  /// The stretch in whose lines a position is, and the position in it.
  private func locate(_ position: TextPosition) -> (Part, TextPosition) {
    let offset = min(max(0, position.offset), index.byteCount)
    var part = part(index.place(ofByte: offset).number)
    while offset >= part.end, part.number + 1 < index.count { part = self.part(part.number + 1) }
    if position.affinity == .upstream, offset == part.start, part.number > 0 {
      let before = self.part(part.number - 1)
      // Laid out, it may end elsewhere than it was taken to.
      if before.goesOn, offset <= before.end {
        part = before
      } else {
        part = self.part(part.number)
      }
    }
    let local = TextPosition(min(offset, part.content) - part.start, position.affinity)
    return (part, local)
  }

  private func part(atHeight y: CGFloat) -> Part {
    let height = Int((min(max(y.isNaN ? 0 : y, -1e9), 1e9) * scale).rounded(.down))
    var part = part(index.place(atHeight: height).number)
    while part.number + 1 < index.count, height >= index.place(part.number).bottom {
      part = self.part(part.number + 1)
    }
    return part
  }

  /// The stretches that are laid out and hold some of a range.
  private func parts(in range: Range<Int>) -> [Part] {
    guard !range.isEmpty else { return [] }
    return knownNumbers.compactMap { number in
      let place = index.place(number)
      guard place.start < range.upperBound, place.end > range.lowerBound else { return nil }
      return part(number)
    }
  }
}

extension CGRect {
  fileprivate func offsetBy(_ origin: CGPoint) -> CGRect { offsetBy(dx: origin.x, dy: origin.y) }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
