import LaminaDrawing
import LaminaThemes
import SeededRandom
import Testing

/// Themes from one colour.
struct SeedTests {
  private static let grounds: [Color.Role] = [
    .background, .secondaryBackground, .groupedBackground, .controlFill, .selection,
  ]
  private static let texts: [Color.Role] = [
    .primary, .secondary, .tertiary, .accent, .link, .red, .green, .purple,
  ]

  private func least(_ roles: [Color.Role], _ palette: ColorPalette) -> Double {
    roles.flatMap { role in Self.grounds.map { palette[role].contrast(with: palette[$0]) } }.min()
      ?? 0
  }

  @Test("From any seed and at any level texts reach 4.5:1 and borders 3:1", arguments: 0..<25)
  func contrast(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let color = Color.Resolved(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
    let level = Double.random(in: -1...1, using: &random)
    let theme = Theme.made(name: "Seed", fromSeed: color, contrast: level)
    for appearance in ColorAppearance.all {
      let palette = theme.look(for: appearance).palette
      #expect(least(Self.texts, palette) >= 4.5, "\(color.hexText) \(level) \(appearance)")
      #expect(least([.controlBorder], palette) >= 3, "\(color.hexText) \(level) \(appearance)")
      #expect(palette.appearance == appearance)
    }
  }

  @Test("A higher level has texts stand out more")
  func levels() {
    let seed = Color.Resolved(hex: 0x4A7C3A)
    let reached = [-1.0, -0.5, 0, 0.5, 1].map { level in
      let theme = Theme.made(name: "Seed", fromSeed: seed, contrast: level)
      return least([.secondary], theme.look(for: ColorAppearance(.light)).palette)
    }
    #expect(reached == reached.sorted())
    #expect(reached[4] > reached[0] + 2)
  }

  @Test("The accent keeps the hue of its seed")
  func hue() {
    for hex in [0xC0392B, 0x27AE60, 0x8E44AD, 0xE67E22] as [UInt32] {
      let seed = OKLCH(Color.Resolved(hex: hex))
      let theme = Theme.made(name: "Seed", fromSeed: Color.Resolved(hex: hex))
      let accent = OKLCH(theme.look(for: ColorAppearance(.light)).palette[.accent])
      #expect(abs(accent.hue - seed.hue) < 0.06)
      #expect(accent.chroma > 0.05)
    }
  }

  @Test("A colour goes to OKLCH and back")
  func back() {
    for hex in [0x000000, 0xFFFFFF, 0x808080, 0x2F6FEB, 0xFF0000, 0x00FF00, 0x0000FF] as [UInt32] {
      let color = Color.Resolved(hex: hex)
      #expect(OKLCH(color).resolved.hexText == color.hexText)
    }
    // Ottosson's own value for red.
    #expect(abs(OKLCH(Color.Resolved(hex: 0xFF0000)).lightness - 0.62796) < 0.0005)
  }
}
