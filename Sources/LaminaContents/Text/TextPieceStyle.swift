import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
public import LaminaText

/// What was said about a piece of text; what was not comes from its surroundings.
nonisolated struct TextPieceStyle: Equatable, Sendable {
  var font: Font?
  var color: Color?
  var isBold = false
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var underline: LineStyle?
  var strikethrough: LineStyle?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?

  /// The font that the style makes of the one around it.
  func font(over outer: Font) -> Font {
    var font = font ?? outer
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }
}

nonisolated extension Text {
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  public func bold(_ isActive: Bool = true) -> Text { styled { $0.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }

  public func foregroundStyle(_ color: Color) -> Text { styled { $0.color = color } }

  public func underline(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Adds to the distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning.usable() } }
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.kerning = tracking.usable() } }
  /// Moves the text up by so many points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = offset.usable() }
  }
}
