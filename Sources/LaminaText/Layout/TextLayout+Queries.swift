public import LaminaGeometry

extension TextLayout {
  /// The caret position nearest to a point, always between two characters.
  ///
  /// At the end of a wrapped line it is the position before the white space that the wrap swallowed.
  public func index(at point: CGPoint) -> String.Index {
    let line = placed[lineNumber(at: point.y)]
    let target = point.x * scale
    var best = (distance: CGFloat.infinity, byte: line.bytes.lowerBound)
    for byte in stops(of: line) {
      let distance = abs(x(of: byte, in: line) - target)
      if distance < best.distance { best = (distance, byte) }
    }
    return text.index(best.byte)
  }

  /// Where the caret stands before the character at `index`: no width, as high as the line.
  public func caretRect(at index: String.Index) -> CGRect {
    let byte = text.byte(index)
    let line = placed[lineNumber(ofByte: byte)]
    return CGRect(
      x: x(of: byte, in: line) / scale, y: line.top / scale, width: 0, height: line.height / scale)
  }

  /// The rectangles that a selection of `range` covers, at least one for each line it touches with
  /// characters; several where directions mix.
  public func rects(for range: Range<String.Index>) -> [CGRect] {
    let bytes = text.byte(range.lowerBound)..<text.byte(range.upperBound)
    guard !bytes.isEmpty else { return [] }
    return placed.filter { $0.bytes.overlaps(bytes) }.flatMap { line in
      line.spans(in: bytes).map { span in
        CGRect(
          x: span.lowerBound / scale, y: line.top / scale,
          width: (span.upperBound - span.lowerBound) / scale, height: line.height / scale)
      }
    }
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

  private func lineNumber(ofByte byte: Int) -> Int {
    (placed.partition { $0.bytes.lowerBound > byte } - 1).clamped(to: 0...placed.count - 1)
  }

  /// The caret positions of a line, in bytes.
  private func stops(of line: PlacedLine) -> [Int] {
    let characters = text.string[
      text.index(line.bytes.lowerBound)..<text.index(line.bytes.upperBound)]
    var byte = line.bytes.lowerBound
    var stops = [byte]
    for character in characters {
      byte += character.utf8.count
      stops.append(byte)
    }
    // Behind the last character of a wrapped line begins the next one.
    if stops.count > 1, placed.contains(where: { $0.bytes.lowerBound == byte && $0.top > line.top })
    {
      stops.removeLast()
    }
    return stops
  }

  /// Where the caret before a byte stands in a line, in device pixels.
  private func x(of byte: Int, in line: PlacedLine) -> CGFloat {
    for segment in line.segments where segment.bytes.contains(byte) {
      return line.x + segment.x(of: byte, in: text)
    }
    guard let last = line.segments.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else {
      return line.x + (line.isRightToLeft ? line.width : 0)
    }
    return line.x + (last.isRightToLeft ? last.x : last.x + last.width)
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
}

extension RichText {
  /// How many of the characters in `bytes` lie before `byte`, from 0 to 1.
  fileprivate func share(of byte: Int, in bytes: Range<Int>) -> CGFloat {
    let all = string[index(bytes.lowerBound)..<index(bytes.upperBound)].count
    let before = string[index(bytes.lowerBound)..<index(byte)].count
    return all == 0 ? 0 : CGFloat(before) / CGFloat(all)
  }
}

extension PlacedLine {
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
