package import LaminaGeometry

extension LayerGeometry {
  /// Maps the layer's own coordinates to those of the enclosing layer: through its transform, the
  /// scrolling of that layer and its `sublayerTransform`.
  ///
  /// - Parameters:
  ///   - parent: of the enclosing layer; nil for none.
  ///   - offset: how far the layers inside it are scrolled; nil: as it says.
  /// - Returns: the map; affine where nothing is seen in perspective.
  package func projection(
    in parent: LayerGeometry?, scrolled offset: CGPoint? = nil
  ) -> ProjectionTransform {
    let offset = offset ?? parent?.bounds.origin ?? .zero
    let isFlat = parent?.sublayerTransform.isIdentity ?? true
    if isFlat, transform.isIdentity {
      return ProjectionTransform(
        CGAffineTransform(translationX: origin.x - offset.x, y: origin.y - offset.y))
    }
    let move = CATransform3D(translationX: -offset.x, y: -offset.y, z: isFlat ? 0 : zPosition)
    var space = aboutAnchor(transform.matrix).concatenating(move)
    if let parent, !isFlat { space = space.concatenating(parent.spaceInside) }
    return ProjectionTransform(space)
  }

  /// What happens to the layers inside, in own coordinates: `sublayerTransform` about the anchor.
  private var spaceInside: CATransform3D {
    let (x, y) = (anchorPoint.x * bounds.width, anchorPoint.y * bounds.height)
    return CATransform3D(translationX: -x, y: -y).concatenating(sublayerTransform.matrix)
      .concatenating(CATransform3D(translationX: x, y: y))
  }
}
