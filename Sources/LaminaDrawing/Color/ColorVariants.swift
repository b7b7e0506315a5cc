/// What a colour is in each appearance.
struct ColorVariants: Hashable, Sendable {
  var light: Color
  var dark: Color
  var lightIncreased: Color
  var darkIncreased: Color

  /// The one for a palette's appearance.
  func color(in palette: ColorPalette) -> Color {
    switch (palette.colorScheme, palette.contrast) {
    case (.light, .standard): light
    case (.light, .increased): lightIncreased
    case (.dark, .standard): dark
    case (.dark, .increased): darkIncreased
    }
  }
}
