public import LaminaGeometry

extension Layer {
  /// The layers from this one down to that with `id`; empty when it is not in the tree.
  /// - Complexity: O(layers on the way, and beside these); a few others are looked into
  public func path(to id: ID) -> [Layer] {
    var path: [Layer] = []
    var pending = [(layer: self, depth: 0)]
    while let (layer, depth) = pending.popLast() {
      path.removeSubrange(depth...)
      path.append(layer)
      if layer.id == id { return path }
      for child in layer.children.reversed() where child.layerMarks & id.mark != 0 {
        pending.append((child, depth + 1))
      }
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
  public func visibleFrame(of id: ID) -> CGRect? { Layer.visibleFrame(along: path(to: id)) }

  /// A point in the own coordinates of the layer with `id`, in the coordinates of this layer's
  /// frame.
  public func convert(_ point: CGPoint, from id: ID) -> CGPoint? {
    let path = path(to: id)
    return path.isEmpty ? nil : point.applying(Layer.transform(along: path))
  }

  /// A point in the coordinates of this layer's frame, in the own coordinates of the layer with
  /// `id`; nil also where that layer is seen from its edge.
  public func convert(_ point: CGPoint, to id: ID) -> CGPoint? {
    let path = path(to: id)
    guard !path.isEmpty, let back = Layer.transform(along: path).inverse else { return nil }
    return point.applying(back)
  }

  /// A rectangle in the own coordinates of the layer with `id`, in the coordinates of this layer's
  /// frame: the one around it where it is turned.
  public func convert(_ rect: CGRect, from id: ID) -> CGRect? {
    let path = path(to: id)
    return path.isEmpty ? nil : rect.applying(Layer.transform(along: path))
  }

  /// A rectangle in the coordinates of this layer's frame, in the own coordinates of the layer
  /// with `id`: the one around it where it is turned.
  public func convert(_ rect: CGRect, to id: ID) -> CGRect? {
    let path = path(to: id)
    guard !path.isEmpty, let back = Layer.transform(along: path).inverse else { return nil }
    return rect.applying(back)
  }

  /// A point in the own coordinates of one layer, in those of another.
  ///
  /// ```swift
  /// let place = screen.convert(.zero, from: thumbnail.id, to: photo.id, of: nextScreen)
  /// ```
  /// - Parameters:
  ///   - point: in the coordinates of the layer with `id`.
  ///   - id: a layer in this tree.
  ///   - other: a layer in this tree, or in `tree`.
  ///   - tree: another tree, whose root lies in the same coordinates; nil: this one.
  /// - Returns: nil where either layer is not there, or the other is seen from its edge.
  public func convert(
    _ point: CGPoint, from id: ID, to other: ID, of tree: Layer? = nil
  ) -> CGPoint? {
    convert(point, from: id).flatMap { (tree ?? self).convert($0, to: other) }
  }

  /// A rectangle in the own coordinates of one layer, in those of another.
  ///
  /// It is the one around where either layer is turned; `tree` is as for points.
  public func convert(
    _ rect: CGRect, from id: ID, to other: ID, of tree: Layer? = nil
  ) -> CGRect? {
    guard let path = Optional(path(to: id)), !path.isEmpty,
      let target = Optional((tree ?? self).path(to: other)), !target.isEmpty,
      let back = Layer.transform(along: target).inverse
    else { return nil }
    return rect.applying(Layer.transform(along: path).concatenating(back))
  }

  /// Maps the last layer's own coordinates to those of the first one's frame.
  private static func transform(along path: [Layer]) -> ProjectionTransform {
    var transform = ProjectionTransform()
    var parent: LayerGeometry?
    for layer in path {
      transform = layer.geometry.projection(in: parent).concatenating(transform)
      parent = layer.geometry
    }
    return transform
  }
}
