extension Publishers {
  /// A publisher that changes each element of another, and leaves out what becomes nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("CompactMap", to: subscriber) { [transform] in
        transform($0).map(Step.send) ?? .skip
      }
    }
  }

  /// A publisher that changes each element of another by what can fail, and leaves out nil.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay(
        "TryCompactMap", to: subscriber,
        trying: { [transform] in
          try transform($0).map(Step.send) ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Changes each element, and leaves out what becomes nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
  /// Changes each element by what can fail, and leaves out what becomes nil.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
}
