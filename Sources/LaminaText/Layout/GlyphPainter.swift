import LaminaDrawing
import LaminaGeometry

/// Turns lines into glyph runs, one for each face, size and appearance, and decorations.
struct GlyphPainter {
  private let text: RichText
  private let scale: CGFloat
  private(set) var runs: [GlyphRun] = []
  private(set) var decorations: [TextDecoration] = []

  /// Glyphs gathered for the next run, in points.
  private var glyphs: [GlyphRun.Glyph] = []
  private var ink = CGRect.null

  init(text: RichText, scale: CGFloat) {
    self.text = text
    self.scale = scale
  }

  mutating func add(_ line: PlacedLine) {
    var string = text.string
    string.withUTF8 { bytes in
      for segment in line.segments { add(segment, of: line, bytes) }
    }
  }

  /// Adds a part of a line.
  mutating func add(_ segment: VisualSegment, of line: PlacedLine) {
    var string = text.string
    string.withUTF8 { add(segment, of: line, $0) }
  }

  private mutating func add(
    _ segment: VisualSegment, of line: PlacedLine, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var current = -1
    var start: CGFloat = 0
    var end: CGFloat = 0
    segment.forEachCluster { index, x, width in
      let run = runIndex(of: index, in: segment, line: line)
      if run != current {
        if current >= 0 { finish(current, segment, line: line, start: start, end: end) }
        current = run
        start = line.x + x
      }
      gather(
        index, segment, origin: CGPoint(x: line.x + x, y: line.baseline), width: width, run: run,
        bytes)
      end = line.x + x + width
    }
    if current >= 0 { finish(current, segment, line: line, start: start, end: end) }
  }

  /// The appearance of a cluster; an ellipsis looks like the character before it in its line.
  private func runIndex(
    of cluster: Int, in segment: VisualSegment, line: PlacedLine
  ) -> Int {
    guard text.runs.count > 1 else { return 0 }
    let piece = segment.piece
    let byte =
      piece.isEllipsis
      ? max(line.bytes.lowerBound, piece.origin - 1)
      : piece.origin + piece.paragraph.offset(of: cluster)
    return text.runIndex(at: byte)
  }

  private mutating func gather(
    _ index: Int, _ segment: VisualSegment, origin: CGPoint, width: CGFloat, run: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let paragraph = segment.piece.paragraph
    let cluster = paragraph.clusters[index]
    if cluster.traits.contains(.missing) { addBox(origin, width, size: segment.run.size, run: run) }
    let first = Int(cluster.firstGlyph)
    var characters = GlyphText.unknown
    if !segment.piece.isEllipsis {
      let start = segment.piece.origin + Int(cluster.offset)
      characters = GlyphText(bytes, start..<segment.piece.origin + paragraph.end(of: index))
    }
    for glyph in paragraph.glyphs[first..<first + Int(cluster.glyphCount)] {
      let x = (origin.x + CGFloat(glyph.x)).rounded()
      let y = (origin.y + CGFloat(glyph.y)).rounded()
      glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, position: CGPoint(x: x / scale, y: y / scale), text: characters))
      characters = .continued
      let touched = CGRect(
        x: (x + CGFloat(glyph.ink.left) - 1) / scale, y: (y + CGFloat(glyph.ink.top) - 1) / scale,
        width: CGFloat(glyph.ink.right - glyph.ink.left + 2) / scale,
        height: CGFloat(glyph.ink.bottom - glyph.ink.top + 2) / scale)
      ink = ink.isNull ? touched : ink.union(touched)
    }
  }

  private mutating func addBox(
    _ origin: CGPoint, _ width: CGFloat, size: CGFloat, run: Int
  ) {
    let height = (size * 0.72).rounded()
    let rect = CGRect(
      x: (origin.x + 1.5) / scale, y: (origin.y - height + 0.5) / scale,
      width: max(1, width - 3) / scale, height: max(1, height - 1) / scale)
    decorations.append(.missing(rect, text.runs[run].attributes.foreground))
  }

  /// Closes the glyphs of one look, from `start` to `end` device pixels.
  private mutating func finish(
    _ run: Int, _ segment: VisualSegment, line: PlacedLine, start: CGFloat, end: CGFloat
  ) {
    let attributes = text.runs[run].attributes
    decorate(attributes, line, start: start, end: end)
    defer {
      glyphs = []
      ink = .null
    }
    guard !glyphs.isEmpty, let face = segment.run.face, !attributes.foreground.isClear else {
      return
    }
    runs.append(
      GlyphRun(
        face: face, size: segment.run.size / scale, slant: segment.run.slant, glyphs: glyphs,
        paint: attributes.foreground, inkBounds: ink))
  }

  private mutating func decorate(
    _ attributes: TextAttributes, _ line: PlacedLine, start: CGFloat, end: CGFloat
  ) {
    guard end > start else { return }
    func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: start / scale, y: y / scale, width: (end - start) / scale, height: height / scale)
    }
    let size = attributes.font.size * scale
    let thickness = max(1, (size / 15).rounded())
    if let color = attributes.background {
      // As high as the font's own line, also where lines stand further apart.
      let box = LineBox(font: attributes.font, lineHeight: nil, scale: scale)
      let top = max(line.top, line.baseline - box.above)
      let bottom = min(line.top + line.height, line.baseline + box.below)
      decorations.append(.background(rect(top, max(0, bottom - top)), .color(color)))
    }
    if let underline = attributes.underline {
      let y = line.baseline + max(1, (size * 0.11).rounded())
      decorations.append(
        .underline(rect(y, thickness), underline.pattern, paint(underline, attributes)))
    }
    if let through = attributes.strikethrough {
      let raise = (attributes.baselineOffset * scale).rounded()
      let y = line.baseline - raise - (size * 0.33).rounded()
      decorations.append(
        .strikethrough(rect(y, thickness), through.pattern, paint(through, attributes)))
    }
  }

  private func paint(_ line: TextLine, _ attributes: TextAttributes) -> Paint {
    line.color.map { .color($0) } ?? attributes.foreground
  }
}
