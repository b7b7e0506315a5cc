public import LaminaDrawing
public import LaminaGeometry
public import LaminaText

extension EnvironmentValues {
  /// The font of text that names none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How lines are broken, aligned and cut off.
  package var paragraphStyle: ParagraphStyle {
    get { self[ParagraphStyleKey.self] }
    set { self[ParagraphStyleKey.self] = newValue }
  }

  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { paragraphStyle.lineLimit }
    set { paragraphStyle.lineLimit = newValue.map { max(1, $0) } }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { paragraphStyle.alignment }
    set { paragraphStyle.alignment = newValue }
  }

  /// Points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { paragraphStyle.lineSpacing }
    set { paragraphStyle.lineSpacing = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: TruncationMode {
    get { paragraphStyle.truncationMode }
    set { paragraphStyle.truncationMode = newValue }
  }

  /// The height of each line in points, the text in its middle; nil for the font's own.
  public var lineHeight: CGFloat? {
    get { paragraphStyle.lineHeight }
    set { paragraphStyle.lineHeight = newValue }
  }

  /// How small a text's letters may become before it is cut off, as a part of their size; 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { paragraphStyle.minimumScaleFactor }
    set { paragraphStyle.minimumScaleFactor = newValue }
  }

  /// Whether the letters of a text may move closer together before it is cut off.
  public var allowsTightening: Bool {
    get { paragraphStyle.allowsTightening }
    set { paragraphStyle.allowsTightening = newValue }
  }

  /// What the letters of a text are changed to when it is shown; nil for what is written.
  public var textCase: Text.Case? {
    get { textAppearance.textCase }
    set { textAppearance.textCase = newValue }
  }

  /// What is said about text besides its font.
  var textAppearance: TextAppearance {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }
}

/// Lines, distances and variants of the font that hold for all texts inside a view; what a text sets itself
/// takes precedence.
nonisolated struct TextAppearance: Equatable, Sendable {
  var variant = FontVariant()
  var underline: LineStyle?
  var strikethrough: LineStyle?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var textCase: Text.Case?
}

private struct TextLookKey: EnvironmentKey { static let defaultValue = TextAppearance() }
private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct ParagraphStyleKey: EnvironmentKey { static let defaultValue = ParagraphStyle() }

extension View {
  /// Sets text inside the view at a scale of its font's size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textAppearance) { if isEnabled { $0.scale = scale } }
  }

  /// Sets the font of text inside the view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Makes text inside the view bold, whatever its font; or takes that back, where it was said around the view.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.isBold = isActive }
  }

  /// Makes text inside the view italic, whatever its font; or takes that back, where it was said around the view.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.isItalic = isActive }
  }

  /// Sets the weight of text inside the view, whatever its font; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.setWeight(weight) }
  }

  /// Sets text inside the view in letters of another kind, as with serifs; nil leaves it to the font.
  ///
  /// A font that is named by its family keeps that family.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.design = design }
  }

  /// Sets how wide the letters of text inside the view are, where the family has others; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.width = width }
  }

  /// Gives text inside the view letters of one width, or takes that back, where it was said around the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.isMonospaced = isActive }
  }

  /// Gives text inside the view digits of one width.
  public func monospacedDigit() -> some View {
    transformEnvironment(\.textAppearance.variant) { $0.hasMonospacedDigits = true }
  }

  /// Draws a line under text inside the view.
  public func underline(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textAppearance.underline, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through text inside the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textAppearance.strikethrough, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Adds to the distance between the letters of text inside the view, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textAppearance.kerning, kerning.usable())
  }

  /// Adds to the distance between the letters of text inside the view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Moves text inside the view up by so many points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.textAppearance.baselineOffset, offset.usable())
  }

  /// Cuts text inside the view off after so many lines.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Says how the lines of a text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Keeps so many points between the lines of a text.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing.usable())
  }

  /// Says where a text that is too long is cut.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets letters become smaller where a text would be cut off: down to this part of their size, from 0 to 1.
  ///
  /// ```swift
  /// Text(title).lineLimit(1).minimumScaleFactor(0.5)
  /// ```
  /// A text that may have more lines takes those first. One that does not fit at its smallest either is cut off.
  ///
  /// - Complexity: a text that fits costs nothing more; one that does not is set up to six times more.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(0, CGFloat(Double(factor).finite(or: 1))), 1))
  }

  /// Says whether letters may move closer together, by a few hundredths of their size, where a text would be cut off or
  /// become smaller.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Shows text inside the view in capital or in small letters, by the rules of the locale; nil shows what is written.
  ///
  /// What a person types and what a program keeps stay as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Gives each line of text this height in points, the text in its middle.
  public func lineHeight(_ height: CGFloat?) -> some View {
    environment(\.lineHeight, height?.askedLength())
  }
}

extension EnvironmentValues {
  /// The number of lines for which a text of several lines has room at least.
  package var minimumLineCount: Int {
    get { self[MinimumLineCountKey.self] }
    set { self[MinimumLineCountKey.self] = newValue }
  }
}

private struct MinimumLineCountKey: EnvironmentKey { static let defaultValue = 1 }
