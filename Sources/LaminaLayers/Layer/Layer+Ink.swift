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
    let size = geometry.bounds.size
    let parent = geometry
    var inner = contents.list?.inkBounds ?? .null
    for child in children where child.appearance.isVisible && !child.inkBounds.isNull {
      inner = inner.union(child.ink(in: parent))
    }
    if let clip = appearance.clip {
      inner = inner.intersection(clip.boundingRect(in: size))
    }
    if appearance.background != nil || appearance.border != nil
      || !appearance.backdropFilters.isEmpty
    {
      inner = inner.union(CGRect(origin: .zero, size: size))
    }
    if let shadow = appearance.shadow {
      inner = inner.union(shadow.inkBounds(in: size, appearance))
    }
    guard let mask else { return inner }
    return mask.appearance.isVisible ? inner.intersection(mask.ink(in: parent)) : .null
  }

  /// What it touches in the coordinates of an enclosing layer that has `parent`.
  private func ink(in parent: LayerGeometry) -> CGRect {
    let reach = appearance.filters.isEmpty ? 0 : -appearance.filters.reach
    let ink = reach == 0 || inkBounds.isNull ? inkBounds : inkBounds.insetBy(dx: reach, dy: reach)
    return ink.applying(geometry.projection(in: parent))
  }
}
