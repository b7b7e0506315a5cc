/// The light of a picture: time of day and weather as colours.
struct Mood: Sendable {
  var sky: Ink
  var horizon: Ink
  var mist: Ink
  var sun: Ink
  /// Leaves in the light, and in the shade.
  var leaf: Ink
  var shade: Ink
  /// How thick the mist is, and how strong the shafts of light are.
  var haze: Float
  var shafts: Float

  /// From a golden dawn to a violet dusk.
  static let all: [Mood] = [
    Mood(
      sky: Ink(hex: 0xF2C98C), horizon: Ink(hex: 0xFFE9BE), mist: Ink(hex: 0xF6DDAF),
      sun: Ink(hex: 0xFFD27A), leaf: Ink(hex: 0x8FA83A), shade: Ink(hex: 0x18331F), haze: 0.85,
      shafts: 0.55),
    Mood(
      sky: Ink(hex: 0xA9D8D4), horizon: Ink(hex: 0xE9F6E4), mist: Ink(hex: 0xDDF0DC),
      sun: Ink(hex: 0xFFF6C8), leaf: Ink(hex: 0x7DBB3C), shade: Ink(hex: 0x0E3B27), haze: 0.6,
      shafts: 0.5),
    Mood(
      sky: Ink(hex: 0x8FA7B5), horizon: Ink(hex: 0xCBD8DA), mist: Ink(hex: 0xBFCFD2),
      sun: Ink(hex: 0xE6EEF0), leaf: Ink(hex: 0x56835A), shade: Ink(hex: 0x0F2B2E), haze: 1,
      shafts: 0.15),
    Mood(
      sky: Ink(hex: 0x7A6FA6), horizon: Ink(hex: 0xF3B0A0), mist: Ink(hex: 0xD9A7AE),
      sun: Ink(hex: 0xFFC49A), leaf: Ink(hex: 0x6E7F52), shade: Ink(hex: 0x1B2140), haze: 0.8,
      shafts: 0.4),
    Mood(
      sky: Ink(hex: 0x9CCB8B), horizon: Ink(hex: 0xE5F2B4), mist: Ink(hex: 0xC6E2A0),
      sun: Ink(hex: 0xF9FFB0), leaf: Ink(hex: 0x93C92F), shade: Ink(hex: 0x0F3A1B), haze: 0.65,
      shafts: 0.75),
    Mood(
      sky: Ink(hex: 0x5FB0C4), horizon: Ink(hex: 0xD2F0EC), mist: Ink(hex: 0xB4E0DE),
      sun: Ink(hex: 0xFFFBE0), leaf: Ink(hex: 0x4FA56B), shade: Ink(hex: 0x0A3440), haze: 0.75,
      shafts: 0.35),
  ]
}
