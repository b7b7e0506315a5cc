public import LaminaGeometry

extension TextLayout {
  /// The caret position nearest to a point, always between two characters.
  ///
  /// Behind the end of a wrapped line it is the position before its last character, since the
  /// one after it belongs to the next line. ``position(at:)`` can distinguish the two.
  public func index(at point: CGPoint) -> String.Index {
    let position: TextPosition = position(at: point)
    let index = text.index(position.offset)
    let line = placed[lineNumber(of: position)]
    let isWrapEnd = position.affinity == .upstream && position.offset == line.bytes.upperBound
    guard isWrapEnd, position.offset > line.bytes.lowerBound else { return index }
    return text.string.index(before: index)
  }

  /// Where the caret stands before the character at `index`: no width, as high as the line.
  public func caretRect(at index: String.Index) -> CGRect {
    caretRect(at: TextPosition(text.byte(index)))
  }

  /// The rectangles that a selection of `range` covers, at least one for each line it touches with
  /// characters; several where directions mix.
  public func rects(for range: Range<String.Index>) -> [CGRect] {
    rects(for: text.byte(range.lowerBound)..<text.byte(range.upperBound))
  }

  /// The link under a point.
  public func link(at point: CGPoint) -> URL? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard let line = placed.first(where: { $0.top <= y && y < $0.bottom }) else { return nil }
    for segment in line.segments {
      var hit: Int?
      segment.forEachCluster { index, left, width in
        if line.x + left <= x, x < line.x + left + width {
          hit = segment.piece.origin + segment.piece.paragraph.offset(of: index)
        }
      }
      if let hit { return text.runs[text.runIndex(at: hit)].attributes.link }
    }
    return nil
  }

  /// The line of a height; above the first and below the last these.
  public func lineNumber(at y: CGFloat) -> Int {
    let target = y * scale
    return placed.partition { $0.bottom > target }.clamped(to: 0...placed.count - 1)
  }
}

extension VisualSegment {
  /// The text it shows, in bytes of the whole string; an ellipsis shows none.
  var bytes: Range<Int> {
    guard !piece.isEllipsis else { return piece.origin..<piece.origin }
    let paragraph = piece.paragraph
    return piece.origin + paragraph.offset(of: clusters.lowerBound)..<piece.origin
      + paragraph.offset(of: clusters.upperBound)
  }

  /// Where the caret before a byte of it stands: at the cluster's edge, or, within a ligature, at
  /// the share of its width that the characters before it have.
  func x(of byte: Int, in text: RichText) -> CGFloat {
    var result = isRightToLeft ? self.x + width : self.x
    forEachCluster { index, left, width in
      let start = piece.origin + piece.paragraph.offset(of: index)
      let end = piece.origin + piece.paragraph.end(of: index)
      guard start <= byte, byte < end else { return }
      let share = byte == start ? 0 : text.share(of: byte, in: start..<end)
      result = isRightToLeft ? left + width * (1 - share) : left + width * share
    }
    return result
  }

  /// The caret position nearest to a place `x` device pixels from the line's left end.
  func byte(nearestTo target: CGFloat, in text: RichText) -> Int {
    guard !piece.isEllipsis else { return piece.origin }
    var found = (index: clusters.lowerBound, share: CGFloat(0))
    let held = min(max(target, x), x + width)
    forEachCluster { index, left, width in
      guard left <= held else { return }
      let share = width > 0 ? min(1, (held - left) / width) : 0
      found = (index, isRightToLeft ? 1 - share : share)
    }
    let bytes = piece.paragraph.graphemeBytes(around: found.index)
    return text.byte(
      atShare: found.share, in: piece.origin + bytes.lowerBound..<piece.origin + bytes.upperBound)
  }
}

extension ShapedParagraph {
  /// The bytes of the grapheme clusters that a cluster takes part in.
  fileprivate func graphemeBytes(around cluster: Int) -> Range<Int> {
    var (first, last) = (cluster, cluster + 1)
    while first > 0, !clusters[first].traits.contains(.graphemeStart) { first -= 1 }
    while last < clusters.count, !clusters[last].traits.contains(.graphemeStart) { last += 1 }
    return offset(of: first)..<offset(of: last)
  }
}

extension RichText {
  /// The end of as many characters of `bytes` as come nearest to a share of them.
  fileprivate func byte(atShare share: CGFloat, in bytes: Range<Int>) -> Int {
    let characters = string[index(bytes.lowerBound)..<index(bytes.upperBound)]
    let count = Int((share * CGFloat(characters.count)).rounded())
    return bytes.lowerBound + characters.prefix(count).utf8.count
  }

  /// How many of the characters in `bytes` lie before `byte`, from 0 to 1.
  fileprivate func share(of byte: Int, in bytes: Range<Int>) -> CGFloat {
    let all = string[index(bytes.lowerBound)..<index(bytes.upperBound)].count
    let before = string[index(bytes.lowerBound)..<index(byte)].count
    return all == 0 ? 0 : CGFloat(before) / CGFloat(all)
  }
}

extension PlacedLine {
  /// The segment at, or nearest to, a place `x` device pixels from the line's left end.
  func segment(nearestTo x: CGFloat) -> VisualSegment? {
    segments.last { $0.x <= x && $0.width > 0 } ?? segments.first { $0.width > 0 } ?? segments.first
  }

  /// The stretches, in device pixels, that a range of bytes covers, joined where they touch.
  func spans(in bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    for segment in segments where segment.bytes.overlaps(bytes) {
      segment.forEachCluster { index, left, width in
        let start = segment.piece.origin + segment.piece.paragraph.offset(of: index)
        guard bytes.contains(start) else { return }
        let (low, high) = (x + left, x + left + width)
        if let last = spans.last, abs(last.upperBound - low) < 0.01 {
          spans[spans.count - 1] = last.lowerBound...high
        } else {
          spans.append(low...high)
        }
      }
    }
    return spans
  }
}

extension Array {
  /// The number of elements before the first for which `isBehind` holds, as it does for all later.
  func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
