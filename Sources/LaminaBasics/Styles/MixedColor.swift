import LaminaDrawing

nonisolated extension Color.Resolved {
  /// The colour on the way to another one, as a share of that, as opaque as it is.
  func mixed(with other: Self, by share: Float) -> Self {
    Self(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, opacity: opacity)
  }
}
