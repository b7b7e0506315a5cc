import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout
public import LaminaText

/// Lines of text, wrapped to what is offered.
public struct TextLeaf: LeafContent {
  public var text: RichText
  public var style: ParagraphStyle

  public init(_ text: RichText, style: ParagraphStyle = ParagraphStyle()) {
    self.text = text
    self.style = style
  }

  public func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    if text.string.isEmpty { return LeafDimensions(size: .zero) }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    let measure = TextLayout.measure(
      text, style: style, width: proposal.width, maxHeight: height, scale: context.scale)
    return LeafDimensions(
      size: measure.size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline)
  }

  public func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let layout = layout(size: size, in: &context)
    let list = DisplayList { layout.record(into: &$0, at: .zero) }
    return list.isEmpty ? .none : .drawn(list)
  }

  /// The lines in a rectangle of `size`.
  private func layout(size: CGSize, in context: inout LeafContext) -> TextLayout {
    let layout = TextLayout(
      text, style: style, width: size.width, maxHeight: size.height, scale: context.scale)
    context.diagnostics = layout.diagnostics
    return layout
  }
}
