public import LaminaAnimation
public import LaminaDrawing
import LaminaGeometry

/// Colours move in OKLab: half way from red to blue lies the purple that looks half way.
extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  /// Lightness, green to red and blue to yellow, each times the opacity; and the opacity.
  public var animatableData: AnimatableData {
    get {
      let part = perceptual
      return AnimatablePair(AnimatablePair(part.x, part.y), AnimatablePair(part.z, part.w))
    }
    set {
      self = Color.Resolved(
        perceptual: SIMD4(
          newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second
        ))
    }
  }
}
