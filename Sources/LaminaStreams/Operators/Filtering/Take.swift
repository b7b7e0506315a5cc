extension EventStream {
  /// The first `count` values, then completion.
  ///
  /// ```
  ///            ──1──2──3──|
  ///  take(2)
  ///            ──1──2|
  /// ```
  public func take(_ count: Int) -> EventStream {
    .running { run in
      guard count > 0 else { return run.end(.finished) }
      var left = count
      run.follow(self) { value in
        guard left > 0 else { return }
        left -= 1
        run.send(value)
        if left == 0 { run.end(.finished) }
      }
    }
  }

  /// The values until `other` sends one; its completion changes nothing, its failure ends the stream.
  ///
  /// ```
  ///                     ──1──2──3──|
  ///                     ──────x────
  ///  take(until: other)
  ///                     ──1──2|
  /// ```
  public func take<Other>(until other: EventStream<Other, Failure>) -> EventStream {
    .running { run in
      run.follow(other) { _ in
        run.end(.finished)
      } end: { completion in
        if case .failed = completion { run.end(completion) }
      }
      run.follow(self) { run.send($0) }
    }
  }

  /// The values for as long as `predicate` holds; the first for which it does not comes only with
  /// `inclusive`.
  ///
  /// ```
  ///                          ──1──2──3──1──|
  ///  take(while: { $0 < 3 })
  ///                          ──1──2──|
  /// ```
  public func take(
    while predicate: @escaping (Value) throws(Failure) -> Bool, inclusive: Bool = false
  ) -> EventStream {
    .running { run in
      run.follow(self) { value throws(Failure) in
        if try predicate(value) { return run.send(value) }
        if inclusive { run.send(value) }
        run.end(.finished)
      }
    }
  }

  /// The last `count` values, when the stream completes.
  public func takeLast(_ count: Int) -> EventStream {
    .running { run in
      let kept = ReplayBuffer<Value>(limit: count)
      run.follow(self) { value in
        kept.append(value)
      } end: { completion in
        if case .finished = completion { for value in kept.values { run.send(value) } }
        run.end(completion)
      }
    }
  }
}
