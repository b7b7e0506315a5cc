package import LaminaGeometry

extension DocumentLayout {
  /// Takes over another width, other looks, or another scale; what was laid out is so no longer.
  package func setLook(
    attributes: TextAttributes, style: ParagraphStyle, width: CGFloat?, scale: CGFloat
  ) {
    var style = style
    style.lineLimit = nil
    let next = StretchLook(
      attributes: attributes, style: style, width: width,
      scale: scale.isFinite && scale > 0 ? scale : 1, alignsByParagraph: look.alignsByParagraph)
    guard next != look else { return }
    version += 1
    firstIsRightToLeft = nil
    let onlyColors = next.isShaped(like: look)
    if !next.hasGlyphs(of: look) { shapes.removeAll() }
    if next.scale != look.scale || next.attributes.font != look.attributes.font {
      pixelsPerByte = nil
    }
    look = next
    for number in known.indices { known[number].layout = nil }
    if !onlyColors { index.estimateAll(estimate) }
  }

  /// Takes over another text as a whole.
  package func reset(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    rebuildIndex()
  }

  /// Takes over a change: `range` of the text so far was replaced by `count` bytes of `text`.
  /// - Complexity: O(bytes of the stretches touched + log n).
  package func replace(_ range: Range<Int>, by count: Int, in text: String) {
    guard range.upperBound <= index.byteCount,
      text.utf8.count == index.byteCount - range.count + count
    else { return reset(text) }
    if range.lowerBound < 512 { firstIsRightToLeft = nil }
    let last = index.place(ofByte: range.upperBound)
    var first = index.place(ofByte: range.lowerBound)
    if first.number > 0, range.lowerBound == first.start,
      self.text.utf8.byte(range.lowerBound - 1) == 13
    {
      first = index.place(first.number - 1)
    }
    let isLocal = self.text.isNeighbourly(range)
    self.text = text
    self.text.makeContiguousUTF8()
    shapes.replace(
      range, by: count,
      isLocal: isLocal && self.text.isNeighbourly(range.lowerBound..<range.lowerBound + count))
    change(first, last, by: count - range.count, touching: range)
  }

  private func change(
    _ first: DocumentIndex.Place, _ last: DocumentIndex.Place, by growth: Int,
    touching range: Range<Int>
  ) {
    version += 1
    var (first, last) = (first, last)
    // What is left must be more than nothing, unless it is the empty last line.
    while last.end + growth == first.start {
      if last.number + 1 < index.count {
        last = index.place(last.number + 1)
      } else if !first.stretch.startsParagraph {
        first = index.place(first.number - 1)
      } else {
        break
      }
    }
    let bytes = first.start..<last.end + growth
    work.scanned += bytes.count
    var made = DocumentScanner(estimate: estimate).stretches(
      of: text, in: bytes, startsParagraph: first.stretch.startsParagraph,
      endsText: last.number + 1 == index.count)
    if made.count == 1, first.number == last.number {
      // Until it is laid out it is as tall as it was.
      made[0].setHeight(first.stretch.height, isMeasured: false)
    }
    let ids = (first: id(first.number), last: id(last.number))
    // A word may now have room at the end of the line before.
    if let end = firstLineEnd(of: first.number), range.lowerBound - first.start <= end {
      forget(first.number - 1)
    }
    index.replace(first.number..<last.number + 1, with: made)
    renumber(first.number...last.number, count: made.count)
    if let id = ids.first, !made.isEmpty { keep(id, at: first.number) }
    if let id = ids.last, made.count > 1, last.number != first.number {
      keep(id, at: first.number + made.count - 1)
    }
    turnRest(ofParagraphBehind: first.number + made.count - 1)
  }
}

extension StretchLook {
  /// Whether the lines are the same, whatever their colours.
  fileprivate func isShaped(like other: StretchLook) -> Bool {
    var same = self
    same.attributes.foreground = other.attributes.foreground
    same.attributes.background = other.attributes.background
    return same == other
  }

  /// Whether letters have the same glyphs, wherever lines end.
  fileprivate func hasGlyphs(of other: StretchLook) -> Bool {
    var same = self
    (same.width, same.style, same.alignsByParagraph) = (
      other.width, other.style, other.alignsByParagraph
    )
    return same.isShaped(like: other)
  }
}

extension String {
  /// Whether what stands in a range has a say in the glyphs next to it only.
  ///
  /// A bracket looks for its partner, and marks of direction hold until they are ended.
  fileprivate func isNeighbourly(_ bytes: Range<Int>) -> Bool {
    bytes.count <= 1024
      && self[byteIndex(bytes.lowerBound)..<byteIndex(bytes.upperBound)]
        .unicodeScalars.allSatisfy(\.isNeighbourly)
  }
}

extension Unicode.Scalar {
  fileprivate var isNeighbourly: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .mathSymbol:
      false
    // A joiner is between two letters.
    case .format: value == 0x200C || value == 0x200D
    default: true
    }
  }
}
