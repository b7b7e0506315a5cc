extension EventStream {
  /// Streams of `count` values each, sent when they begin.
  ///
  /// ```
  ///                     ──1──2──3──|
  ///  window(count: 2)
  ///                     A────B─────|
  ///      A:               1──2|
  ///      B:                     3──|
  /// ```
  public func window(count: Int) -> EventStream<EventStream<Value, Failure>, Failure> {
    .running { run in
      var current = Subject<Value, Failure>()
      var taken = 0
      run.send(current.stream)
      run.follow(self) { value in
        current.send(value)
        taken += 1
        guard taken >= count else { return }
        let full = current
        (current, taken) = (Subject<Value, Failure>(), 0)
        full.send(completion: .finished)
        run.send(current.stream)
      } end: { completion in
        current.send(completion: completion)
        run.end(completion)
      }
    }
  }
}
