import LaminaDisplay

/// Has nodes count as all that their row shows, though marks of the row stand beside them.
private struct RowContent: NodeModifier, Equatable {
  func attach(to id: Node.ID, in element: Element) {
    element.graph.wideAreas.set(.content, for: id)
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id)
  }
}

extension View {
  /// Has menus of the secondary button, and drags, of the view reach over the whole row, whose marks stand beside it.
  package func standsForRow() -> some View { nodes(RowContent()) }
}
