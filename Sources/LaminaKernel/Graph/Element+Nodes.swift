package import LaminaDisplay
package import LaminaLayout

extension Element {
  /// The element's own node over `children`; the one it has, when nothing about it changed.
  package func node(
    _ layout: AnyLayout, _ children: [Node], values: LayoutValues = LayoutValues(),
    traits change: (inout NodeTraits) -> Void = { _ in }
  ) -> Node {
    var traits = NodeTraits()
    traits.layoutValues = values
    change(&traits)
    return Node(id: id, rule: .container(layout), children: children, traits: traits)
  }
}
