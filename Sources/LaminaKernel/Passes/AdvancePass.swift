public import LaminaGeometry

/// What moves by itself, from frame to frame or at a time of its own.
extension ViewGraph {
  /// Moves services to `time` and has those elements evaluated that look different by then; how many.
  func advanceClock(to time: TimeInterval) -> Int {
    beginFrame(at: time)
    for clock in services.clocks { clock.advance(to: frameTime) }
    let due = timed.takeDue(by: time)
    for element in due { element.invalidate() }
    return due.count
  }

  /// Whether a frame will differ from the one before although nothing is changed.
  public var isMoving: Bool {
    layers.isMoving || timed.hasMotions || timed.isTicking
      || services.clocks.contains(where: \.isMoving)
  }

  /// When the next frame is due if no change asks for an earlier one; nil for never.
  public var nextTick: TimeInterval? {
    ([timed.nextTick] + services.clocks.map(\.nextTick)).compactMap { $0 }.min()
  }

  /// Takes the views whose own data is somewhere else at the time of this frame: they are evaluated, and start no
  /// animations by that; nil where there are none.
  func takeMotions() -> PendingUpdates.Group? {
    guard timed.hasMotions else { return nil }
    let due = timed.motions(at: frameTime)
    guard !due.isEmpty else { return nil }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    for element in due { element.isDirty = true }
    return PendingUpdates.Group(transaction: transaction, elements: due)
  }

  /// Forgets the motions of views' own data that are over.
  func settleMotions() { timed.settleMotions(at: frameTime) }
}
