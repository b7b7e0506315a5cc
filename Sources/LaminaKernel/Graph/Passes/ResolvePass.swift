import LaminaDisplay

/// From elements to nodes.
extension ViewGraph {
  /// Makes the nodes; who reads what those inside tell is evaluated before there is a layout.
  func resolve() {
    for _ in 0..<Self.settleLimit {
      resolveOnce()
      guard isDirty else { return }
      evaluate()
    }
    resolveOnce()
  }

  private func resolveOnce() {
    run(.resolve) {
      _ = root?.resolve()
    } items: {
      1
    }
  }

  func removed(_ element: Element, wrappers: Dictionary<Node.ID, Node.ID>.Values) {
    forget(element.id)
    removed(wrappers: wrappers)
  }

  func removed(wrappers: Dictionary<Node.ID, Node.ID>.Values) {
    for id in wrappers { forget(id) }
  }

  private func forget(_ id: Node.ID) {
    names.forget(id)
    for service in allServices { service.forget(id) }
  }
}
