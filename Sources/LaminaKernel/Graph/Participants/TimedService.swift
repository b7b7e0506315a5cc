package import LaminaGeometry

/// A service in which something moves, or is due, by the clock.
@MainActor
package protocol TimedService: GraphService {
  /// Moves on to the time at which the next frame is seen.
  func advance(to time: TimeInterval)
  /// Whether another frame will differ without a change of what views read.
  var isMoving: Bool { get }
  /// When the next frame is due if no change asks for an earlier one; nil for never.
  var nextTick: TimeInterval? { get }
}

extension TimedService {
  package func advance(to time: TimeInterval) {}
  package var isMoving: Bool { false }
  package var nextTick: TimeInterval? { nil }
}
