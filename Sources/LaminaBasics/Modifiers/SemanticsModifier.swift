package import LaminaDisplay

/// Says what a view means; what it does not say stays as the view says it itself.
///
/// Of nested modifiers the outermost that sets something wins.
package struct SemanticsModifier: NodeModifier, Equatable {
  package let semantics: Semantics

  package init(semantics: Semantics) { self.semantics = semantics }

  package func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing { traits in
      traits.semantics = traits.semantics.map { semantics.merged(over: $0) } ?? semantics
    }
  }
}

extension View {
  /// Adds to what the view means.
  package func semantics(_ set: (inout Semantics) -> Void) -> some View {
    var semantics = Semantics()
    set(&semantics)
    return nodes(SemanticsModifier(semantics: semantics))
  }
}
