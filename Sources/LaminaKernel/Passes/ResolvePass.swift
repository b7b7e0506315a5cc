import LaminaDisplay

/// From elements to nodes.
extension ViewGraph {
  /// Makes the nodes; who reads what those inside tell is evaluated before there is a layout.
  func resolve() {
    for _ in 0..<Self.settleLimit {
      resolveOnce()
      guard updates.isDirty else { return }
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
}
