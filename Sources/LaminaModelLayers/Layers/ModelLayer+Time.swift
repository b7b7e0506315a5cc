import LaminaAnimation
public import LaminaGeometry

/// A layer's time, in which its animations and the layers inside live.
extension ModelLayer {
  /// Its time when it is `time` on the stage.
  public func localTime(at time: TimeInterval) -> TimeInterval {
    chain.reduce(time) { $1.state.timing.localTime(at: $0) }
  }

  /// A time of another layer in its own time; nil where that stands still.
  public func convertTime(_ time: TimeInterval, from other: ModelLayer) -> TimeInterval? {
    var stageTime: TimeInterval? = time
    for layer in other.chain.reversed() {
      stageTime = stageTime.flatMap { layer.state.timing.parentTime(at: $0) }
    }
    return stageTime.map { localTime(at: $0) }
  }

  /// Stops its time, and with it everything that moves in it.
  public func pause() {
    guard timing.speed != 0, let now = parentNow else { return }
    timing.timeOffset = timing.localTime(at: now)
    timing.speed = 0
  }

  /// Lets its time go on from where it was stopped, `speed` times as fast.
  public func resume(speed: Double = 1) {
    guard timing.speed == 0, let now = parentNow else { return }
    var next = timing
    // From here on: another speed set later in the same turn goes on from the same place.
    next.speed = speed
    next.beginTime = now
    timing = next
  }

  /// The time of the enclosing layer now.
  private var parentNow: TimeInterval? {
    guard let stage else { return nil }
    return holder?.localTime(at: stage.time) ?? stage.time
  }

  /// The layers from the outermost down to this one.
  var chain: [ModelLayer] {
    var chain: [ModelLayer] = []
    var next: ModelLayer? = self
    while let layer = next {
      chain.append(layer)
      next = layer.holder
    }
    return chain.reversed()
  }
}
