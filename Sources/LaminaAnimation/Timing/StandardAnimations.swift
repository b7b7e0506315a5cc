import LaminaGeometry

/// A movement along a curve.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  init(curve: UnitCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.slope(at: time / duration) / duration) : nil
  }

  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval? {
    duration
  }
}

/// A movement by a spring, over when what is left cannot be seen.
struct SpringTiming: TimedAnimation {
  let spring: Spring

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let settling = settling(value, context)
    context.settling = settling
    guard time < settling.time else { return nil }
    return spring.value(target: value, initialVelocity: context.initialVelocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < settling(value, context).time else { return nil }
    return spring.velocity(target: value, initialVelocity: context.initialVelocity, time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // It goes on with the velocity that there is, whatever gave it.
    context.initialVelocity = previous.slope(value: value, time: time, context: context)
    return true
  }

  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval? {
    settling(value, context).time
  }

  /// The spring's own duration: it may still swing a little.
  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? { min(spring.duration, settling(value, context).time) }

  /// When it is over: a thousandth of the way, but never finer than a thousandth of a unit.
  private func settling<V: VectorArithmetic>(
    _ value: V, _ context: AnimationContext<V>
  ) -> AnimationContext<V>.Settling {
    let way = value.magnitudeSquared
    let speed = context.initialVelocity.magnitudeSquared
    if let known = context.settling, known.way == way, known.speed == speed { return known }
    let time = spring.settlingDuration(
      target: value, initialVelocity: context.initialVelocity,
      epsilon: max(way.squareRoot(), 1) * 0.001)
    return AnimationContext<V>.Settling(way: way, speed: speed, time: time)
  }
}
