import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

extension Replicator {
  /// The copies that a layer shows instead of the layers inside it, one layer each.
  ///
  /// ```swift
  /// let copies = replicator.instances(inside: layer.id, bounds: layer.bounds, at: time) { time in
  ///   model.sublayers.map { $0.presentation(at: time) }
  /// }
  /// ```
  ///
  /// Names are made of those of the layer, the copy and the layers inside: the same in each frame, and
  /// different in each copy. Only the first copy, whose layers keep their names, accepts hits.
  ///
  /// - Parameters:
  ///   - id: the layer that shows them.
  ///   - bounds: of that layer.
  ///   - time: for the first copy; the others lag behind.
  ///   - sublayers: the layers inside as they are at a time; asked once for each delay.
  /// - Returns: the copies in painting order, the first at the bottom.
  /// - Complexity: O(copies · layers), without recursion.
  public func instances(
    inside id: Layer.ID, bounds: CGRect, at time: TimeInterval,
    sublayers: (TimeInterval) -> [Layer]
  ) -> [Layer] {
    guard instanceCount > 0 else { return [] }
    let step = instanceTransform.matrix
    var transform = CATransform3D.identity
    var inside = sublayers(time)
    return (0..<min(instanceCount, Self.mostInstances)).map { instance in
      if instance > 0 {
        transform = transform.concatenating(step)
        if instanceDelay != 0 { inside = sublayers(time - instanceDelay * Double(instance)) }
      }
      let name = id.copy(instance + 1)
      let children = instance == 0 ? inside : inside.map { $0.renamed(by: name) }
      return copy(
        instance, name, bounds: bounds, transform: LayerTransform(transform), children: children)
    }
  }

  private func copy(
    _ instance: Int, _ name: Layer.ID, bounds: CGRect, transform: LayerTransform,
    children: [Layer]
  ) -> Layer {
    let color = color(ofInstance: instance)
    var appearance = Appearance(opacity: CGFloat(color.opacity))
    let isPlain = color.red == 1 && color.green == 1 && color.blue == 1
    if !isPlain {
      let factor = Color.Resolved(red: color.red, green: color.green, blue: color.blue)
      appearance.filters = [.colorMultiply(Color(factor))]
    }
    return Layer(
      id: name,
      geometry: LayerGeometry(
        untransformedFrame: bounds, boundsOrigin: bounds.origin, transform: transform),
      appearance: appearance, children: children)
  }
}

extension Layer {
  /// The tree under other names, which accepts no hits; found again by the same name.
  fileprivate func renamed(by name: ID) -> Layer {
    foldBottomUp(
      self, reuse: { _ in nil },
      children: { layer in layer.children + (layer.mask.map { [$0] } ?? []) },
      combine: { layer, copies in
        Layer(
          id: name.copy(layer.id.rawValue), geometry: layer.geometry,
          appearance: layer.appearance, contents: layer.contents,
          contentsGravity: layer.contentsGravity, mask: layer.mask == nil ? nil : copies.last,
          children: Array(copies.prefix(layer.children.count)),
          displaysTogether: layer.displaysTogether, displayPolicy: layer.displayPolicy)
      })
  }
}

extension Layer.ID {
  /// A name made of two.
  fileprivate func copy(_ other: some BinaryInteger) -> Layer.ID {
    var z = rawValue &* 0x9E37_79B9_7F4A_7C15 ^ (UInt64(truncatingIfNeeded: other) &+ 0x632B_E59B)
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Layer.ID(z ^ (z >> 31))
  }
}
