import LaminaDisplay

/// From elements to nodes.
extension ViewGraph {
  /// Makes the nodes of what was evaluated.
  func resolve() {
    run(.resolve) {
      _ = root?.resolve()
    } items: {
      1
    }
  }
}
