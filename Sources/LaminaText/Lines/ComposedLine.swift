import LaminaGeometry

/// A line's contents in the order of the text, and its place in device pixels.
struct ComposedLine: Sendable {
  /// Clusters of one paragraph, or the ellipsis.
  struct Piece: Sendable {
    var paragraph: ShapedParagraph
    var clusters: Range<Int>
    /// Where the paragraph begins in the text; an ellipsis stands for the text from here on.
    var origin: Int
    var isEllipsis = false
  }

  var pieces: [Piece]
  /// The text shown, in bytes of the whole string, without the paragraph's terminator.
  var bytes: Range<Int>
  var box: LineBox
  var baseLevel: UInt8
  /// Whether the paragraph ends here: then white space at the end counts as width.
  var endsParagraph: Bool
  var top: CGFloat = 0
  var width: CGFloat = 0

  var baseline: CGFloat { top + box.above }
  var bottom: CGFloat { top + box.height }
}

/// Clusters that stand side by side, in one direction and one face.
struct VisualSegment: Sendable {
  var piece: ComposedLine.Piece
  var run: ShapedParagraph.Run
  var clusters: Range<Int>
  var level: UInt8
  /// The left end, in device pixels from the line's left end.
  var x: CGFloat = 0
  var width: CGFloat = 0

  var isRightToLeft: Bool { level % 2 == 1 }

  /// Calls `body` with each cluster from left to right, its left end and its width.
  func forEachCluster(_ body: (_ index: Int, _ x: CGFloat, _ width: CGFloat) -> Void) {
    var x = Float(self.x)
    func step(_ index: Int) {
      let advance = clusterWidth(index, at: x)
      body(index, CGFloat(x), CGFloat(advance))
      x += advance
    }
    if isRightToLeft { clusters.reversed().forEach(step) } else { clusters.forEach(step) }
  }

  private func clusterWidth(_ index: Int, at x: Float) -> Float {
    piece.paragraph.advance(of: index, at: max(0, x))
  }
}

extension ComposedLine {
  /// The line from left to right (Unicode's rules L1 and L2).
  func visualSegments() -> [VisualSegment] {
    let (logical, trailing) = logicalSegments()
    var segments = Self.reordered(logical)
    var x: CGFloat = 0
    for index in segments.indices {
      segments[index].x = x
      var width: Float = 0
      for cluster in segments[index].clusters {
        width += segments[index].piece.paragraph.advance(
          of: cluster, at: max(0, Float(x) + width))
      }
      segments[index].width = CGFloat(width)
      x += CGFloat(width)
    }
    // White space that hangs beyond a wrapped line stands left of the left end when the paragraph
    // runs from right to left.
    guard baseLevel % 2 == 1, !endsParagraph, trailing > 0 else { return segments }
    for index in segments.indices { segments[index].x -= CGFloat(trailing) }
    return segments
  }

  /// The segments in the order of the text, and the width of the white space at the end.
  private func logicalSegments() -> ([VisualSegment], trailing: Float) {
    var segments: [VisualSegment] = []
    var trailing: Float = 0
    for (number, piece) in pieces.enumerated() where !piece.clusters.isEmpty {
      let isLast = number == pieces.count - 1
      let body = isLast ? piece.paragraph.trimmed(piece.clusters) : piece.clusters
      append(piece, body, level: piece.isEllipsis ? baseLevel : nil, to: &segments)
      let spaces = body.upperBound..<piece.clusters.upperBound
      append(piece, spaces, level: baseLevel, to: &segments)
      trailing = piece.paragraph.width(of: spaces)
    }
    return (segments, trailing)
  }

  private func append(
    _ piece: Piece, _ clusters: Range<Int>, level: UInt8?, to segments: inout [VisualSegment]
  ) {
    guard !clusters.isEmpty else { return }
    var index = piece.paragraph.runIndex(of: clusters.lowerBound)
    while index < piece.paragraph.runs.count {
      let run = piece.paragraph.runs[index]
      let part = run.clusters.clamped(to: clusters)
      if part.isEmpty { break }
      segments.append(
        VisualSegment(piece: piece, run: run, clusters: part, level: level ?? run.level))
      index += 1
    }
  }

  /// From the highest level down to the lowest odd one, turns around what is at least as high.
  private static func reordered(_ segments: [VisualSegment]) -> [VisualSegment] {
    guard let highest = segments.map(\.level).max(),
      let lowestOdd = segments.map(\.level).filter({ $0 % 2 == 1 }).min()
    else { return segments }
    var result = segments
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < result.count {
        var end = start
        while end < result.count, result[end].level >= level { end += 1 }
        if end > start + 1 { result[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return result
  }
}
