import LaminaDisplay

/// From elements to nodes.
extension ViewGraph {
  /// Makes the nodes; views that read the preferences of those inside are evaluated before the
  /// layout.
  func resolve() {
    for _ in 0..<Self.settleLimit {
      resolveOnce()
      guard wantsNodesAgain() || updates.isDirty else { return }
      evaluate()
    }
    resolveOnce()
  }

  private func wantsNodesAgain() -> Bool {
    var isWanted = false
    for service in allServices where service.didResolve() { isWanted = true }
    return isWanted
  }

  private func resolveOnce() {
    run(.resolve) {
      _ = root?.resolve()
    } items: {
      1
    }
  }
}
