public import LaminaDrawing
public import LaminaGeometry

/// A text laid out for a width: its lines, and the glyphs to draw; immutable.
///
/// ```swift
/// let layout = TextLayout(text, style: style, width: 200, scale: 2)
/// layout.size              // of the lines as they are, not of the room they were offered
/// layout.lines.count
/// layout.record(into: &list, at: .zero)
/// ```
///
/// Points throughout, from the top left corner of the first line's box; every glyph, baseline and
/// line top falls on a device pixel at `scale`.
public final class TextLayout: Sendable {
  /// What layout says of a text without making its glyphs.
  public struct Measure: Hashable, Sendable {
    /// The widest line and the sum of all, rounded up to device pixels.
    public let size: CGSize
    public let firstBaseline: CGFloat
    public let lastBaseline: CGFloat
    public let lineCount: Int
    public let isTruncated: Bool
  }

  /// A line as it stands.
  public struct Line: Hashable, Sendable {
    /// Its characters; what a truncated line hides is in it, the newline behind it is not.
    public let range: Range<String.Index>
    /// Its box: as wide as its characters, as high as its fonts.
    public let rect: CGRect
    public let baseline: CGFloat
  }

  /// As it is shown: with the sizes and distances of letters that its room made it take.
  public let text: RichText
  public let scale: CGFloat
  /// How large letters are, as a part of what was asked for: less than 1 where the style lets text become smaller.
  public let fontScale: CGFloat
  public let measure: Measure
  /// One at least: an empty text has an empty line, on which a caret can stand.
  public let lines: [Line]
  public let glyphRuns: [GlyphRun]
  /// What the machine's fonts could not give.
  public let diagnostics: [TextDiagnostic]
  let decorations: [TextDecoration]
  let placed: [PlacedLine]

  public var size: CGSize { measure.size }
  public var firstBaseline: CGFloat { measure.firstBaseline }
  public var lastBaseline: CGFloat { measure.lastBaseline }
  public var isTruncated: Bool { measure.isTruncated }

  /// Lays out `text` in lines of at most `width` points.
  ///
  /// - Parameters:
  ///   - text: the characters and their attributes.
  ///   - style: alignment, line limit, truncation and line heights.
  ///   - width: nil or infinity for as wide as the paragraphs are; less than zero counts as zero.
  ///   - maxHeight: lines beyond it are cut off and the last one is truncated; one line stays.
  ///   - scale: device pixels for each point, above zero.
  /// - Complexity: shaping, the expensive part, happens once for each paragraph and is remembered.
  public convenience init(
    _ text: RichText, style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    maxHeight: CGFloat? = nil, scale: CGFloat = 1
  ) {
    self.init(
      FittedText(text, style: style, width: width, maxHeight: maxHeight, scale: scale), style)
  }

  /// Takes over lines that were made of a text.
  init(_ fitted: FittedText, _ style: ParagraphStyle) {
    let (text, composer) = (fitted.text, fitted.composer)
    let scale = composer.scale
    let placed = Self.alignLines(composer, style)
    var painter = GlyphPainter(text: text, scale: scale)
    for line in placed { painter.add(line) }
    self.text = text
    self.scale = scale
    self.placed = placed
    fontScale = fitted.fontScale
    measure = composer.measure
    diagnostics = composer.diagnostics
    glyphRuns = painter.runs
    decorations = painter.decorations
    lines = placed.map { line in
      Line(
        range: text.index(line.bytes.lowerBound)..<text.index(line.bytes.upperBound),
        rect: line.rect(scale), baseline: line.baseline / scale)
    }
  }

  /// Measures `text` as the initialiser would lay it out, without making glyphs.
  public static func measure(
    _ text: RichText, style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    maxHeight: CGFloat? = nil, scale: CGFloat = 1
  ) -> Measure {
    FittedText(text, style: style, width: width, maxHeight: maxHeight, scale: scale)
      .composer.measure
  }

  /// Aligns the lines in the width of the widest.
  private static func alignLines(_ composer: Composer, _ style: ParagraphStyle) -> [PlacedLine] {
    let widest = composer.pixelWidth
    return composer.lines.map { line in
      let free = widest - line.width
      let x: CGFloat =
        switch (style.alignment, style.isRightToLeft) {
        case (.center, _): (free / 2).rounded(.down)
        case (.leading, false), (.trailing, true): 0
        case (.leading, true), (.trailing, false): free
        }
      return PlacedLine(line, x: x)
    }
  }
}

extension Composer {
  /// The widest line in whole device pixels.
  var pixelWidth: CGFloat { (lines.map(\.width).max() ?? 0).rounded(.up) }

  /// Size and baselines, in points.
  var measure: TextLayout.Measure {
    TextLayout.Measure(
      size: CGSize(width: pixelWidth / scale, height: (lines.last?.bottom ?? 0) / scale),
      firstBaseline: (lines.first?.baseline ?? 0) / scale,
      lastBaseline: (lines.last?.baseline ?? 0) / scale, lineCount: lines.count,
      isTruncated: isTruncated)
  }
}
