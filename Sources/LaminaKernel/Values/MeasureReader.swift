import LaminaDrawing
package import LaminaGeometry
package import LaminaText
package import LaminaThemes

/// The measures, shadows and fonts of a place: what is read of them is known.
package nonisolated struct MeasureReader: Sendable {
  private let measures: LookMeasures
  private let reader: (any PaletteReader)?

  init(_ measures: LookMeasures, for reader: (any PaletteReader)?) {
    self.measures = measures
    self.reader = reader
  }

  /// A length in points, or a time in seconds.
  package subscript(measure: ThemeMeasure) -> CGFloat {
    reader?.note(measure.part)
    return measures[measure]
  }

  /// A shadow.
  package subscript(shade: ThemeShade) -> ThemeShadow {
    reader?.note(shade.part)
    return measures[shade]
  }

  /// What the text styles are set in.
  package var typeScale: TypeScale { measures.typeScale.reading(for: reader) }
}
