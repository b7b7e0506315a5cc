/// How a block scalar ends: without a line end, with one, or with all it has.
private enum Chomping { case strip, clip, keep }

/// What stands after `|` or `>`.
private struct BlockHeader {
  var isFolded: Bool
  var chomping = Chomping.clip
  var explicit: Int?
}

extension YAMLReader {
  /// Reads a text that keeps its lines, or folds them, and is indented by `indent` at least.
  mutating func blockScalar(indent: Int, width known: Int? = nil) -> YAMLNode {
    let start = at
    var header = BlockHeader(isFolded: byte(at) == UInt8(ascii: ">"))
    at += 1
    readHeader(&header)
    let explicit = header.explicit.map { max(indent - 1, 0) + $0 }
    let width = known ?? explicit ?? detectedIndent(indent)
    let (text, end) = blockLines(width: width, header: header)
    let style = header.isFolded ? YAMLStyle.folded(indent: width) : .literal(indent: width)
    return YAMLNode(.scalar(text, style), span: span(from: start, to: max(start + 1, end)))
  }

  private mutating func readHeader(_ header: inout BlockHeader) {
    while !isBlank(at) {
      switch byte(at) {
      case UInt8(ascii: "+"): header.chomping = .keep
      case UInt8(ascii: "-"): header.chomping = .strip
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        header.explicit = Int(byte(at) - UInt8(ascii: "0"))
      default: return fail("yaml-syntax", "A block text begins on the next line.", at: at)
      }
      at += 1
    }
    skipSpaces()
    if byte(at) == 0x23 { skipLine() }
    if !isLineEnd(at) {
      return fail("yaml-syntax", "A block text begins on the next line.", at: at)
    }
    if at < bytes.count { passLineEnd() }
  }

  /// The column of the first line that is not blank.
  private func detectedIndent(_ least: Int) -> Int {
    var offset = at
    var width = 0
    while offset < bytes.count {
      if bytes[offset] == 0x20 { width += 1 } else if isLineEnd(offset) { width = 0 } else { break }
      offset += 1
    }
    return max(width, least)
  }

  private mutating func blockLines(width: Int, header: BlockHeader) -> (String, Int) {
    var pieces = ScalarPieces()
    var (end, breaks, wasIndented) = (at, 0, true)
    while at < bytes.count {
      guard let line = blockLine(width) else { break }
      if line.isEmpty {
        breaks += 1
      } else {
        let isIndented = isBlank(line.lowerBound) || !header.isFolded
        separate(&pieces, breaks, isFolded: !isIndented && !wasIndented)
        if isRecording {
          segments.append(ScalarSegment(value: pieces.count, source: line.lowerBound))
        }
        pieces.append(bytes[line])
        (end, breaks, wasIndented) = (line.upperBound, 0, isIndented)
        if line.upperBound < bytes.count { breaks = 1 }
      }
      at = line.upperBound
      if at < bytes.count { passLineEnd() }
    }
    return (finish(&pieces, breaks, header.chomping), end)
  }

  private func separate(_ pieces: inout ScalarPieces, _ breaks: Int, isFolded: Bool) {
    if isFolded, breaks > 0, pieces.count > 0 {
      pieces.fold(breaks)
    } else {
      pieces.newlines(breaks)
    }
  }

  private func finish(_ pieces: inout ScalarPieces, _ breaks: Int, _ chomping: Chomping) -> String {
    switch chomping {
    case .strip: break
    case .clip: if pieces.count > 0 { pieces.newlines(min(breaks, 1)) }
    case .keep: pieces.newlines(breaks)
    }
    return pieces.text
  }

  /// The line without its indentation; empty for a blank one, nil for one that does not belong here.
  private func blockLine(_ width: Int) -> Range<Int>? {
    var begin = at
    while begin - at < width, byte(begin) == 0x20 { begin += 1 }
    var end = begin
    while !isLineEnd(end) { end += 1 }
    if begin == end { return begin..<begin }
    if begin - at < width { return isBlankLine(begin, end) ? end..<end : nil }
    return width == 0 && (isMarker("---") || isMarker("...")) ? nil : begin..<end
  }

  private func isBlankLine(_ begin: Int, _ end: Int) -> Bool {
    bytes[begin..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
