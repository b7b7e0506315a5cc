public import LaminaGeometry

extension Layer {
  /// The layers under `point`, from this one down to the topmost that accepts hits; empty when
  /// none does.
  ///
  /// `point` is in the coordinates of this layer's frame. Layers hidden, fully transparent or cut
  /// away by a clip are not hit; a child outside its parent's frame is, where no clip cuts it.
  ///
  /// ```swift
  /// root.hitTest(CGPoint(x: 20, y: 20))     // [root, row, button]
  /// ```
  public func hitTest(_ point: CGPoint) -> [ID] {
    var search = HitSearch(self, at: point)
    return search.run()
  }

  /// `point` of the parent's coordinates in this layer's own; nil when its transform flattens it.
  fileprivate func ownPoint(_ point: CGPoint) -> CGPoint? {
    let transform = transformToParent
    if transform.isTranslation {
      return CGPoint(x: point.x - transform.tx, y: point.y - transform.ty)
    }
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
    return point.applying(transform.inverted())
  }
}

/// Walks a tree from the topmost layer down, without recursion.
private struct HitSearch {
  /// What is left to do, the next last.
  private enum Step {
    /// Looks into a layer at a point of its parent's coordinates.
    case enter(Layer, CGPoint, depth: Int)
    /// After the children: the layer itself, at a point of its own coordinates.
    case own(Layer, CGPoint, depth: Int)
  }

  private var steps: [Step]
  private var path: [Layer.ID] = []

  init(_ root: Layer, at point: CGPoint) { steps = [.enter(root, point, depth: 0)] }

  mutating func run() -> [Layer.ID] {
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer, let point, let depth): enter(layer, point, depth)
      case .own(let layer, let point, let depth):
        path.removeSubrange((depth + 1)...)
        if CGRect(origin: .zero, size: layer.bounds.size).contains(point) { return path }
      }
    }
    return []
  }

  private mutating func enter(_ layer: Layer, _ point: CGPoint, _ depth: Int) {
    guard layer.appearance.isVisible, let own = layer.ownPoint(point),
      layer.appearance.clip?.contains(own, in: layer.bounds.size) ?? true
    else { return }
    path.removeSubrange(depth...)
    path.append(layer.id)
    if layer.acceptsHits { steps.append(.own(layer, own, depth: depth)) }
    let inner = CGPoint(x: own.x + layer.boundsOrigin.x, y: own.y + layer.boundsOrigin.y)
    for child in layer.children { steps.append(.enter(child, inner, depth: depth + 1)) }
  }
}
