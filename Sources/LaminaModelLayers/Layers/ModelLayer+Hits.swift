public import LaminaGeometry
import LaminaLayers

/// What is under a point.
extension ModelLayer {
  /// Whether a point of its own coordinates lies in its bounds; in their corners too, when they cut.
  public func contains(_ point: CGPoint) -> Bool {
    guard let clip = state.values.appearance.cut(in: bounds.size) else {
      return bounds.contains(point)
    }
    let own = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    return clip.contains(own, in: bounds.size)
  }

  /// The topmost layer under a point, this one or one inside; nil when there is none.
  ///
  /// Hidden layers are not there, nor what a mask or `masksToBounds` cuts away, nor the back of a
  /// layer that has none.
  ///
  /// - Parameter point: in the coordinates of the enclosing layer.
  /// - Returns: the layer, found through all transforms.
  public func hitTest(_ point: CGPoint) -> ModelLayer? {
    var steps = [HitStep.enter(self, point)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer, let point): layer.enter(point, &steps)
      case .own(let layer, let point): if layer.bounds.contains(point) { return layer }
      }
    }
    return nil
  }

  private func enter(_ point: CGPoint, _ steps: inout [HitStep]) {
    guard !isHidden, !isSeenFromBehind, let inverse = toHolder.inverse else { return }
    let own = point.applying(inverse)
    if masksToBounds, !contains(own) { return }
    if let mask, mask.hitTest(own) == nil { return }
    steps.append(.own(self, own))
    let sorted = state.sublayers.enumerated().sorted { a, b in
      let (low, high) = (a.element.zPosition, b.element.zPosition)
      return low == high ? a.offset < b.offset : low < high
    }
    for (_, layer) in sorted { steps.append(.enter(layer, own)) }
  }

  private var isSeenFromBehind: Bool {
    guard !isDoubleSided else { return false }
    let map = toHolder
    return map.m11 * map.m22 < map.m12 * map.m21
  }
}

/// What is left to do when looking for what is under a point, the next last.
private enum HitStep {
  /// Looks into a layer at a point of the enclosing coordinates.
  case enter(ModelLayer, CGPoint)
  /// After the layers inside: the layer itself, at a point of its own.
  case own(ModelLayer, CGPoint)
}
