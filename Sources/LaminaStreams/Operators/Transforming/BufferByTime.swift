extension EventStream {
  /// What came within each span of `time`, or sooner when `count` values have come; arrays may be
  /// empty.
  ///
  /// ```
  ///                                   ─1─2─3──────4──────|
  ///  buffer(time: 4, count: 3)
  ///                                   ─────123───[]──4───[]|
  /// ```
  ///
  /// A span begins when the one before ended. What is held at the end comes before it, also when
  /// empty; a failure drops it. RxSwift's `buffer(timeSpan:count:)`.
  public func buffer(
    time: Duration, count: Int = .max, clock: any StreamClock
  ) -> EventStream<[Value], Failure> {
    .running { run in
      let span = TimedBuffer(time, count, clock: clock, run: run)
      span.begin()
      run.follow(self) { value in
        span.appendValue(value)
      } end: { completion in
        if case .finished = completion { span.flush() }
        run.end(completion)
      }
    }
  }
}
