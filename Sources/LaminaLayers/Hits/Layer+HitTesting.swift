public import LaminaGeometry

extension Layer {
  /// The layers under `point`, from this one down to the topmost that accepts hits; empty when
  /// none does.
  ///
  /// `point` is in the coordinates of this layer's frame. Layers hidden, fully transparent, or cut
  /// away by a clip with its corners or by what a mask leaves out are not hit; a child outside its
  /// parent's frame is, where nothing cuts it.
  ///
  /// ```swift
  /// root.hitTest(CGPoint(x: 20, y: 20))     // [root, row, button]
  /// ```
  public func hitTest(_ point: CGPoint) -> [ID] {
    var search = HitSearch(self, at: point)
    return search.run()
  }

  /// `point` of the coordinates of the layer around, which has `parent`, in this layer's own; nil
  /// where its transform flattens it, the point lies beyond its horizon, or its back is not seen.
  func ownPoint(_ point: CGPoint, in parent: LayerGeometry?) -> CGPoint? {
    let map = geometry.projection(in: parent)
    if map.isAffine, map.affineTransform.isTranslation {
      return CGPoint(x: point.x - map.m31, y: point.y - map.m32)
    }
    guard let back = map.inverted() else { return nil }
    // One by the distance from the eye.
    let nearness = point.x * back.m13 + point.y * back.m23 + back.m33
    guard nearness > 0, appearance.isDoubleSided || !map.isFlipped(nearness) else { return nil }
    return point.applying(back)
  }
}

extension ProjectionTransform {
  /// Whether the plane is seen from behind, where its distance from the eye is one by `nearness`.
  fileprivate func isFlipped(_ nearness: CGFloat) -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    return determinant * nearness < 0
  }
}

/// Walks a tree from the topmost layer down, without recursion.
private struct HitSearch {
  /// What is left to do, the next last.
  private enum Step {
    /// Looks into a layer at a point of the coordinates of the layer around.
    case enter(Layer, CGPoint, in: LayerGeometry?, depth: Int)
    /// After the children: the layer itself, at a point of its own coordinates.
    case own(Layer, CGPoint, depth: Int)
  }

  private var steps: [Step]
  private var path: [Layer.ID] = []

  init(_ root: Layer, at point: CGPoint) { steps = [.enter(root, point, in: nil, depth: 0)] }

  mutating func run() -> [Layer.ID] {
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer, let point, let parent, let depth):
        enter(layer, point, in: parent, depth)
      case .own(let layer, let point, let depth):
        path.removeSubrange((depth + 1)...)
        if CGRect(origin: .zero, size: layer.bounds.size).contains(point) { return path }
      }
    }
    return []
  }

  private mutating func enter(
    _ layer: Layer, _ point: CGPoint, in parent: LayerGeometry?, _ depth: Int
  ) {
    guard layer.appearance.isVisible, let own = layer.ownPoint(point, in: parent),
      layer.appearance.cut(in: layer.bounds.size)?.contains(own, in: layer.bounds.size) ?? true,
      layer.mask.map({ $0.covers(own, in: layer.geometry) }) ?? true
    else { return }
    path.removeSubrange(depth...)
    path.append(layer.id)
    if layer.acceptsHits { steps.append(.own(layer, own, depth: depth)) }
    for child in layer.children {
      steps.append(.enter(child, own, in: layer.geometry, depth: depth + 1))
    }
  }
}
