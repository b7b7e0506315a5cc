public import LaminaGeometry

extension Animation {
  /// The same, begun later by `delay` seconds; a negative delay begins in the middle.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.isFinite ? delay : 0))
  }

  /// The same, `speed` times as fast; 0 stands still.
  public func speed(_ speed: Double) -> Animation {
    Animation(PacedAnimation(base: self, speed: speed.isFinite ? max(0, speed) : 1))
  }

  /// The same, `count` times; every second time backwards if it autoreverses.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(0, count), autoreverses: autoreverses))
  }

  /// The same, which counts as over after `duration` seconds, though it moves on.
  ///
  /// ```swift
  /// withAnimation(.linear(duration: 5).logicallyComplete(after: 1)) {
  ///   isOpen = true
  /// } completion: {
  ///   focus = .name              // after a second
  /// }
  /// ```
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletedAnimation(base: self, end: duration.isFinite ? max(0, duration) : 0))
  }

  /// The same again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}

/// An animation that waits.
private struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval? {
    base.length(of: value, context: context).map { max(0, $0 + delay) }
  }

  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? {
    base.logicalLength(of: value, context: context).map { max(0, $0 + delay) }
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation that counts as over at a time of its own.
private struct CompletedAnimation: TimedAnimation {
  let base: Animation
  let end: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let way = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= end
    return way
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval? {
    base.length(of: value, context: context)
  }

  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? { end }
}

/// An animation at another pace.
private struct PacedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * speed, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0,
      base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    else { return false }
    // The velocity is of real time; what is inside goes by its own.
    context.initialVelocity.scale(by: 1 / speed)
    return true
  }

  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval? {
    guard speed > 0 else { return .infinity }
    return base.length(of: value, context: context).map { $0 / speed }
  }

  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? {
    guard speed > 0 else { return .infinity }
    return base.logicalLength(of: value, context: context).map { $0 / speed }
  }
}

/// An animation that begins again when it is over.
private struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// How often; nil without end.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let place = localTime(value, time, context: context) else { return nil }
    let way = base.animate(value: value, time: place.time, context: &context) ?? value
    return way
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard let place = localTime(value, time, context: context) else { return nil }
    let velocity = base.velocity(value: value, time: place.time, context: context) ?? .zero
    return place.isReversed ? velocity.scaled(by: -1) : velocity
  }

  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval? {
    guard let length = base.length(of: value, context: context) else { return nil }
    if count == 0 || length == 0 { return 0 }
    return count.map { Double($0) * length } ?? .infinity
  }

  /// The last turn counts as over as one alone would.
  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? {
    guard let count else { return .infinity }
    guard let length = base.length(of: value, context: context), count > 0, length > 0,
      let last = base.logicalLength(of: value, context: context)
    else { return self.length(of: value, context: context) }
    return Double(count - 1) * length + last
  }

  /// The instant in the turn under way; nil when all turns are over.
  private func localTime<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, context: AnimationContext<V>
  ) -> (time: TimeInterval, isReversed: Bool)? {
    guard let length = base.duration(of: value, context: context) else { return (time, false) }
    guard length > 0 else { return nil }
    let turn = max(0, (time / length).rounded(.down))
    if let count, turn >= Double(count) { return nil }
    let inside = time - turn * length
    let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return (isReversed ? length - inside : inside, isReversed)
  }
}
