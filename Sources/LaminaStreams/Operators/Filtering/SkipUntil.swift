extension EventStream {
  /// The values after `other` has sent one; its failure ends the stream.
  ///
  /// ```
  ///                     ──1──2──3──|
  ///                     ──────x────
  ///  skip(until: other)
  ///                     ────────3──|
  /// ```
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
