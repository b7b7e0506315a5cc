import LaminaGeometry

/// Colours are mixed in OKLab, as SwiftUI does: half way between red and blue lies the purple that
/// looks half way, (140, 83, 162), and half way between black and white the grey 99.
///
/// The three numbers are weighted by the opacity, so that what appears from nothing has its own
/// colour on the whole way.
extension Color.Resolved {
  /// L, a and b of OKLab, times the opacity, and the opacity.
  package var perceptual: SIMD4<Double> {
    guard opacity > 0 else { return SIMD4(0, 0, 0, 0) }
    let look = Oklab(
      red: SRGBCurve.light(Double(red)), green: SRGBCurve.light(Double(green)),
      blue: SRGBCurve.light(Double(blue)))
    let alpha = Double(opacity)
    return SIMD4(alpha * look.lightness, alpha * look.a, alpha * look.b, alpha)
  }

  /// The colour of these numbers, or the nearest that a screen can show, channel by channel.
  package init(perceptual part: SIMD4<Double>) {
    guard part.w > 0 else {
      self = .clear
      return
    }
    let light = Oklab(lightness: part.x / part.w, a: part.y / part.w, b: part.z / part.w).light
    func shown(_ light: Double) -> Float { Float(min(max(SRGBCurve.component(light), 0), 1)) }
    self.init(
      red: shown(light.red), green: shown(light.green), blue: shown(light.blue),
      opacity: Float(min(part.w, 1)))
  }
}
