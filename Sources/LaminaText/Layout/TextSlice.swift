package import LaminaDrawing
package import LaminaGeometry

/// Glyphs of a line that stand beside each other, of one direction and one look: those of a run, or of a cluster.
///
/// Lengths are points from the top left corner of the text.
package struct TextSlice: Sendable {
  private let layout: TextLayout
  private let line: PlacedLine
  private let segment: VisualSegment
  /// The number of the stretch of the rich text whose look it has.
  private let run: Int

  fileprivate init(_ layout: TextLayout, _ line: PlacedLine, _ segment: VisualSegment, run: Int) {
    self.layout = layout
    self.line = line
    self.segment = segment
    self.run = run
  }

  /// The characters that it shows, in UTF-8 bytes; an ellipsis shows none.
  package var bytes: Range<Int> { segment.bytes }
  package var isRightToLeft: Bool { segment.isRightToLeft }
  package var x: CGFloat { (line.x + segment.x) / layout.scale }
  package var width: CGFloat { segment.width / layout.scale }
  package var baseline: CGFloat { line.baseline / layout.scale }

  /// How far letters of the font go above the baseline and below it.
  package var extents: (ascent: CGFloat, descent: CGFloat) {
    let font = layout.text.runs[run].attributes.font
    let box = LineBox(font: font, lineHeight: nil, scale: layout.scale)
    return (box.above / layout.scale, box.below / layout.scale)
  }

  /// Each cluster of it for itself, from left to right.
  package var clusters: [TextSlice] {
    var clusters: [TextSlice] = []
    segment.forEachCluster { index, x, width in
      clusters.append(TextSlice(layout, line, segment.part(index, x: x, width: width), run: run))
    }
    return clusters
  }

  /// Its glyphs, with the lines below and through them, where they stand in the text.
  package var list: DisplayList {
    var painter = GlyphPainter(text: layout.text, scale: layout.scale)
    painter.add(segment, of: line)
    return DisplayList { layout.record(painter.runs, painter.decorations, into: &$0) }
  }
}

extension TextLayout {
  /// The glyphs of a line from left to right, as few slices as there are looks, directions and groups.
  ///
  /// - Parameters:
  ///   - number: the line's number.
  ///   - group: says of a byte of the text in which group it is.
  /// - Returns: the slices.
  package func slices(ofLine number: Int, group: (Int) -> Int) -> [TextSlice] {
    let line = placed[number]
    var slices: [TextSlice] = []
    for segment in line.segments {
      var open: (part: VisualSegment, run: Int, group: Int)?
      segment.forEachCluster { index, x, width in
        let byte =
          segment.piece.isEllipsis
          ? max(line.bytes.lowerBound, segment.piece.origin - 1)
          : segment.piece.origin + segment.piece.paragraph.offset(of: index)
        let (run, group) = (text.runIndex(at: byte), group(byte))
        if let known = open, known.run == run, known.group == group {
          open?.part.grow(to: index, by: width)
        } else {
          if let open { slices.append(TextSlice(self, line, open.part, run: open.run)) }
          open = (segment.part(index, x: x, width: width), run, group)
        }
      }
      if let open { slices.append(TextSlice(self, line, open.part, run: open.run)) }
    }
    return slices
  }

  /// How far a line goes above its baseline and below it.
  package func extents(ofLine number: Int) -> (ascent: CGFloat, descent: CGFloat) {
    let line = placed[number]
    return ((line.baseline - line.top) / scale, (line.bottom - line.baseline) / scale)
  }
}

extension VisualSegment {
  /// One of its clusters.
  fileprivate func part(_ index: Int, x: CGFloat, width: CGFloat) -> VisualSegment {
    var part = self
    part.clusters = index..<index + 1
    part.x = x
    part.width = width
    return part
  }

  /// Takes in the cluster at its right.
  fileprivate mutating func grow(to index: Int, by width: CGFloat) {
    clusters = min(clusters.lowerBound, index)..<max(clusters.upperBound, index + 1)
    self.width += width
  }
}
