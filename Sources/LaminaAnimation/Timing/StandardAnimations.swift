import LaminaGeometry

/// A movement along a curve.
struct CurveAnimation: CustomAnimation {
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
    time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : nil
  }
}

/// A movement by a spring, over when what is left cannot be seen.
struct SpringAnimation: CustomAnimation {
  let spring: Spring

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < settled(value, context) else { return nil }
    return spring.value(target: value, initialVelocity: context.initialVelocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < settled(value, context) else { return nil }
    return spring.velocity(target: value, initialVelocity: context.initialVelocity, time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // It goes on with the velocity that there is, whatever gave it.
    if let velocity = previous.velocity(value: value, time: time, context: context) {
      context.initialVelocity = velocity
    }
    return true
  }

  /// A thousandth of the way, but never finer than a thousandth of a unit.
  private func settled<V: VectorArithmetic>(
    _ value: V, _ context: AnimationContext<V>
  ) -> TimeInterval {
    let way = value.magnitudeSquared.squareRoot()
    return spring.settlingDuration(
      target: value, initialVelocity: context.initialVelocity, epsilon: max(way, 1) * 0.001)
  }
}
