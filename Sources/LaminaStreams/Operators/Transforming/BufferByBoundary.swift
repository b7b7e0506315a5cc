extension EventStream {
  /// What came between one value of `boundary` and the next; arrays may be empty.
  ///
  /// ```
  ///                       ─1─2──────3────|
  ///                       ─────x──x────x──
  ///  buffer(boundary: x)
  ///                       ─────12─[]───3─[]|
  /// ```
  ///
  /// What is held at the end comes before it, also when empty; a failure of either drops it. The end
  /// of `boundary` changes nothing. RxJS' `buffer`.
  public func buffer<Boundary>(
    boundary: EventStream<Boundary, Failure>
  ) -> EventStream<[Value], Failure> {
    .running { run in
      var held: [Value] = []
      @MainActor func flush() {
        let full = held
        held = []
        run.send(full)
      }
      run.follow(self) { value in
        held.append(value)
      } end: { completion in
        if case .finished = completion { flush() }
        run.end(completion)
      }
      run.follow(boundary) { _ in
        flush()
      } end: { completion in
        if case .failed = completion { run.end(completion) }
      }
    }
  }
}
