import LaminaDrawing
package import LaminaGeometry

extension Layer {
  /// Maps the layer's own coordinates to its parent's, the parent's scrolling left aside.
  package var transformToParent: CGAffineTransform {
    appearance.transform(in: frame.size)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// What a layer of these parts may touch, in its own coordinates.
  static func ink(
    size: CGSize, boundsOrigin: CGPoint, appearance: Appearance, contents: Contents,
    children: [Layer]
  ) -> CGRect {
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
