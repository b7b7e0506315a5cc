public import LaminaDrawing
public import LaminaGeometry

/// What is drawn besides glyphs, in points.
enum TextDecoration: Hashable, Sendable {
  case background(CGRect, Paint)
  case underline(CGRect, TextLine.Pattern, Paint)
  case strikethrough(CGRect, TextLine.Pattern, Paint)
  /// A box for a character that no font has.
  case missing(CGRect, Paint)
}

extension TextLayout {
  /// Draws the text with its top left corner at `origin`.
  ///
  /// Glyphs stay crisp where `origin` lies on a device pixel.
  public func record(into list: inout DisplayList.Recorder, at origin: CGPoint) {
    guard origin != .zero else { return record(into: &list) }
    list.saving { list in
      list.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
      record(into: &list)
    }
  }

  /// What drawing may touch, in points; null when nothing.
  public var inkBounds: CGRect { DisplayList { record(into: &$0) }.inkBounds }

  private func record(into list: inout DisplayList.Recorder) {
    record(glyphRuns, decorations, into: &list)
  }

  /// Draws glyphs of the text, and what belongs to them.
  func record(
    _ glyphRuns: [GlyphRun], _ decorations: [TextDecoration],
    into list: inout DisplayList.Recorder
  ) {
    for case .background(let rect, let paint) in decorations { list.fill(rect, with: paint) }
    for case .underline(let rect, let pattern, let paint) in decorations {
      draw(rect, pattern, paint: paint, into: &list)
    }
    for run in glyphRuns { list.glyphs(run) }
    for decoration in decorations {
      switch decoration {
      case .strikethrough(let rect, let pattern, let paint):
        draw(rect, pattern, paint: paint, into: &list)
      case .missing(let rect, let paint):
        list.stroke(Path(rect), with: paint, style: StrokeStyle(lineWidth: 1 / scale))
      case .background, .underline: break
      }
    }
  }

  private func draw(
    _ rect: CGRect, _ pattern: TextLine.Pattern, paint: Paint,
    into list: inout DisplayList.Recorder
  ) {
    guard !pattern.dashes.isEmpty else { return list.fill(rect, with: paint) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    let style = StrokeStyle(
      lineWidth: rect.height, dash: pattern.dashes.map { $0 * rect.height })
    list.stroke(path, with: paint, style: style)
  }
}

extension TextLine.Pattern {
  /// Lengths drawn and left out in turn, in thicknesses; none for a solid line.
  fileprivate var dashes: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
