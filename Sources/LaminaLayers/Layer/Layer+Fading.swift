public import LaminaGeometry

extension Layer {
  /// The tree with the opacities of some layers multiplied; the same object when nothing changes.
  ///
  /// ```swift
  /// let half = root.fading([photo.id: 0.5])
  /// ```
  /// - Complexity: O(layers), without drawing or layout.
  public func fading(_ opacities: [ID: CGFloat]) -> Layer {
    guard !opacities.isEmpty else { return self }
    return foldBottomUp(
      self, reuse: { _ in nil }, children: \.children,
      combine: { layer, children in
        let isSame = zip(layer.children, children).allSatisfy(===)
        let opacity = opacities[layer.id] ?? 1
        if isSame && opacity == 1 { return layer }
        var appearance = layer.appearance
        appearance.opacity *= opacity
        return layer.replacing(appearance: appearance, children: isSame ? nil : children)
      })
  }
}
