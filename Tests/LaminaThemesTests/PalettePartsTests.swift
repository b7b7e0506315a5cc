import LaminaDrawing
import LaminaText
import LaminaThemes
import Testing

/// What of a look was read, as bits that several rooms give out.
struct PalettePartsTests {
  @Test(
    "Roles, text styles, measures, shadows, scheme and contrast are one bit each, and no two the same"
  )
  func disjoint() {
    let roles = Color.Role.allCases.map { PaletteParts($0) }
    let others =
      Font.TextStyle.allCases.map { PaletteParts($0) } + ThemeMeasure.allCases.map(\.part)
      + ThemeShade.allCases.map(\.part)
    let all = roles + others + [.scheme, .contrast]
    #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(Set(all).count == all.count)
    let palette = roles.reduce(into: PaletteParts([.scheme, .contrast])) { $0.formUnion($1) }
    #expect(palette == .palette)
  }
}
