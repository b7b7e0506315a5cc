import Foundation
import LaminaDrawing
import LaminaThemes
import Testing

/// What stands under a key.
struct ThemeTests {
  private func hex(_ value: UInt32) -> ThemeValue { .color(Color.Resolved(hex: value)) }

  @Test("Night counts before contrast, and the value counts where no variant does")
  func variants() {
    let two = ThemeToken(hex(1), dark: hex(2))
    #expect(ColorAppearance.all.map(two.value) == [hex(1), hex(1), hex(2), hex(2)])
    let four = ThemeToken(hex(1), dark: hex(2), increased: hex(3), darkIncreased: hex(4))
    #expect(ColorAppearance.all.map(four.value) == [hex(1), hex(3), hex(2), hex(4)])
  }

  @Test("An alias follows what it names, in each appearance")
  func alias() {
    var theme = Theme(name: "A", extending: .standard)
    theme["title"] = .alias("heading")
    theme["heading"] = .alias("accent")
    for appearance in ColorAppearance.all {
      let look = theme.look(for: appearance)
      #expect(look.color("title") == ColorPalette.standard(for: appearance)[.accent])
    }
  }

  @Test("Aliases in a circle are no value, and end")
  func circle() {
    var theme = Theme(name: "A")
    theme["a"] = .alias("b")
    theme["b"] = .alias("a")
    #expect(theme.look(for: ColorAppearance()).values.isEmpty)
  }

  @Test("The standard theme is Lamina's own palette in each appearance")
  func standard() {
    for appearance in ColorAppearance.all {
      #expect(Theme.standard.look(for: appearance).palette == .standard(for: appearance))
    }
    #expect(Theme.standard.look(for: ColorAppearance()).palette == .light)
  }

  @Test("A theme is what its base is where it says nothing")
  func extending() {
    let night = Theme(
      name: "Night", tokens: ["background": ThemeToken(hex(0x14121F))], extending: .standard,
      onlyScheme: .dark)
    let look = night.look(for: ColorAppearance(.light))
    #expect(look.palette.colorScheme == .dark)
    #expect(look.palette[.background] == Color.Resolved(hex: 0x14121F))
    #expect(look.palette[.primary] == ColorPalette.dark[.primary])
    #expect(night.tokens.count == 1)
  }

  @Test("A theme goes through JSON and comes back the same")
  func codable() throws {
    let theme = Theme.made(name: "Sea", fromSeed: Color.Resolved(hex: 0x00677D))
    let data = try JSONEncoder().encode(theme)
    #expect(try JSONDecoder().decode(Theme.self, from: data) == theme)
  }

  @Test("Every standard look has texts of 4.5:1 on every ground, 7:1 where contrast is increased")
  func contrast() {
    let grounds: [Color.Role] = [
      .background, .secondaryBackground, .groupedBackground, .controlFill,
    ]
    for appearance in ColorAppearance.all {
      let palette = ColorPalette.standard(for: appearance)
      let least = appearance.contrast == .increased ? 7 : 4.5
      for text in [Color.Role.primary, .secondary, .link] {
        for ground in grounds {
          #expect(palette[text].contrast(with: palette[ground]) >= least, "\(text) \(ground)")
        }
      }
      for ground in grounds.prefix(3) {
        #expect(palette[.accent].contrast(with: palette[ground]) >= 4.5)
      }
    }
  }

  @Test(
    "Text of colours is read and written",
    arguments: [
      ("#2F6FEB", "#2F6FEB"), ("#abc", "#AABBCC"), ("#10203040", "#10203040"),
      ("#000 7%", "#000000 7%"), ("#10203040 100%", "#10203040"),
    ])
  func text(given: String, written: String) {
    #expect(Color.Resolved(hexText: given)?.hexText == written)
  }

  @Test(
    "What is no colour is none",
    arguments: [
      "", "#", "2F6FEB", "#12345", "#GGGGGG", "#-12345", "#123 nan%", "#123 101%", "#123 5",
    ])
  func noColor(text: String) { #expect(Color.Resolved(hexText: text) == nil) }

  @Test("Roles are kept as their number among all")
  func ordinals() {
    #expect(Color.Role.allCases.map(\.ordinal) == Color.Role.allCases.indices.map(UInt64.init))
  }
}
