public import LaminaDrawing
public import LaminaGeometry
public import LaminaText

/// What was said about a piece of text; what was not comes from its surroundings.
nonisolated struct TextPieceStyle: Equatable, Sendable {
  var font: Font?
  var foreground: AnyShapeStyle?
  var variant = FontVariant()
  var underline: LineStyle?
  var strikethrough: LineStyle?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  /// What renderers find on it.
  var marks: TextMarks?

  /// The font that the style makes of the one in its context, and of the variant there.
  func font(over outer: Font, _ outerVariant: FontVariant) -> Font {
    variant.within(outerVariant).of(font?.over(outer) ?? outer)
  }

  /// The style with what is said around it where it says nothing.
  func within(_ outer: TextPieceStyle) -> TextPieceStyle {
    var all = self
    all.font = font ?? outer.font
    all.foreground = foreground ?? outer.foreground
    all.variant = variant.within(outer.variant)
    all.underline = underline ?? outer.underline
    all.strikethrough = strikethrough ?? outer.strikethrough
    all.kerning = kerning ?? outer.kerning
    all.baselineOffset = baselineOffset ?? outer.baselineOffset
    all.scale = scale ?? outer.scale
    all.marks = marks ?? outer.marks
    return all
  }
}

nonisolated extension Text {
  /// Sets the font of this piece of text; nil leaves it to its context.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// Makes this piece of text bold, or takes that back.
  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.variant.isBold = isActive }
  }
  /// Makes this piece of text italic, or takes that back.
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.variant.isItalic = isActive } }
  /// Sets how bold this piece of text is; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.variant.setWeight(weight) } }
  /// Sets this piece of text in letters of another kind; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.variant.design = design } }
  /// Sets how wide the letters of this piece of text are, where its family has others; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.variant.width = width } }
  /// Sets this piece of text in a font whose letters are all equally wide, or takes that back.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.variant.isMonospaced = isActive }
  }
  /// Gives all digits in this piece of text the same width, so that figures stand below each other.
  public func monospacedDigit() -> Text { styled { $0.variant.hasMonospacedDigits = true } }
  /// Draws this piece of text in a colour; nil leaves it to its context.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Draws this piece of text in a style, whose levels are those of the view's; a gradient goes across the whole
  /// text if all pieces have it, else the piece takes its first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = AnyShapeStyle(style) }
  }

  /// Draws a line below this piece of text; a colour of nil is that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Draws a line through this piece of text; a colour of nil is that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Adds to the distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning.usable() } }
  /// Adds to the distance between letters, in points: the same as `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.kerning = tracking.usable() } }
  /// Sets this piece of text at a scale of the font's size.
  ///
  /// ```swift
  /// Text("18") + Text("kg").textScale(.secondary)
  /// ```
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = scale } : self
  }

  /// How large text is beside other text in its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of that: units beside figures.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Moves the text up by so many points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = offset.usable() }
  }
}
