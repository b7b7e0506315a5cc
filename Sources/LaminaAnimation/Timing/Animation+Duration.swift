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

  /// Searches for the end of an animation that does not state it.
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

  /// After how many seconds a change by `value` counts as over, though it may still tremble a little;
  /// nil when that is not known before it is there, or not within `limit`.
  package func logicalDuration<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>, limit: TimeInterval = 3_600
  ) -> TimeInterval? {
    guard let length = logicalLength(of: value, context: context) else { return nil }
    return length <= limit ? length : nil
  }

  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? { timed?.logicalLength(of: value, context: context) }
}

/// An animation that knows how long it takes.
protocol TimedAnimation: CustomAnimation {
  /// After how many seconds a change by `value` counts as over; nil when it does not know.
  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval?
  /// The seconds that a change by `value` takes, endless ones too; nil when it does not know.
  func length<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval?
}

extension TimedAnimation {
  func logicalLength<V: VectorArithmetic>(
    of value: V, context: AnimationContext<V>
  ) -> TimeInterval? { length(of: value, context: context) }
}
