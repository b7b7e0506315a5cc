extension Publishers {
  /// A publisher that changes each element of another.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("Map", to: subscriber) { [transform] in .send(transform($0)) }
    }
  }

  /// A publisher that changes each element of another by what can fail.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("TryMap", to: subscriber, trying: { [transform] in .send(try transform($0)) })
    }
  }
}

extension Publisher {
  /// Changes each element.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: transform)
  }
  /// Changes each element by what can fail; a failure ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
  /// Puts a value in the place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
