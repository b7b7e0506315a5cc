extension Publishers {
  /// A publisher of the elements of another for which something holds.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("Filter", to: subscriber) { [isIncluded] in isIncluded($0) ? .send($0) : .skip
      }
    }
  }

  /// A publisher of the elements of another for which something holds, or fails.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay(
        "TryFilter", to: subscriber,
        trying: { [isIncluded] in
          try isIncluded($0) ? .send($0) : .skip
        })
    }
  }
}

extension Publisher {
  /// Publishes the elements for which something holds.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }
  /// Publishes the elements for which something holds that can fail.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }
}
