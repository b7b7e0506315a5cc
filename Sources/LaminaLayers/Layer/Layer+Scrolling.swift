public import LaminaGeometry

extension Layer {
  /// The tree with some layers scrolled to other offsets: new are only those and the layers above
  /// them; the same object when nothing changes.
  ///
  /// ```swift
  /// let next = root.scrolled([list.id: CGPoint(x: 0, y: 120)])
  /// ```
  /// - Complexity: O(layers), without drawing or layout.
  public func scrolled(_ offsets: [ID: CGPoint]) -> Layer {
    guard !offsets.isEmpty else { return self }
    return foldBottomUp(
      self, reuse: { _ in nil }, children: \.children,
      combine: { layer, children in
        let isSame = zip(layer.children, children).allSatisfy(===)
        let offset = offsets[layer.id] ?? layer.boundsOrigin
        if isSame && offset == layer.boundsOrigin { return layer }
        return layer.replacing(boundsOrigin: offset, children: isSame ? nil : children)
      })
  }
}
