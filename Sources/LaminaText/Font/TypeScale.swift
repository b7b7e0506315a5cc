package import LaminaDrawing
package import LaminaGeometry

/// The fonts of the text styles in a look that has others than Lamina's own.
package struct TypeScale: Sendable {
  /// What a text style is set in.
  package struct Face: Hashable, Sendable {
    let style: Font.TextStyle
    /// The name of the family; nil for the system's.
    let family: String?
    let size: CGFloat
    let weight: Font.Weight

    package init(_ style: Font.TextStyle, family: String?, size: CGFloat, weight: Font.Weight) {
      self.style = style
      self.family = family
      self.size = size
      self.weight = weight
    }
  }

  /// Lamina's own.
  package static let standard = TypeScale()

  private var fonts: [Font.TextStyle: Font] = [:]
  /// Who takes down what is read; copies that are asked for styles have one.
  private var reader: (any PaletteReader)?

  package init() {}

  /// Sets a style in a font of its own, unless that is Lamina's.
  package mutating func set(_ style: Font.TextStyle, in face: Face, isItalic: Bool) {
    let isStandard =
      face.family == nil && face.size == style.size && face.weight == style.weight && !isItalic
    fonts[style] = isStandard ? nil : isItalic ? Font(.face(face)).italic() : Font(.face(face))
  }

  /// The same scale; `reader` hears of what is read of it.
  package func reading(for reader: (any PaletteReader)?) -> TypeScale {
    var copy = self
    copy.reader = reader
    return copy
  }

  /// What differs between two scales.
  package func parts(differingFrom other: TypeScale) -> PaletteParts {
    if fonts.isEmpty, other.fonts.isEmpty { return [] }
    let styles = Font.TextStyle.allCases.filter { fonts[$0] != other.fonts[$0] }
    return styles.reduce(into: []) { $0.formUnion(PaletteParts($1)) }
  }

  /// A font as it is in this scale; others than those of text styles stay as they are.
  package func font(_ font: Font) -> Font {
    let style: Font.TextStyle
    switch font.source {
    case .style(let named): style = named
    case .inherited: style = .body
    case .system, .custom, .face: return font
    }
    reader?.note(PaletteParts(style))
    guard let own = fonts[style] else { return font }
    var result = font
    result.source = own.source
    result.isItalic = font.isItalic || own.isItalic
    return result
  }
}

/// Two scales are equal when they hold the same fonts, whoever reads them.
extension TypeScale: Hashable {
  package static func == (a: TypeScale, b: TypeScale) -> Bool { a.fonts == b.fonts }
  package func hash(into hasher: inout Hasher) { hasher.combine(fonts) }
}

extension PaletteParts {
  /// What one text style is set in.
  package init(_ style: Font.TextStyle) {
    self.init(textStyle: unsafeBitCast(style, to: UInt8.self))
  }
}
