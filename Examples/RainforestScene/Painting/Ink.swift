/// A colour while a picture is painted: red, green, blue, each from 0 to 1 and beyond for light.
typealias Ink = SIMD3<Float>

extension Ink {
  /// From 0xRRGGBB.
  init(hex: UInt32) {
    self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255)
  }

  /// The colour a part of the way to another.
  func mixed(_ other: Ink, _ part: Float) -> Ink { self + (other - self) * part }
}

func clamped(_ value: Float, _ low: Float = 0, _ high: Float = 1) -> Float {
  min(max(value, low), high)
}

/// 0 below `low`, 1 above `high`, an S between.
func smoothStep(_ low: Float, _ high: Float, value: Float) -> Float {
  let t = clamped((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}
