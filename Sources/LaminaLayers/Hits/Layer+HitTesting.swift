public import LaminaGeometry

extension Layer {
  /// The layers under `point`, from this one down to the topmost that is hit there; empty when none
  /// is.
  ///
  /// What is hit is what is painted, where it is shown: see ``HitArea``. Layers hidden, fully
  /// transparent, or cut away by a clip with its corners or by what a mask leaves out are not hit; a
  /// child outside its parent's frame is, where nothing cuts it. No picture is looked at.
  ///
  /// ```swift
  /// root.hitTest(CGPoint(x: 20, y: 20))     // [root, row, button]
  /// ```
  /// - Parameters:
  ///   - point: in the coordinates of this layer's frame.
  ///   - isHovering: whether nothing is held: then more may be hit.
  /// - Returns: from this layer inwards.
  public func hitTest(_ point: CGPoint, isHovering: Bool = false) -> [ID] {
    var search = HitSearch(self, at: point, isHovering: isHovering)
    return search.run()
  }

  /// `point` of the enclosing layer's coordinates, which has `parent`, in this layer's own;
  /// nil where its transform flattens it, the point lies beyond its horizon, or its back is not
  /// seen.
  func ownPoint(_ point: CGPoint, in parent: LayerGeometry?) -> CGPoint? {
    let map = geometry.projection(in: parent)
    if map.isAffine, map.affineTransform.isTranslation {
      return CGPoint(x: point.x - map.m31, y: point.y - map.m32)
    }
    guard let back = map.inverse else { return nil }
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

extension Layer {
  /// Whether the layer's shape, if it has one, leaves anything to hit at a point of its own
  /// coordinates.
  fileprivate func allowsHits(at point: CGPoint) -> Bool {
    if case .shape(let shape) = hitArea { shape.contains(point, in: bounds.size) } else { true }
  }

  /// Whether the layer itself is hit at a point of its own coordinates that it allows.
  fileprivate func isHit(at point: CGPoint, isHovering: Bool) -> Bool {
    switch hitArea {
    case .nowhere: false
    case .contents: contents.list?.covers(drawnPoint(point)) ?? false
    case .bounds: CGRect(origin: .zero, size: bounds.size).contains(point)
    case .shape: true
    case .hovering: isHovering && CGRect(origin: .zero, size: bounds.size).contains(point)
    }
  }

  /// A point of the layer's own coordinates in those of its drawing, while that lies stretched in it.
  private func drawnPoint(_ point: CGPoint) -> CGPoint {
    let size = bounds.size
    let drawn = contentsSize
    guard contentsGravity == .resize, size != drawn, size.width > 0, size.height > 0 else {
      return point
    }
    return CGPoint(x: point.x * drawn.width / size.width, y: point.y * drawn.height / size.height)
  }
}

/// Walks a tree from the topmost layer down, without recursion.
private struct HitSearch {
  /// What is left to do, the next last.
  private enum Step {
    /// Looks into a layer at a point of the coordinates of the enclosing layer.
    case enter(Layer, CGPoint, in: LayerGeometry?, depth: Int)
    /// After the children: the layer itself, at a point of its own coordinates.
    case own(Layer, CGPoint, depth: Int)
  }

  private var steps: [Step]
  private var path: [Layer.ID] = []
  private let isHovering: Bool

  init(_ root: Layer, at point: CGPoint, isHovering: Bool) {
    steps = []
    steps.reserveCapacity(32)
    path.reserveCapacity(16)
    steps.append(.enter(root, point, in: nil, depth: 0))
    self.isHovering = isHovering
  }

  mutating func run() -> [Layer.ID] {
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer, let point, let parent, let depth):
        enter(layer, point, in: parent, depth: depth)
      case .own(let layer, let point, let depth):
        path.removeSubrange((depth + 1)...)
        if layer.isHit(at: point, isHovering: isHovering) { return path }
      }
    }
    return []
  }

  private mutating func enter(
    _ layer: Layer, _ point: CGPoint, in parent: LayerGeometry?, depth: Int
  ) {
    guard layer.appearance.isVisible, let own = layer.ownPoint(point, in: parent),
      layer.appearance.cut(in: layer.bounds.size)?.contains(own, in: layer.bounds.size) ?? true,
      layer.mask.map({ $0.covers(own, in: layer.geometry) }) ?? true, layer.allowsHits(at: own)
    else { return }
    path.removeSubrange(depth...)
    path.append(layer.id)
    if layer.hitArea != .nowhere { steps.append(.own(layer, own, depth: depth)) }
    for child in layer.children {
      steps.append(.enter(child, own, in: layer.geometry, depth: depth + 1))
    }
  }
}
