import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// What a text takes from its environment.
struct TextSurroundings {
  let font: Font
  let foreground: Fill
  let palette: ColorPalette
  let isEnabled: Bool

  init(_ element: Element) {
    font = element.read(\.font) ?? .body
    palette = element.read(\.colorPalette)
    isEnabled = element.read(\.isEnabled)
    _ = element.read(\.foregroundStyle)
    foreground = element.environment.foregroundStyle.fill(in: element.environment)
  }

  /// The paint of text: gradients take their first colour, as text has no rectangle of its own.
  var paint: Paint {
    switch foreground {
    case .color(let color): .color(color)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      .color(stops.first?.color ?? palette[.primary])
    }
  }
}

extension Text {
  /// The text with every attribute resolved.
  func richText(_ surroundings: TextSurroundings) -> RichText {
    var rich: RichText?
    func add(_ string: String, _ attributes: TextAttributes) {
      if rich == nil { rich = RichText(string, attributes) } else { rich?.append(string, attributes) }
    }
    for piece in pieces {
      switch piece.content {
      case .string(let string):
        add(string, attributes(piece.style, .init(), surroundings))
      case .attributed(let attributed):
        for run in attributed.runs {
          let string = String(attributed.characters[run.range])
          add(string, attributes(piece.style, run.attributes, surroundings))
        }
      }
    }
    return rich ?? RichText("", attributes(.init(), .init(), surroundings))
  }

  private func attributes(
    _ style: TextPieceStyle, _ own: AttributeContainer, _ surroundings: TextSurroundings
  ) -> TextAttributes {
    var font = own.lamina.font ?? style.font ?? surroundings.font
    if let weight = style.weight { font = font.weight(weight) }
    if style.isBold { font = font.bold() }
    if style.isItalic { font = font.italic() }
    if style.isMonospaced { font = font.monospaced() }
    if style.hasMonospacedDigits { font = font.monospacedDigit() }
    let intent = own.lamina.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { font = font.bold() }
    if intent.contains(.emphasized) { font = font.italic() }
    if intent.contains(.code) { font = font.monospaced() }
    let palette = surroundings.palette
    func line(_ style: TextPieceStyle.LineStyle?) -> TextLine? {
      style.map { TextLine(pattern: $0.pattern, color: $0.color?.resolve(in: palette)) }
    }
    let color =
      own.lamina.foregroundColor ?? style.color ?? (own.link != nil ? Color(role: .link) : nil)
    return TextAttributes(
      font: font.resolve(), foreground: color.map { .color($0.resolve(in: palette)) } ?? surroundings.paint,
      background: own.lamina.backgroundColor?.resolve(in: palette),
      underline: line(style.underline) ?? own.lamina.underlineStyle?.resolve(in: palette),
      strikethrough: line(style.strikethrough)
        ?? own.lamina.strikethroughStyle?.resolve(in: palette),
      kerning: own.lamina.kern ?? style.kerning ?? 0,
      baselineOffset: own.lamina.baselineOffset ?? style.baselineOffset ?? 0, link: own.link)
  }
}
