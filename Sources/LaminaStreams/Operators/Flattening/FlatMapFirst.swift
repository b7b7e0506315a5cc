extension EventStream {
  /// The values of the stream made of a value; values that come while it goes on are dropped.
  ///
  /// ```
  ///                  ──a──b─────c──|
  ///      a:            ─1──2|
  ///      c:                     ─3|
  ///  flatMapFirst
  ///                  ───1──2─────3─|
  /// ```
  public func flatMapFirst<Result>(
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    .running { run in
      var isBusy = false
      var outerIsOver = false
      run.follow(self) { value throws(Failure) in
        guard !isBusy else { return }
        let inner = try transform(value)
        isBusy = true
        run.followOnce(inner) {
          isBusy = false
          if outerIsOver { run.end(.finished) }
        }
      } end: { completion in
        outerIsOver = true
        if case .finished = completion, isBusy { return }
        run.end(completion)
      }
    }
  }
}
