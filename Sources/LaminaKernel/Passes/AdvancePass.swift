public import LaminaGeometry

/// What moves by itself, from frame to frame or at a time of its own.
extension ViewGraph {
  /// Moves services to `time` and has those elements evaluated that look different by then; how many.
  func advanceClock(to time: TimeInterval) -> Int {
    beginFrame(at: time)
    for service in allServices { service.advance(to: frameTime) }
    let due = timed.takeDue(by: time)
    for element in due { element.invalidate() }
    return due.count
  }

  /// Whether a frame will differ from the one before although nothing is changed.
  public var isMoving: Bool {
    layers.isMoving || timed.hasMotions || timed.isTicking
      || allServices.contains(where: \.isMoving)
  }

  /// When the next frame is due if no change asks for an earlier one; nil for never.
  public var nextTick: TimeInterval? {
    ([timed.nextTick] + allServices.map(\.nextTick)).compactMap { $0 }.min()
  }
}
