package import LaminaDrawing
import LaminaThemes

extension ColorPalette {
  /// How much a ring must stand out against the ground: WCAG's least for what is no text.
  nonisolated static let leastRingContrast = 3.0

  /// The colour of rings around what has the focus: the accent, or the text's colour where the
  /// accent does not stand out enough against the grounds.
  package nonisolated var focusRing: Color.Resolved {
    let grounds: [Color.Role] = [.background, .secondaryBackground, .groupedBackground, .selection]
    let accent = self[.accent]
    let isSeen = grounds.allSatisfy { accent.contrast(with: self[$0]) >= Self.leastRingContrast }
    return isSeen ? accent : self[.primary]
  }
}
