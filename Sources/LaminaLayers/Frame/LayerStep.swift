import LaminaGeometry

/// The way from a layer's own pixels to its parent's.
struct LayerStep {
  /// Means nothing where there is a projection.
  var affine: CGAffineTransform
  /// Only with perspective.
  var projection: ProjectionTransform?
}

extension Layer {
  /// Maps the layer's own pixels to those of `parent`, whose children are scrolled by `scroll`
  /// pixels.
  func step(in parent: Layer?, scroll: PixelPoint, scale: CGFloat) -> LayerStep {
    if geometry.transform.isIdentity, parent?.geometry.sublayerTransform.isIdentity ?? true {
      let (x, y) = (geometry.origin.x * scale, geometry.origin.y * scale)
      return LayerStep(
        affine: CGAffineTransform(
          translationX: (x - CGFloat(scroll.x)).nearGrid, y: (y - CGFloat(scroll.y)).nearGrid))
    }
    let shift = CGPoint(x: CGFloat(scroll.x) / scale, y: CGFloat(scroll.y) / scale)
    return LayerStep(geometry.projection(in: parent?.geometry, scrolled: shift), scale: scale)
  }
}

extension LayerStep {
  /// A map of points as one of pixels.
  fileprivate init(_ points: ProjectionTransform, scale: CGFloat) {
    var pixels = points
    (pixels.m13, pixels.m23) = (points.m13 / scale, points.m23 / scale)
    (pixels.m31, pixels.m32) = (points.m31 * scale, points.m32 * scale)
    guard abs(pixels.m13) < 1e-12, abs(pixels.m23) < 1e-12, pixels.m33 > 0 else {
      self.init(affine: .identity, projection: pixels)
      return
    }
    let w = pixels.m33
    self.init(
      affine: CGAffineTransform(
        a: pixels.m11 / w, b: pixels.m12 / w, c: pixels.m21 / w, d: pixels.m22 / w,
        tx: (pixels.m31 / w).nearGrid, ty: (pixels.m32 / w).nearGrid))
  }
}
