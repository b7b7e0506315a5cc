extension EventStream {
  /// Arrays of `count` values; the last may be shorter.
  ///
  /// ```
  ///                     ──1──2──3──4──5──|
  ///  buffer(count: 2)
  ///                     ─────12────34────5|
  /// ```
  public func buffer(count: Int) -> EventStream<[Value], Failure> {
    .running { run in
      var held: [Value] = []
      run.follow(self) { value in
        held.append(value)
        guard held.count >= count else { return }
        let full = held
        held = []
        run.send(full)
      } end: { completion in
        if case .finished = completion, !held.isEmpty { run.send(held) }
        run.end(completion)
      }
    }
  }

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
      let span = TimedBuffer(time, count, clock, run)
      span.begin()
      run.follow(self) { value in
        span.take(value)
      } end: { completion in
        if case .finished = completion { span.flush() }
        run.end(completion)
      }
    }
  }

  /// What came with less than `gap` between one value and the next: the clicks of a double click.
  ///
  /// ```
  ///                         ─1─2──────3──────4─|
  ///  buffer(idle: 3)
  ///                         ──────12─────3─────4|
  /// ```
  public func buffer(idle gap: Duration, clock: any StreamClock) -> EventStream<[Value], Failure> {
    .running { run in
      var held: [Value] = []
      let alarm = Alarm(clock, in: run.upstream)
      @MainActor func flush() {
        let full = held
        held = []
        if !full.isEmpty { run.send(full) }
      }
      run.follow(self) { value in
        held.append(value)
        alarm.set(after: gap) { flush() }
      } end: { completion in
        if case .finished = completion { flush() }
        run.end(completion)
      }
    }
  }
}

/// The values of the present span, and when it ends.
private final class TimedBuffer<Value, Failure: Error> {
  private let time: Duration
  private let count: Int
  private let alarm: Alarm
  private let run: Run<[Value], Failure>
  private var held: [Value] = []

  init(_ time: Duration, _ count: Int, _ clock: any StreamClock, _ run: Run<[Value], Failure>) {
    (self.time, self.count, self.run) = (time, count, run)
    alarm = Alarm(clock, in: run.upstream)
  }

  func begin() {
    alarm.set(after: time) { [self] in
      begin()
      flush()
    }
  }

  func take(_ value: Value) {
    held.append(value)
    guard held.count >= count else { return }
    begin()
    flush()
  }

  func flush() {
    let full = held
    held = []
    run.send(full)
  }
}
