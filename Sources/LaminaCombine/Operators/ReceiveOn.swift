extension Publishers {
  /// A publisher that sends what another has from a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LaterDelivery("ReceiveOn", subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }.begin(upstream)
    }
  }

  /// A publisher that sends what another has some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let tolerance: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LaterDelivery("Delay", subscriber) { [scheduler, interval, tolerance, options] in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }.begin(upstream)
    }
  }

  /// A publisher that subscribes to another, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let schedule = { [scheduler, options] in scheduler.schedule(options: options, $0) }
      let outlet = Outlet("SubscribeOn", subscriber)
      let line = Inlet<Output, Failure> {
        outlet.offer($0)
        return .none
      } ended: {
        outlet.end($0)
      }
      schedule { [upstream] in
        outlet.open(
          requested: { more in schedule { line.request(more) } },
          cancelled: { schedule { line.cancel() } })
        upstream.subscribe(line)
      }
    }
  }
}

/// Sends what comes in its order, each when `schedule` does its work.
private final class LaterDelivery<Downstream: Subscriber> {
  private enum Event {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Downstream.Failure>)
  }
  private let outlet: Outlet<Downstream>
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var line = WaitingLine<Event>()

  init(
    _ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    outlet = Outlet(name, downstream)
    self.schedule = schedule
  }

  func begin<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let inlet = Inlet<Downstream.Input, Downstream.Failure> {
      self.add(.value($0))
      return .none
    } ended: {
      self.add(.end($0))
    }
    outlet.open(requested: { inlet.request($0) }, cancelled: { inlet.cancel() })
    upstream.subscribe(inlet)
  }

  private func add(_ event: Event) {
    lock { line.append(event) }
    schedule { self.deliver() }
  }

  private func deliver() {
    switch lock({ line.popFirst() }) {
    case .value(let value): outlet.offer(value)
    case .end(let completion): outlet.end(completion)
    case nil: break
    }
  }
}

extension Publisher {
  /// Sends what the publisher has from a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }
  /// Subscribes, asks and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }
  /// Sends what the publisher has some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
