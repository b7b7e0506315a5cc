package import LaminaDrawing
import LaminaGeometry

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

extension Color.Resolved {
  /// The contrast of two opaque colours as WCAG counts it, from 1 to 21.
  package nonisolated func contrast(with other: Color.Resolved) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// How light it is, from 0 to 1.
  private nonisolated var luminance: Double {
    func linear(_ part: Float) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
