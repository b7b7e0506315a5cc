package import LaminaGeometry

extension Layer {
  /// The parts of the frames of many layers that hiding and the clips above leave, each as
  /// `visibleFrame(of:)` says, but for layers that are transparent themselves: they have a place, too.
  ///
  /// Those of which nothing is left, or that are not in the tree, are not in the result.
  /// - Complexity: O(layers) once for all of them, and less where all are found earlier
  package func places(of ids: Set<ID>) -> [ID: CGRect] {
    var places: [ID: CGRect] = [:]
    var missing = ids
    let marks = ids.marks
    var path: [Layer] = []
    var pending = [(layer: self, depth: 0)]
    while !missing.isEmpty, let (layer, depth) = pending.popLast() {
      path.removeSubrange(depth...)
      path.append(layer)
      if missing.remove(layer.id) != nil { places[layer.id] = Layer.place(along: path) }
      for child in layer.children.reversed() where child.layerMarks & marks != 0 {
        pending.append((child, depth + 1))
      }
    }
    return places
  }

  /// The layers with `ids` of which a part lies in sight in this layer's frame; a layer that is transparent itself
  /// does, as it may come back.
  package func shown(of ids: Set<ID>) -> Set<ID> {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    return Set(places(of: ids).lazy.filter { $0.value.intersects(bounds) }.map(\.key))
  }

  /// Which of the layers with `ids` are in the tree.
  /// - Complexity: O(layers) once for all of them, and less where all are found earlier
  package func contained(of ids: Set<ID>) -> Set<ID> {
    var missing = ids
    let marks = ids.marks
    var pending = [self]
    while !missing.isEmpty, let layer = pending.popLast() {
      missing.remove(layer.id)
      pending += layer.children.reversed().filter { $0.layerMarks & marks != 0 }
    }
    return ids.subtracting(missing)
  }

  /// The visible part of the last layer of a path, in the coordinates of the first one's frame.
  static func visibleFrame(along path: [Layer]) -> CGRect? {
    path.last?.appearance.isVisible == true ? place(along: path) : nil
  }

  /// The part of the last layer of a path that would be visible if that layer were opaque, in the coordinates of the
  /// first one's frame.
  private static func place(along path: [Layer]) -> CGRect? {
    guard let first = path.first, let last = path.last, !last.appearance.isHidden,
      path.dropLast().allSatisfy(\.appearance.isVisible)
    else { return nil }
    var rect = CGRect(origin: .zero, size: last.bounds.size)
    for (parent, layer) in zip(path.dropLast(), path.dropFirst()).reversed() {
      rect = rect.applying(layer.geometry.projection(in: parent.geometry))
      if let clip = parent.appearance.clip {
        rect = rect.intersection(clip.boundingRect(in: parent.bounds.size))
      }
    }
    rect = rect.applying(first.geometry.projection(in: nil))
    return rect.isNull || rect.isEmpty ? nil : rect
  }
}
