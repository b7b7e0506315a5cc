import LaminaAnimation
import LaminaGeometry

/// What is over for a layer itself still moves its copies that lag behind.
extension ModelLayer {
  /// How long the last copy that an enclosing layer makes lags behind.
  private var lag: TimeInterval {
    chain.dropLast().reduce(0) { $0 + ($1.state.values.replicator?.longestLag ?? 0) }
  }

  /// Which animations are over at a time of the layer, also for the last copy.
  func isGone(at now: TimeInterval) -> (RunningAnimation) -> Bool {
    let lag = lag
    return { running in
      running.phase == .over && running.animation.isRemovedOnCompletion
        && (lag == 0 || running.timing.moment(at: now - lag).phase == .after)
    }
  }

  /// Whether copies still move by what is over at a time of the layer.
  func movesCopies(at now: TimeInterval) -> Bool {
    let lag = lag
    guard lag > 0 else { return false }
    return state.running.contains { running in
      running.phase == .over && running.timing.moment(at: now - lag).phase != .after
    }
  }
}
