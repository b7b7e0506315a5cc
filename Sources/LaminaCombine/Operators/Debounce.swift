extension Publishers {
  /// A publisher of the elements of another after which nothing comes for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let outlet = Outlet("Debounce", subscriber)
      let turns = Turns()
      let line = Inlet<Output, Failure> { [scheduler, dueTime, options] value in
        let turn = turns.begin()
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if turns.isLatest(turn) { outlet.offerIfWanted(value) }
        }
        return .none
      } ended: { [scheduler, options] completion in
        // What still waits is not sent: its time does not come.
        _ = turns.begin()
        scheduler.schedule(options: options) { outlet.end(completion) }
      }
      outlet.open(cancelled: {
        _ = turns.begin()
        line.cancel()
      })
      line.request(.unlimited)
      upstream.subscribe(line)
    }
  }

  /// A publisher of one element of another in each interval, the first or the latest.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      ThrottleRun(subscriber, self.interval, scheduler, latest).begin(upstream)
    }
  }

  /// A publisher that ends where nothing comes of another for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    let customError: (() -> Upstream.Failure)?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let outlet = Outlet("Timeout", subscriber)
      let turns = Turns()
      var stop: () -> Void = {}
      let wait = { [scheduler, interval, options, customError] in
        let turn = turns.begin()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard turns.isLatest(turn) else { return }
          stop()
          outlet.end(customError.map { .failure($0()) } ?? .finished, atOnce: true)
        }
      }
      let line = Inlet<Output, Failure> { [scheduler, options] value in
        wait()
        scheduler.schedule(options: options) { outlet.offer(value) }
        return .none
      } ended: { [scheduler, options] completion in
        _ = turns.begin()
        scheduler.schedule(options: options) { outlet.end(completion) }
      }
      stop = { [weak line] in line?.cancel() }
      outlet.open(
        requested: { line.request($0) },
        cancelled: {
          _ = turns.begin()
          line.cancel()
        })
      wait()
      upstream.subscribe(line)
    }
  }

  /// A publisher of how much time is between the elements of another.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var last: Context.SchedulerTimeType?
      let begin = { [scheduler] in last = scheduler.now }
      upstream.relay(
        "MeasureInterval", to: subscriber, taps: RelayTaps(subscribed: { _ in begin() })
      ) { [scheduler] _ in
        let now = scheduler.now
        defer { last = now }
        return .send((last ?? now).distance(to: now))
      }
    }
  }
}

/// Numbers for what is under way, of which only the latest counts.
private final class Turns {
  private let lock = Lock()
  private var latest = 0

  func begin() -> Int {
    lock {
      latest += 1
      return latest
    }
  }
  func isLatest(_ turn: Int) -> Bool { lock { latest == turn } }
}

/// One run of a throttle: at most one element is scheduled, which the latest may replace.
private final class ThrottleRun<Downstream: Subscriber, Context: Scheduler> {
  private let outlet: Outlet<Downstream>
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let lock = Lock()
  private var pending: Downstream.Input?
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var lastTime: Context.SchedulerTimeType?

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ latest: Bool
  ) {
    outlet = Outlet("Throttle", downstream)
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  func begin<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let line = Inlet<Downstream.Input, Downstream.Failure> {
      self.accept($0)
      return .none
    } ended: {
      self.end($0)
    }
    outlet.open(cancelled: { line.cancel() })
    line.request(.unlimited)
    upstream.subscribe(line)
  }

  private func accept(_ value: Downstream.Input) {
    let now = scheduler.now
    let time = lock { () -> Context.SchedulerTimeType? in
      guard pending == nil else {
        if latest { pending = value }
        return nil
      }
      pending = value
      return lastTime.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
    }
    guard let time else { return }
    if time == now {
      scheduler.schedule { self.send() }
    } else {
      scheduler.schedule(after: time) { self.send() }
    }
  }

  private func send() {
    let now = scheduler.now
    let (value, completion) = lock {
      defer {
        pending = nil
        lastTime = now
      }
      return (pending, self.completion)
    }
    if let value { outlet.offerIfWanted(value) }
    if let completion { outlet.end(completion) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let waits = lock {
      self.completion = completion
      return pending != nil
    }
    if !waits { scheduler.schedule { self.outlet.end(completion) } }
  }
}

extension Publisher {
  /// Publishes the elements after which nothing comes for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
  /// Publishes one element in each interval, the first or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
  /// Ends if nothing comes for a time: with a failure, or finished.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
  /// Publishes how much time is between elements.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    .init(upstream: self, scheduler: scheduler)
  }
}
