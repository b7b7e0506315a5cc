package import LaminaDisplay

/// Says what a view means; what it does not say stays as the view says it itself.
///
/// Of modifiers around each other the outermost that says something wins.
struct SemanticsModifier: NodeModifier, Equatable {
  let semantics: Semantics

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
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
