package import LaminaLayers

extension Layer {
  /// The tree with other layers inside of some, asked for by their names.
  ///
  /// New are only those and the layers above them; it is the same object when nothing differs.
  /// - Complexity: O(layers).
  package func grafting(_ inside: (ID) -> [Layer]?) -> Layer {
    foldBottomUp(
      self, reuse: { _ in nil }, children: \.children,
      combine: { layer, children in
        let children = inside(layer.id) ?? children
        let isSame =
          layer.children.count == children.count && zip(layer.children, children).allSatisfy(===)
        return isSame ? layer : layer.replacing(children: children)
      })
  }
}
