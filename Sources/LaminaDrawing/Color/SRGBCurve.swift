import LaminaGeometry

/// The curve of sRGB: how the components of screens and files go with the light that they stand for.
package enum SRGBCurve {
  /// The light of a component, both from 0 to 1.
  package static func light(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component of light, both from 0 to 1.
  package static func component(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
