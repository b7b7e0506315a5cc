public import LaminaGeometry
import LaminaLayers

/// Points and rectangles from one layer's coordinates to another's.
///
/// A layer's coordinates are those of its bounds, in which the layers inside are positioned. What
/// counts is how layers are set, not how they are seen while they move.
extension ModelLayer {
  /// A point of another layer in the coordinates of this one; nil where there is no way.
  ///
  /// There is none between trees with different outermost layers, nor through a flat transform.
  public func convert(_ point: CGPoint, from other: ModelLayer) -> CGPoint? {
    transform(from: other).map { point.applying($0) }
  }

  /// A point of this layer in the coordinates of another.
  public func convert(_ point: CGPoint, to other: ModelLayer) -> CGPoint? {
    other.convert(point, from: self)
  }

  /// The upright rectangle around one of another layer in the coordinates of this one.
  public func convert(_ rect: CGRect, from other: ModelLayer) -> CGRect? {
    transform(from: other).map { rect.applying($0) }
  }

  /// The upright rectangle around one of this layer in the coordinates of another.
  public func convert(_ rect: CGRect, to other: ModelLayer) -> CGRect? {
    other.convert(rect, from: self)
  }

  /// Maps its own coordinates to those of the enclosing layer, as they are seen there.
  var toHolder: ProjectionTransform {
    let values = state.values
    let around = holder?.state.values
    var matrix = CATransform3D(translationX: -values.bounds.minX, y: -values.bounds.minY)
      .concatenating(values.geometry.aboutAnchor(values.transform.matrix))
    if let around, !around.sublayerTransform.isIdentity {
      let eye = around.anchorPoint.point(in: around.bounds)
      matrix =
        matrix
        .concatenating(CATransform3D(translationX: -eye.x, y: -eye.y, z: values.zPosition))
        .concatenating(around.sublayerTransform.matrix)
        .concatenating(CATransform3D(translationX: eye.x, y: eye.y))
    }
    return ProjectionTransform(matrix)
  }

  private func transform(from other: ModelLayer) -> ProjectionTransform? {
    if other === self { return .identity }
    guard chain.first === other.chain.first else { return nil }
    return toRoot.inverse.map { other.toRoot.concatenating($0) }
  }

  /// Maps its own coordinates to those of the outermost layer.
  private var toRoot: ProjectionTransform {
    chain.dropFirst().reduce(.identity) { $1.toHolder.concatenating($0) }
  }
}
