extension EventStream {
  /// All but the first `count` values.
  ///
  /// ```
  ///            ──1──2──3──|
  ///  skip(2)
  ///            ────────3──|
  /// ```
  public func skip(_ count: Int) -> EventStream {
    .running { run in
      var left = count
      run.follow(self) { value in
        if left > 0 { left -= 1 } else { run.send(value) }
      }
    }
  }

  /// The values from the first for which `predicate` does not hold.
  public func skip(
    while predicate: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    .running { run in
      var isSkipping = true
      run.follow(self) { value throws(Failure) in
        if isSkipping { isSkipping = try predicate(value) }
        if !isSkipping { run.send(value) }
      }
    }
  }

  /// The values after `other` has sent one; its failure ends the stream.
  public func skip<Other>(until other: EventStream<Other, Failure>) -> EventStream {
    .running { run in
      var isOpen = false
      run.follow(other) { _ in
        isOpen = true
      } end: { completion in
        if case .failed = completion { run.end(completion) }
      }
      run.follow(self) { value in
        if isOpen { run.send(value) }
      }
    }
  }
}
