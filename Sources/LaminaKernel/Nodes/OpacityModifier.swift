package import LaminaDisplay
package import LaminaGeometry

/// A wrapper that shows everything inside it, as one picture, a part as strong.
package struct OpacityModifier: NodeModifier, Equatable {
  /// From 0 to 1.
  package let opacity: CGFloat

  package init(opacity: CGFloat) { self.opacity = opacity }

  package func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      // What may fade must have a layer also while it does not.
      $0.hasOwnLayer = true
      $0.appearance.opacity = opacity
    }
  }
}
