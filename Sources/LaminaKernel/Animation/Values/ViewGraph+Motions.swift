import LaminaGeometry

/// Views whose own data moves: they are evaluated for each frame, and start no animations by that.
extension ViewGraph {
  /// Evaluates `element` for each frame from the next one on, while its data moves.
  func startMotion(of element: Element) {
    if !moving.contains(where: { $0 === element }) { moving.append(element) }
    requestFrame()
  }

  /// Commits the views whose data is somewhere else at the time of this frame.
  func commitMotions(size: CGSize, scale: CGFloat) {
    guard !moving.isEmpty else { return }
    let due = moving.filter { $0.isMounted && $0.needsMotion(at: frameTime) }
    if !due.isEmpty {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      for element in due { element.isDirty = true }
      commit(PendingUpdates.Group(transaction: transaction, elements: due), size, scale)
    }
    moving.removeAll { !$0.isMounted || !$0.settleMotion(at: frameTime) }
  }

  /// Whether views are to be evaluated as their data is on its way.
  var hasMotions: Bool { moving.contains { $0.isMounted } }
}
