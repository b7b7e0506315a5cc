import LaminaGeometry

/// Views whose own data moves: they are evaluated for each frame, and start no animations by that.
extension ViewGraph {
  /// Commits the views whose data is somewhere else at the time of this frame.
  func commitMotions(size: CGSize, scale: CGFloat) {
    guard timed.hasMotions else { return timed.settleMotions(at: frameTime) }
    let due = timed.motions(at: frameTime)
    if !due.isEmpty {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      for element in due { element.isDirty = true }
      commit(PendingUpdates.Group(transaction: transaction, elements: due), size, scale: scale)
    }
    timed.settleMotions(at: frameTime)
  }
}
