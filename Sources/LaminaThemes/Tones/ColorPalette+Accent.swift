package import LaminaDrawing

extension ColorPalette {
  /// The accent nearest to a colour that a person chose: its hue, in a tone in which texts stand out from
  /// every ground, by 4.5:1, or by 7:1 where more contrast is asked for.
  package func accent(near wish: Color.Resolved) -> Color.Resolved {
    let grounds: [Color.Role] = [
      .background, .secondaryBackground, .groupedBackground, .controlFill,
    ]
    let least = appearance.contrast == .increased ? 7 : 4.5
    if grounds.allSatisfy({ wish.contrast(with: self[$0]) >= least }) { return wish }
    let key = OKLCH(wish)
    return TonalRange(key).tone(
      from: key.lightness, standingOut: least, from: grounds.map { self[$0] })
  }

  /// The ground of what is selected where another accent than the theme's is in use: its hue, as light as the ground.
  package var selectionOfAccent: Color.Resolved {
    let lightness =
      switch (colorScheme, contrast) {
      case (.dark, .standard): 0.32
      case (.dark, .increased): 0.38
      case (.light, .standard): 0.92
      case (.light, .increased): 0.86
      }
    return OKLCH(self[.accent]).with(lightness: lightness, chromaTimes: 0.35).resolved
  }
}
