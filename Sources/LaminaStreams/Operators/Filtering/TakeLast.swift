extension EventStream {
  /// The last `count` values, when the stream completes.
  ///
  /// ```
  ///                ──1──2──3──|
  ///  takeLast(2)
  ///                ───────────23|
  /// ```
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
