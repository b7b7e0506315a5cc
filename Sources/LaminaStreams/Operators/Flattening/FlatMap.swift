extension EventStream {
  /// The values of the streams made of all values, as they come; at most `maxConcurrent` go on at a
  /// time, further ones wait for their turn.
  ///
  /// ```
  ///             ──a─────b──────|
  ///      a:       ─1──2──3|
  ///      b:             ─4──5|
  ///  flatMap
  ///             ───1──2──34──5─|
  /// ```
  ///
  /// Completes when this stream and all inner ones have; fails with the first failure.
  public func flatMap<Result>(
    maxConcurrent: Int = .max,
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    .running { run in
      let inner = InnerStreams(run, limit: max(1, maxConcurrent))
      run.follow(self) { value throws(Failure) in
        inner.add(try transform(value))
      } end: {
        inner.outerEnded($0)
      }
    }
  }

  /// The values of the streams made of all values, one stream after the other.
  ///
  /// ```
  ///               ──a──b────────|
  ///      a:         ─1──2|
  ///      b:               ─4──5|
  ///  concatMap
  ///               ───1──2──4──5─|
  /// ```
  public func concatMap<Result>(
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    flatMap(maxConcurrent: 1, transform)
  }
}

/// The inner streams that go on, and those that wait.
private final class InnerStreams<Output, Failure: Error> {
  private let run: Run<Output, Failure>
  private let limit: Int
  private var active = 0
  private var waiting: [EventStream<Output, Failure>] = []
  private var outerIsOver = false
  private var isStarting = false

  init(_ run: Run<Output, Failure>, limit: Int) { (self.run, self.limit) = (run, limit) }

  func add(_ stream: EventStream<Output, Failure>) {
    waiting.append(stream)
    start()
  }

  func outerEnded(_ completion: StreamCompletion<Failure>) {
    outerIsOver = true
    if case .failed = completion { return run.end(completion) }
    endIfDone()
  }

  /// Begins what may begin: a loop, as inner streams may complete while they are attached.
  private func start() {
    guard !isStarting else { return }
    isStarting = true
    while active < limit, !waiting.isEmpty, !run.isOver {
      active += 1
      run.followOnce(waiting.removeFirst()) { [self] in
        active -= 1
        start()
        endIfDone()
      }
    }
    isStarting = false
  }

  private func endIfDone() {
    if outerIsOver, active == 0, waiting.isEmpty { run.end(.finished) }
  }
}
