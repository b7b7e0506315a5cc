public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout
public import LaminaText

/// Lines of text, wrapped to what is offered.
public struct TextLeaf: LeafContent {
  public var text: RichText
  public var style: ParagraphStyle
  /// Lines for whose height there is room even when `text` has fewer.
  public var reserved: RichText?
  /// What takes the place of `unplaced(_:)` in the text, laid across its rectangle.
  private var foreground: Fill?

  /// Lines of `text`.
  ///
  /// - Parameters:
  ///   - text: a gradient in it is in points of the text, but for that of `foreground`.
  ///   - style: how lines are broken and aligned.
  ///   - foreground: what is painted, across the whole text, where `text` says `unplaced(foreground)`.
  public init(
    _ text: RichText, style: ParagraphStyle = ParagraphStyle(), foreground: Fill? = nil
  ) {
    self.text = text
    self.style = style
    if let foreground, case .color = foreground {} else { self.foreground = foreground }
  }

  /// What stands for a fill in a text before that has a size; a colour for itself.
  public static func unplaced(_ fill: Fill) -> Paint { fill.paint(in: .zero) }

  public func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    let least = reservedHeight(height, scale: context.scale)
    if text.string.isEmpty { return LeafDimensions(size: CGSize(width: 0, height: least)) }
    let measured = MeasuredText(
      text, style: style, width: proposal.width, maxHeight: height, scale: context.scale)
    context.memory = measured
    let measure = measured.measure
    var size = measure.size
    size.height = max(size.height, least)
    return LeafDimensions(
      size: size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline)
  }

  /// The height of the lines that are reserved, as far as there is room for them.
  private func reservedHeight(_ room: CGFloat?, scale: CGFloat) -> CGFloat {
    guard let reserved else { return 0 }
    let lines = TextLayout.measure(reserved, style: style, width: nil, maxHeight: nil, scale: scale)
    return min(lines.size.height, room ?? .infinity)
  }

  public func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let layout = layout(size: size, in: &context)
    let list = DisplayList { record(layout, size: size, into: &$0) }
    return list.isEmpty ? .none : .drawn(list)
  }

  /// Records the lines of a rectangle of `size`.
  package func record(
    _ layout: TextLayout, size: CGSize, into list: inout DisplayList.Recorder
  ) {
    guard foreground != nil else { return layout.record(into: &list, at: .zero) }
    record(DisplayList { layout.record(into: &$0, at: .zero) }, size: size, into: &list)
  }

  /// Records what was drawn of the text, painted as in a rectangle of `size`.
  package func record(
    _ drawn: DisplayList, size: CGSize, into list: inout DisplayList.Recorder
  ) {
    for command in drawn.commands { list.add(command) { placed($0, in: size) } }
  }

  /// Whether it has the same lines in every rectangle, and wants the same one.
  package func hasLines(of other: TextLeaf) -> Bool {
    text == other.text && style == other.style && reserved == other.reserved
  }

  /// Whether what its text leaves to it is painted alike.
  package func isPaintedLike(_ other: TextLeaf) -> Bool { foreground == other.foreground }

  /// The paint that a rectangle of `size` has where the text says `paint`.
  package func placed(_ paint: Paint, in size: CGSize) -> Paint {
    guard let foreground, paint == Self.unplaced(foreground) else { return paint }
    return foreground.paint(in: CGRect(origin: .zero, size: size))
  }

  /// The lines in a rectangle of `size`: those that were measured, where they stand there too.
  package func layout(size: CGSize, in context: inout LeafContext) -> TextLayout {
    let measured = context.memory as? MeasuredText
    context.memory = nil
    let layout =
      measured?.layout(in: size)
      ?? TextLayout(
        text, style: style, width: size.width, maxHeight: size.height, scale: context.scale)
    context.diagnostics = layout.diagnostics
    return layout
  }
}

extension DisplayList.Recorder {
  /// Adds what a text has recorded, each paint as `next` has it.
  fileprivate mutating func add(_ command: DisplayCommand, painted next: (Paint) -> Paint) {
    switch command {
    case .glyphs(let run):
      glyphs(
        GlyphRun(
          face: run.face, size: run.size, slant: run.slant, glyphs: run.glyphs,
          paint: next(run.paint), inkBounds: run.inkBounds))
    case .fillRect(let rect, let given): fill(rect, with: next(given))
    case .stroke(let path, let given, let style): stroke(path, with: next(given), style: style)
    default: break
    }
  }
}
