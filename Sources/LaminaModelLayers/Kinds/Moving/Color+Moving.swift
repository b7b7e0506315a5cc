import LaminaDrawing

/// The numbers of a colour that moves: premultiplied sRGB and opacity, then sRGB as it is.
///
/// Colours blend premultiplied, so that one that fades keeps its hue. The last three are for clear
/// colours, which have a hue in gradients, and none premultiplied.
extension Color.Resolved {
  static let movingCount = 7

  var movingValues: [Double] {
    let (r, g, b, a) = (Double(red), Double(green), Double(blue), Double(opacity))
    return [r * a, g * a, b * a, a, r, g, b]
  }

  /// Reads seven numbers, held to what a colour can be.
  init(movingValues values: ArraySlice<Double>) {
    let v = Array(values)
    func channel(_ value: Double) -> Float { value.isFinite ? Float(min(max(value, 0), 1)) : 0 }
    let alpha = v[3]
    let isStrong = alpha > 1e-4
    self.init(
      red: channel(isStrong ? v[0] / alpha : v[4]), green: channel(isStrong ? v[1] / alpha : v[5]),
      blue: channel(isStrong ? v[2] / alpha : v[6]), opacity: channel(alpha))
  }
}
