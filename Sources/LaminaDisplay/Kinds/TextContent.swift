public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaModelLayers
public import LaminaText

/// A text as contents of a layer: wrapped to its width, from its top.
///
/// ```swift
/// var title = TextContent("Layers that move", font: .title, color: .white)
/// title.style.alignment = .center
/// title.style.lineLimit = 2
/// title.size(fitting: 200, scale: 2)       // what the lines take in 200 points
/// ```
///
/// Laid out at the display's scale, so that glyphs stand on its pixels. Lines that do not fit the
/// layer's height are left out and the last one ends in an ellipsis.
public struct TextContent: LayerContent {
  /// The characters and how each part of them looks.
  public var text: RichText
  /// Alignment in the layer's width, line limit, truncation and line heights.
  public var style: ParagraphStyle
  /// Whether lines are broken at the layer's width; otherwise there is one line, truncated.
  public var isWrapped: Bool

  /// Makes contents of a text, by default wrapped to the layer's width.
  public init(
    _ text: RichText, style: ParagraphStyle = ParagraphStyle(), isWrapped: Bool = true
  ) {
    self.text = text
    self.style = style
    self.isWrapped = isWrapped
  }

  /// A text of one font and colour.
  public init(_ string: String, font: Font = .body, color: LaminaDrawing.Color.Resolved = .black) {
    self.init(RichText(string, TextAttributes(font: font.resolve(), foreground: .color(color))))
  }

  /// A text whose attributes are laid over those of `base`.
  public init(_ string: AttributedString, base: RichText.Base = RichText.Base()) {
    self.init(RichText(string, base: base))
  }

  /// The size of the lines in a layer that is `width` points wide; nil for any width.
  public func size(fitting width: CGFloat? = nil, scale: CGFloat) -> CGSize {
    TextLayout.measure(text, style: lineStyle, width: width, scale: scale).size
  }

  /// Drawn by a worker, once for each text, width and scale.
  public func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    guard !text.string.isEmpty, size.width > 0, size.height > 0, scale > 0 else { return .none }
    let layout = TextLayout(
      text, style: lineStyle, width: size.width, maxHeight: size.height, scale: scale)
    let x = inset(size.width - layout.size.width).snapped(scale: scale)
    let list = DisplayList { layout.record(into: &$0, at: CGPoint(x: x, y: 0)) }
    return list.isEmpty ? .none : .drawn(list)
  }

  private var lineStyle: ParagraphStyle {
    var style = style
    if !isWrapped { style.lineLimit = 1 }
    return style
  }

  /// What of the width that the lines leave lies on their left.
  private func inset(_ rest: CGFloat) -> CGFloat {
    switch (style.alignment, style.isRightToLeft) {
    case (.center, _): rest / 2
    case (.leading, false), (.trailing, true): 0
    case (.leading, true), (.trailing, false): rest
    }
  }
}

extension TextContent {
  /// The colours of the text, while as many parts of it have colours of their own.
  public var animatableData: StructuredVector {
    get { StructuredVector(paints: text.runs.map(\.attributes.foreground)) }
    set {
      let paints = newValue.paints(like: text.runs.map(\.attributes.foreground))
      let old = text
      var moved = RichText("", old.runs.first?.attributes ?? TextAttributes())
      for (run, paint) in zip(old.runs, paints) {
        var attributes = run.attributes
        attributes.foreground = paint
        moved.append(String(decoding: Array(old.string.utf8)[run.bytes], as: UTF8.self), attributes)
      }
      if moved.string == old.string { text = moved }
    }
  }
}
