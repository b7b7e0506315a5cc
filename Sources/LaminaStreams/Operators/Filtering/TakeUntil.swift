extension EventStream {
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
}
