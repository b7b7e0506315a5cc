package import LaminaDisplay
package import LaminaLayout

/// Memory of views that only say how a control looks: nothing knows the name of the one node they make.
@MainActor
package protocol ControlShell: AnyObject {}

extension Element {
  /// The node of a control around what it shows; it takes the place of that of a `ControlShell`.
  ///
  /// - Parameters:
  ///   - layout: arranges what it shows, where that is not one node.
  ///   - change: says what the control is.
  /// - Returns: the node, with the name of this element.
  package func controlNode(
    arranging layout: AnyLayout, _ change: (inout NodeTraits) -> Void
  ) -> Node {
    let contents = childOutputs
    guard contents.count == 1, let content = contents.first else {
      let values = contents.first?.traits.layoutValues ?? LayoutValues()
      return node(layout, contents, values: values, traits: change)
    }
    guard children[0].transition == nil, children[0].memory(as: (any ControlShell).self) != nil
    else { return content.wrapped(id: id, change) }
    var traits = content.traits
    change(&traits)
    return Node(id: id, rule: content.rule, children: content.children, traits: traits)
  }
}
