public import LaminaGeometry

extension Animation {
  /// How long a change by `value` takes; nil when longer than `limit` seconds.
  ///
  /// ```swift
  /// Animation.linear(duration: 2).delay(1).duration(of: 1.0)      // 3
  /// ```
  public func duration<V: VectorArithmetic>(
    of value: V, limit: TimeInterval = 3_600
  ) -> TimeInterval? { duration(of: value, context: AnimationContext(), limit: limit) }

  /// How long a change by `value` takes that began with what `context` remembers.
  package func duration<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>, limit: TimeInterval = 3_600
  ) -> TimeInterval? {
    if let length = length(of: value, context: context) { return length <= limit ? length : nil }
    return searchedDuration(of: value, context, limit: limit)
  }

  /// Finds the end of an animation that cannot tell it, by asking.
  private func searchedDuration<V: VectorArithmetic>(
    of value: V, _ context: AnimationContext<V>, limit: TimeInterval
  ) -> TimeInterval? {
    func isOver(_ time: TimeInterval) -> Bool {
      var context = context
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

  /// How long it takes, when it knows without being asked at many times; may be endless.
  func length<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? { timed?.length(of: value, context: context) }
}

/// An animation that knows how long it takes.
protocol TimedAnimation: CustomAnimation {
  /// The seconds that a change by `value` takes, endless ones too; nil when it does not know.
  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval?
}
