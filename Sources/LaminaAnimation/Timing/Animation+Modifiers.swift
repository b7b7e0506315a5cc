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

  /// The same again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// How long a change by `value` takes, found by asking; nil when longer than `limit` seconds.
  public func duration<V: VectorArithmetic>(
    of value: V, limit: TimeInterval = 3_600
  ) -> TimeInterval? {
    func isOver(_ time: TimeInterval) -> Bool {
      var context = AnimationContext<V>()
      return animate(value: value, time: time, context: &context) == nil
    }
    if isOver(0) { return 0 }
    var (low, high) = (0.0, 0.25)
    while !isOver(high) {
      if high > limit { return nil }
      (low, high) = (high, high * 2)
    }
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// An animation that waits.
private struct DelayedAnimation: CustomAnimation {
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

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation at another pace.
private struct PacedAnimation: CustomAnimation {
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
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// An animation that begins again when it is over.
private struct RepeatedAnimation: CustomAnimation {
  let base: Animation
  /// How often; nil without end.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let place = place(value, time) else { return nil }
    let way = base.animate(value: value, time: place.time, context: &context) ?? value
    return way
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard let place = place(value, time) else { return nil }
    let velocity = base.velocity(value: value, time: place.time, context: context) ?? .zero
    return place.isReversed ? velocity.scaled(by: -1) : velocity
  }

  /// The instant in the turn under way; nil when all turns are over.
  private func place<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval
  ) -> (time: TimeInterval, isReversed: Bool)? {
    guard let length = base.duration(of: value), length > 0 else {
      return base.duration(of: value) == nil ? (time, false) : nil
    }
    let turn = max(0, (time / length).rounded(.down))
    if let count, turn >= Double(count) { return nil }
    let inside = time - turn * length
    let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return (isReversed ? length - inside : inside, isReversed)
  }
}
