package import LaminaDrawing
import LaminaThemes

extension ColorPalette {
  /// How much a ring must stand out against the ground: WCAG's least for what is no text.
  nonisolated static let leastRingContrast = 3.0

  /// The colour of rings around what has the focus: the accent, in a tone that stands out enough against the grounds.
  package nonisolated var focusRing: Color.Resolved {
    let grounds: [Color.Role] = [.background, .secondaryBackground, .groupedBackground, .selection]
    let accent = self[.accent]
    let isSeen = grounds.allSatisfy { accent.contrast(with: self[$0]) >= Self.leastRingContrast }
    if isSeen { return accent }
    let key = OKLCH(accent)
    return TonalRange(key).tone(
      from: key.lightness, standingOut: Self.leastRingContrast, from: grounds.map { self[$0] })
  }
}
