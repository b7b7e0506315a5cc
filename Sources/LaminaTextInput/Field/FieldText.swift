import LaminaLayout
import LaminaLayers
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// The characters of a field and how far they are scrolled: where all of it is, on any thread.
///
/// ```
///        ┌ area ───────────┐
///   Some │text that does no│t fit        origin.x is negative: as far as the text was scrolled
///        └─────────────────┘
/// ```
nonisolated struct FieldText: Hashable, Sendable {
  /// The room that a caret takes at the end of a line.
  static let caretRoom: CGFloat = 2

  var text = RichText("")
  var style = ParagraphStyle()
  /// Whether lines are broken at the area's width.
  var wraps = false
  /// How far the text is scrolled; nil for its beginning.
  var offset: CGPoint?
  /// The layout that was made last, shared by all who ask for the same.
  var kept = KeptLayout()

  func layout(width: CGFloat, scale: CGFloat) -> TextLayout {
    kept.layout(
      text, style, width: wraps ? max(1, width - Self.caretRoom) : nil, scale: scale)
  }

  func measure(width: CGFloat?, scale: CGFloat) -> TextLayout.Measure {
    // A line that is never broken is as it will be drawn.
    guard wraps else { return kept.layout(text, style, width: nil, scale: scale).measure }
    let width = width.map { max(1, $0 - Self.caretRoom) }
    return TextLayout.measure(text, style: style, width: width, scale: scale)
  }

  /// Where the text's own origin lies in an area, with as much of a caret in sight as there is room for.
  func origin(
    of layout: TextLayout, in size: CGSize, revealing caret: CGRect? = nil
  ) -> CGPoint {
    CGPoint(
      x: textOrigin(
        layout.size.width + Self.caretRoom, in: size.width, shift: shift, offset: offset?.x,
        caret: caret.map { $0.minX...$0.minX + Self.caretRoom }, scale: layout.scale),
      y: textOrigin(
        layout.size.height, in: size.height, shift: 0, offset: offset?.y,
        caret: caret.map { $0.minY...max($0.minY, $0.maxY) }, scale: layout.scale))
  }

  /// How much of the free room lies in front of the text: 0 at the left, 1 at the right.
  private var shift: CGFloat {
    switch (style.alignment, style.isRightToLeft) {
    case (.center, _): 0.5
    case (.leading, false), (.trailing, true): 0
    case (.leading, true), (.trailing, false): 1
    }
  }

  private func textOrigin(
    _ length: CGFloat, in room: CGFloat, shift: CGFloat, offset: CGFloat?,
    caret: ClosedRange<CGFloat>?, scale: CGFloat
  ) -> CGFloat {
    let excess = length - room
    if excess <= 0 { return (-excess * shift).snapped(scale: scale) }
    var offset = offset ?? (style.isRightToLeft && shift != 0 ? excess : 0)
    if let caret {
      // What is higher or wider than the room shows its beginning.
      offset = min(max(offset, caret.upperBound - room), caret.lowerBound)
    }
    return -min(max(0, offset), excess).snapped(scale: scale)
  }
}

/// Draws a field's selection and characters.
nonisolated struct FieldLeaf: ContentLeaf {
  var field: FieldText
  var selection = 0..<0
  var selectionColor = Color.Resolved.black
  /// The fewest and the most lines for which there is room.
  var lines = 1...1
  /// An empty line in the field's font, for the height.
  var sample: RichText
  var idealWidth: CGFloat

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let width = max(proposal.width ?? idealWidth, 1)
    let measure = field.measure(width: width, scale: context.scale)
    let line = TextLayout.measure(sample, style: field.style, scale: context.scale).size.height
    let spacing = field.style.lineSpacing
    func height(_ count: Int) -> CGFloat {
      let count = CGFloat(min(count, 10_000))
      return count * line + (count - 1) * spacing
    }
    let fitting = max(measure.size.height, height(lines.lowerBound))
    let height =
      measure.lineCount > lines.upperBound ? min(fitting, height(lines.upperBound)) : fitting
    return LeafDimensions(
      size: CGSize(width: width, height: height),
      firstBaseline: measure.firstBaseline, lastBaseline: min(height, measure.lastBaseline))
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let layout = field.layout(width: size.width, scale: context.scale)
    context.diagnostics = layout.diagnostics
    let origin = field.origin(of: layout, in: size)
    let list = DisplayList { list in
      for rect in layout.selectionRects(for: selection) {
        list.fill(rect.offsetBy(dx: origin.x, dy: origin.y), with: .color(selectionColor))
      }
      layout.record(into: &list, at: origin)
    }
    return list.isEmpty ? .none : .drawn(list)
  }
}

/// Draws a caret, and nothing else: it blinks without the text being drawn again.
nonisolated struct CaretLeaf: LeafContent {
  var field: FieldText
  /// Nil while it is not to be seen.
  var position: TextPosition?
  var color: Color.Resolved

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { LeafDimensions(size: proposal.replacingUnspecifiedDimensions()) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    guard let position else { return .none }
    let layout = field.layout(width: size.width, scale: context.scale)
    let origin = field.origin(of: layout, in: size)
    let rect = layout.caretRect(at: position).offsetBy(dx: origin.x, dy: origin.y)
    return .direct(DisplayList { $0.fill(rect.caret(scale: context.scale), with: .color(color)) })
  }
}

extension CGRect {
  /// A caret at this place: about a point wide, in whole device pixels.
  nonisolated func caret(scale: CGFloat) -> CGRect {
    CGRect(
      x: minX.snapped(scale: scale), y: minY, width: max(1, (1.2 * scale).rounded()) / scale,
      height: height)
  }
}
