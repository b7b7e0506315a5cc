import LaminaDrawing
package import LaminaGeometry

extension Layer {
  /// Maps the layer's own coordinates to its parent's, the parent's scrolling left aside; without
  /// perspective.
  package var transformToParent: CGAffineTransform {
    if geometry.transform.isIdentity {
      return CGAffineTransform(translationX: geometry.origin.x, y: geometry.origin.y)
    }
    return geometry.aboutAnchor(geometry.transform.matrix).affineTransform
  }

  /// What a layer of these parts may touch, in its own coordinates.
  static func ink(
    _ geometry: LayerGeometry, appearance: Appearance, contents: Contents, mask: Layer?,
    children: [Layer]
  ) -> CGRect {
    let (size, boundsOrigin) = (geometry.bounds.size, geometry.bounds.origin)
    var inner = contents.list?.inkBounds ?? .null
    for child in children where child.appearance.isVisible && !child.inkBounds.isNull {
      let placed = child.inkBounds.applying(child.transformToParent)
        .offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
      inner = inner.union(placed)
    }
    if let clip = appearance.clip {
      inner = inner.intersection(clip.boundingRect(in: size))
    }
    guard let shadow = appearance.shadow else { return inner }
    return inner.union(shadow.inkBounds(in: size, clip: appearance.clip))
  }
}
