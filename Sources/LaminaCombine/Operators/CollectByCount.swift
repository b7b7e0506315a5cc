extension Publishers {
  /// A publisher of arrays of so many elements of another, the last of which may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let outlet = Outlet("CollectByCount", subscriber)
      var gathered: Output = []
      let line = Inlet<Upstream.Output, Failure> { [count] in
        gathered.append($0)
        guard gathered.count == count else { return .none }
        let whole = gathered
        gathered = []
        outlet.offer(whole)
        return .none
      } ended: {
        if case .finished = $0, !gathered.isEmpty { outlet.offer(gathered) }
        outlet.end($0)
      }
      outlet.open(requested: { [count] in line.request($0 * count) }, cancelled: { line.cancel() })
      upstream.subscribe(line)
    }
  }

  /// When elements that were collected are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Each time that so much time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Each time that so much time has passed, or so many elements have come.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, count: Int?) {
      switch self {
      case .byTime(let context, let stride): (context, stride, nil)
      case .byTimeOrCount(let context, let stride, let count): (context, stride, count)
      }
    }
  }

  /// A publisher of arrays of the elements that another has in a time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let strategy: TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let (context, stride, count) = strategy.parts
      let outlet = Outlet("CollectByTime", subscriber)
      let bag = Bag<Upstream.Output>()
      let send = { if let all = bag.takeAll() { outlet.offer(all) } }
      let timer = context.schedule(
        after: context.now.advanced(by: stride), interval: stride,
        tolerance: context.minimumTolerance, options: options, send)
      let line = Inlet<Upstream.Output, Failure> {
        if bag.add($0) == count { send() }
        return .none
      } ended: {
        timer.cancel()
        if case .finished = $0 { send() }
        outlet.end($0)
      }
      outlet.open(cancelled: {
        timer.cancel()
        line.cancel()
      })
      line.request(.unlimited)
      upstream.subscribe(line)
    }
  }
}

/// Elements that are taken all at once.
private final class Bag<Element> {
  private let lock = Lock()
  private var elements: [Element] = []

  /// Adds one; how many there are.
  func add(_ element: Element) -> Int {
    lock {
      elements.append(element)
      return elements.count
    }
  }

  func takeAll() -> [Element]? {
    lock {
      defer { elements = [] }
      return elements.isEmpty ? nil : elements
    }
  }
}

extension Publisher {
  /// Publishes arrays of `count` elements; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }
  /// Publishes arrays of the elements that come in a time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
