import LaminaDrawing
import Testing

@testable import LaminaThemes

@Suite("Accents that a desktop names")
struct AccentTests {
  /// Those of GNOME's settings, black, white and what lies between.
  private static let wishes: [UInt32] = [
    0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396,
    0x000000, 0xFFFFFF, 0x808080, 0xFFFF00, 0x0000FF,
  ]

  @Test("texts in them can be read on every ground, by day, by night and in high contrast")
  func readable() {
    for appearance in ColorAppearance.all {
      let palette = ColorPalette.standard(for: appearance)
      let least = appearance.contrast == .increased ? 7 : 4.5
      for wish in Self.wishes {
        let accent = palette.accent(near: Color.Resolved(hex: wish))
        for ground in [.background, .secondaryBackground, .groupedBackground] as [Color.Role] {
          #expect(accent.contrast(with: palette[ground]) >= least, "\(wish) on \(ground)")
        }
      }
    }
  }

  @Test("what can be read already stays as it is")
  func kept() {
    let wish = Color.Resolved(hex: 0x205FDA)
    let accent = ColorPalette.light.accent(near: wish)
    #expect(accent.contrast(with: wish) < 1.02)
  }
}
