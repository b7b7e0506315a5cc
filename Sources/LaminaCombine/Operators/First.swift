extension Publishers {
  /// A publisher of the first element of another.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var found: Output?
      upstream.reduced("First", to: subscriber, result: { found }) {
        found = $0
        return .finish
      }
    }
  }

  /// A publisher of the first element of another for which something holds.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.filter(predicate).first().receive(subscriber: subscriber)
    }
  }

  /// A publisher of the first element of another for which something holds that can fail.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.tryFilter(predicate).first().receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the first element, if there is one, and finishes.
  public func first() -> Publishers.First<Self> { .init(upstream: self) }
  /// Publishes the first element for which something holds.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes the first element for which something holds that can fail.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
