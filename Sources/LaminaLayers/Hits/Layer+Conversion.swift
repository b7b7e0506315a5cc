public import LaminaGeometry

extension Layer {
  /// The layers from this one down to that with `id`; empty when it is not in the tree.
  /// - Complexity: O(layers)
  public func path(to id: ID) -> [Layer] {
    var path: [Layer] = []
    var pending = [(layer: self, depth: 0)]
    while let (layer, depth) = pending.popLast() {
      path.removeSubrange(depth...)
      path.append(layer)
      if layer.id == id { return path }
      for child in layer.children.reversed() { pending.append((child, depth + 1)) }
    }
    return []
  }

  /// The frame of the layer with `id` in the coordinates of this layer's frame: scrolled, and the
  /// rectangle around it where it is turned; nil when it is not in the tree.
  public func frame(of id: ID) -> CGRect? {
    let path = path(to: id)
    guard let last = path.last else { return nil }
    return CGRect(origin: .zero, size: last.bounds.size).applying(Layer.transform(along: path))
  }

  /// The part of the frame that hiding and the clips above leave; nil when nothing of it is left.
  public func visibleFrame(of id: ID) -> CGRect? {
    let path = path(to: id)
    guard let last = path.last, path.allSatisfy(\.appearance.isVisible) else { return nil }
    var rect = CGRect(origin: .zero, size: last.bounds.size)
    for (parent, layer) in zip(path.dropLast(), path.dropFirst()).reversed() {
      rect = rect.applying(layer.transformToParent)
        .offsetBy(dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
      if let clip = parent.appearance.clip {
        rect = rect.intersection(clip.boundingRect(in: parent.bounds.size))
      }
    }
    rect = rect.applying(transformToParent)
    return rect.isNull || rect.isEmpty ? nil : rect
  }

  /// A point in the own coordinates of the layer with `id`, in the coordinates of this layer's
  /// frame.
  public func convert(_ point: CGPoint, from id: ID) -> CGPoint? {
    let path = path(to: id)
    return path.isEmpty ? nil : point.applying(Layer.transform(along: path))
  }

  /// A point in the coordinates of this layer's frame, in the own coordinates of the layer with
  /// `id`.
  public func convert(_ point: CGPoint, to id: ID) -> CGPoint? {
    let path = path(to: id)
    return path.isEmpty ? nil : point.applying(Layer.transform(along: path).inverted())
  }

  /// A rectangle in the own coordinates of the layer with `id`, in the coordinates of this layer's
  /// frame.
  public func convert(_ rect: CGRect, from id: ID) -> CGRect? {
    let path = path(to: id)
    return path.isEmpty ? nil : rect.applying(Layer.transform(along: path))
  }

  /// A rectangle in the coordinates of this layer's frame, in the own coordinates of the layer
  /// with `id`.
  public func convert(_ rect: CGRect, to id: ID) -> CGRect? {
    let path = path(to: id)
    return path.isEmpty ? nil : rect.applying(Layer.transform(along: path).inverted())
  }

  /// Maps the last layer's own coordinates to those of the first one's frame.
  private static func transform(along path: [Layer]) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var scroll = CGPoint.zero
    for layer in path {
      var step = layer.transformToParent
      (step.tx, step.ty) = (step.tx - scroll.x, step.ty - scroll.y)
      transform = step.concatenating(transform)
      scroll = layer.boundsOrigin
    }
    return transform
  }
}
