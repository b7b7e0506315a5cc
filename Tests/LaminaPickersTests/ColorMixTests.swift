import Lamina
import LaminaDrawing
import LaminaPickers
import Testing

/// Colours as people mix them.
@Suite("Mixed colours", .timeLimit(.minutes(5)))
struct ColorMixTests {
  @Test("Components become a mix and come back")
  func roundTrip() {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = Color.Resolved(
            red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
          #expect(ColorMix(color).resolved.description == color.description)
        }
      }
    }
  }

  @Test(
    "Grey, white and black keep the hue they had",
    arguments: [
      Color.Resolved.white, .black, Color.Resolved(red: 0.5, green: 0.5, blue: 0.5),
    ])
  func keepsHue(color: Color.Resolved) {
    let former = ColorMix(hue: 0.4, saturation: 0.7, brightness: 0.9)
    #expect(ColorMix(color, former: former).hue == 0.4)
  }

  @Test("Black keeps its saturation, too")
  func keepsSaturation() {
    let former = ColorMix(hue: 0.4, saturation: 0.7, brightness: 0.9)
    #expect(ColorMix(.black, former: former).saturation == 0.7)
    #expect(ColorMix(.white, former: former).saturation == 0)
  }

  @Test(
    "Digits are read as people write them",
    arguments: [
      ("FF8000", "FF8000"), ("#ff8000", "FF8000"), (" #FF8000 ", "FF8000"), ("0xFF8000", "FF8000"),
      ("f80", "FF8800"), ("f808", "FF880088"), ("FF800080", "FF800080"), ("000000", "000000"),
    ])
  func digits(text: String, hex: String) {
    #expect(ColorMix(hex: text)?.hex == hex)
  }

  @Test(
    "What is no colour is none", arguments: ["", "#", "12", "12345", "GG0000", "１２３４５６", "-1-1-1"])
  func noDigits(text: String) {
    #expect(ColorMix(hex: text) == nil)
  }

  @Test(
    "Components beyond 0 to 1, or that are no numbers, are within",
    arguments: [
      Float(-3), 7, .nan, .infinity,
    ])
  func beyond(part: Float) {
    let mix = ColorMix(Color.Resolved(red: part, green: 0.5, blue: part, opacity: part))
    #expect((0...1).contains(mix.hue) && (0...1).contains(mix.saturation))
    #expect((0...1).contains(mix.brightness) && (0...1).contains(mix.opacity))
  }

  @Test(
    "Colours have words",
    arguments: [
      ("FF0000", "red"), ("0000FF", "blue"), ("FFFFFF", "white"), ("000000", "black"),
      ("808080", "dark gray"), ("600000", "dark red"), ("FFC0C0", "pale red"),
    ])
  func words(hex: String, words: String) {
    #expect(ColorMix(hex: hex)?.words == words)
  }
}
