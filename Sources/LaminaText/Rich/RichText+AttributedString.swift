public import LaminaDrawing
public import LaminaGeometry

extension RichText {
  /// What the attributes of an `AttributedString` are laid over: the place where the text stands.
  public struct Base: Hashable, Sendable {
    /// The font of text without one of its own.
    public var font: Font
    /// What letters without a colour of their own are drawn with.
    public var foreground: Paint
    /// What the roles of colours stand for.
    public var palette: ColorPalette
    /// The text size that the fonts are resolved for.
    public var fontContext: Font.Context
    /// What the text styles are set in.
    package var typeScale = TypeScale.standard

    /// Makes a base; a foreground of nil is the palette's primary colour.
    public init(
      font: Font = .body, foreground: Paint? = nil, palette: ColorPalette = .light,
      fontContext: Font.Context = .standard
    ) {
      self.font = font
      self.foreground = foreground ?? .color(palette[.primary])
      self.palette = palette
      self.fontContext = fontContext
    }
  }

  /// The styles of a string's runs: Lamina's attributes, its intents (emphasis, code) and the link.
  public init(_ string: AttributedString, base: Base = Base()) {
    let font = base.typeScale.font(base.font)
    self.init("", TextAttributes(font: font.resolve(in: base.fontContext)))
    for run in string.runs {
      append(string.string(in: run.range), TextAttributes(run.attributes, base))
    }
  }
}

extension TextAttributes {
  /// What `container` says, laid over `base`.
  package init(_ container: AttributeContainer, _ base: RichText.Base) {
    typealias Scope = AttributeScopes.LaminaAttributes
    let intent = container[Scope.InlinePresentationIntentAttribute.self] ?? []
    let link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    var font = container[Scope.FontAttribute.self]?.over(base.font) ?? base.font
    if intent.contains(.stronglyEmphasized) { font = font.bold() }
    if intent.contains(.emphasized) { font = font.italic() }
    if intent.contains(.code) { font = font.monospaced() }
    var color = container[Scope.ForegroundColorAttribute.self]
    if color == nil, link != nil { color = Color(role: .link) }
    let strikethrough =
      container[Scope.StrikethroughStyleAttribute.self]?.resolve(in: base.palette)
    self.init(
      font: base.typeScale.font(font).resolve(in: base.fontContext),
      foreground: color.map { .color($0.resolve(in: base.palette)) } ?? base.foreground,
      background: container[Scope.BackgroundColorAttribute.self]?.resolve(in: base.palette),
      underline: container[Scope.UnderlineStyleAttribute.self]?.resolve(in: base.palette),
      strikethrough: strikethrough ?? (intent.contains(.strikethrough) ? TextLine() : nil),
      kerning: container[Scope.KernAttribute.self] ?? 0,
      baselineOffset: container[Scope.BaselineOffsetAttribute.self] ?? 0, link: link)
  }
}
