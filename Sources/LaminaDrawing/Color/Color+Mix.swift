import LaminaGeometry

extension Gradient {
  /// How the colours between two colours are found.
  public enum ColorSpace: Hashable, Sendable {
    /// Component by component, as screens have them.
    case device
    /// As eyes see them: as bright half way as one expects.
    case perceptual
  }
}

extension Color {
  /// The colour on the way to another one: 0 is this one, 1 the other.
  ///
  /// ```swift
  /// Color.blue.mix(with: .white, by: 0.3)
  /// ```
  /// Roles and variants are mixed in each palette.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      MixedColor(
        first: self, second: rhs, share: fraction.isNaN ? 0 : min(max(fraction, 0), 1),
        space: colorSpace))
  }
}

/// Two colours and how far one is on the way from the first to the second.
struct MixedColor: Hashable, Sendable {
  let first: Color
  let second: Color
  let share: Double
  let space: Gradient.ColorSpace

  func resolve(in palette: ColorPalette) -> Color.Resolved {
    let (a, b) = (first.resolve(in: palette), second.resolve(in: palette))
    switch space {
    case .perceptual:
      return Color.Resolved(perceptual: a.perceptual * (1 - share) + b.perceptual * share)
    case .device: return a.mixed(with: b, by: Float(share))
    }
  }
}

extension Color.Resolved {
  /// The colour on the way to another one, component by component, premultiplied.
  fileprivate func mixed(with other: Color.Resolved, by share: Float) -> Color.Resolved {
    let alpha = opacity * (1 - share) + other.opacity * share
    guard alpha > 0 else { return .clear }
    func part(_ a: Float, _ b: Float) -> Float {
      (a * opacity * (1 - share) + b * other.opacity * share) / alpha
    }
    return Color.Resolved(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      opacity: alpha)
  }
}
