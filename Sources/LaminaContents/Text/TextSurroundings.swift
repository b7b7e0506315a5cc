import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
package import LaminaText

/// What a text takes from its environment.
package nonisolated struct TextSurroundings {
  fileprivate let font: Font
  /// The font before its variant is made.
  private let plainFont: Font
  /// What paints the whole text.
  private(set) var foreground: Fill
  /// What it casts.
  private(set) var shadows: [NodeShadow]
  /// The style of all pieces, where they have one that is not their surroundings'.
  private let common: AnyShapeStyle?
  private let environment: EnvironmentValues
  let palette: ColorPalette
  let isEnabled: Bool
  let appearance: TextAppearance
  /// How many lines there is room for at least.
  let minimumLineCount: Int
  /// How large text is.
  fileprivate let textSize: Font.Context
  /// What the text styles are set in.
  fileprivate let typeScale: TypeScale

  @MainActor package init(_ element: Element) { self.init(element, common: nil) }

  @MainActor init(_ element: Element, common: AnyShapeStyle?) {
    typeScale = element.read(\.measures).typeScale
    appearance = element.read(\.textAppearance)
    plainFont = typeScale.font(element.read(\.font) ?? .body)
    font = appearance.variant.of(plainFont)
    palette = element.read(\.paletteByRole)
    isEnabled = element.read(\.isEnabled)
    minimumLineCount = element.read(\.minimumLineCount)
    textSize = element.read(\.textSize)
    environment = element.recordedEnvironment
    self.common = common
    let paint = (common ?? environment.foregroundStyle).paint(at: 0, in: environment)
    (foreground, shadows) = (paint.fill, paint.shadows)
  }

  /// The same surroundings, where texts are painted with something else.
  func painted(with fill: Fill) -> TextSurroundings {
    var copy = self
    (copy.foreground, copy.shadows) = (fill, [])
    return copy
  }

  /// What paints a piece of text.
  @MainActor fileprivate func paint(of style: TextPieceStyle) -> Paint {
    guard let own = style.foreground, own != common else { return TextLeaf.unplaced(foreground) }
    return plain(own.paint(at: 0, in: environment).fill)
  }

  /// Words in the letters in which they are shown here.
  @MainActor fileprivate func shown(_ words: String) -> String {
    appearance.textCase?.changed(words, in: environment.locale) ?? words
  }

  /// The characters that are laid out here for a piece; what keeps the place of a symbol stays as it is.
  @MainActor func words(of content: Text.Content) -> String {
    if case .image = content { content.words } else { shown(content.words) }
  }

  /// The font of a piece of text.
  fileprivate func font(of style: TextPieceStyle) -> Font {
    style.font(over: plainFont, appearance.variant)
  }

  /// How text is set that is typed, without styles of its own.
  package var typed: TextAttributes {
    TextAttributes(font: font.resolve(in: textSize), foreground: paint)
  }

  /// What the attributes of text that is typed are laid over.
  package var typedBase: RichText.Base {
    var base = RichText.Base(
      font: font, foreground: paint, palette: palette, fontContext: textSize)
    base.typeScale = typeScale
    return base
  }

  /// The paint of text that is typed: gradients take their first colour, as such text has no rectangle
  /// of its own.
  private var paint: Paint { plain(foreground) }

  private func plain(_ fill: Fill) -> Paint {
    switch fill {
    case .color(let color): .color(color)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      .color(stops.first?.color ?? palette[.primary])
    case .mesh(let mesh): .color(mesh.colors.first ?? palette[.primary])
    case .tiles: .color(palette[.primary])
    case .placed(let paint): paint
    }
  }
}

nonisolated extension Text {
  /// The text with every attribute resolved.
  @MainActor func richText(_ surroundings: TextSurroundings) -> RichText {
    var rich: RichText?
    func add(_ string: String, _ attributes: TextAttributes) {
      if rich == nil {
        rich = RichText(string, attributes)
      } else {
        rich?.append(string, attributes)
      }
    }
    for piece in pieces {
      switch piece.content {
      case .attributed(let attributed):
        for run in attributed.runs {
          let string = surroundings.shown(attributed.string(in: run.range))
          add(string, attributes(piece.style, run.attributes, surroundings: surroundings))
        }
      case .string, .key, .keyed, .date, .formatted:
        add(
          surroundings.words(of: piece.content),
          attributes(piece.style, .init(), surroundings: surroundings))
      case .image(let image):
        var own = attributes(piece.style, .init(), surroundings: surroundings)
        if image.symbol != nil {
          own.foreground = .color(.clear)
          own.kerning += own.font.size * IllustratedTextLeaf.margin
        }
        add(surroundings.words(of: piece.content), own)
      }
    }
    return rich ?? RichText("", attributes(.init(), .init(), surroundings: surroundings))
  }

  /// The lines that are reserved in the text's own font; nil when they are no more than one.
  @MainActor func reservedLines(_ surroundings: TextSurroundings) -> RichText? {
    let count = min(surroundings.minimumLineCount, Self.reservedLineLimit)
    guard count > 1 else { return nil }
    let lines = repeatElement("x", count: count).joined(separator: "\n")
    return RichText(
      lines, attributes(pieces.first?.style ?? .init(), .init(), surroundings: surroundings))
  }

  /// More are not reserved, whatever number is asked for.
  private static var reservedLineLimit: Int { 1000 }

  /// What the run itself says, over what was said about its piece, over the surroundings.
  @MainActor func attributes(
    _ style: TextPieceStyle, _ own: AttributeContainer, surroundings: TextSurroundings
  ) -> TextAttributes {
    let palette = surroundings.palette
    func line(_ style: LineStyle?) -> TextLine? {
      style?.resolve(in: palette)
    }
    var base = RichText.Base(
      font: surroundings.font(of: style),
      foreground: surroundings.paint(of: style),
      palette: palette, fontContext: surroundings.textSize)
    base.typeScale = surroundings.typeScale
    var attributes = TextAttributes(own, base)
    let appearance = surroundings.appearance
    if let scale = style.scale ?? appearance.scale { attributes.font.size *= scale.factor }
    attributes.underline = attributes.underline ?? line(style.underline ?? appearance.underline)
    attributes.strikethrough =
      attributes.strikethrough ?? line(style.strikethrough ?? appearance.strikethrough)
    if attributes.kerning == 0 { attributes.kerning = style.kerning ?? appearance.kerning ?? 0 }
    if attributes.baselineOffset == 0 {
      attributes.baselineOffset = style.baselineOffset ?? appearance.baselineOffset ?? 0
    }
    return attributes
  }
}
