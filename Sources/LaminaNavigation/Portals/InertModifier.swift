import LaminaDisplay

/// Keeps what a person does from a view that stays in sight.
private struct InertModifier: NodeModifier, Equatable {
  let isInert: Bool

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { if isInert { $0.interaction = .inert } }
  }
}

extension View {
  /// Keeps pointers, keys, the focus and meanings from the view, which looks as before.
  func inert(_ isInert: Bool) -> some View { nodes(InertModifier(isInert: isInert)) }
}
