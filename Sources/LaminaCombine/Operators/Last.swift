extension Publishers {
  /// A publisher of the last element of another.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var found: Output?
      upstream.reduced("Last", to: subscriber, result: { found }) {
        found = $0
        return .goOn
      }
    }
  }

  /// A publisher of the last element of another for which something holds.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.filter(predicate).last().receive(subscriber: subscriber)
    }
  }

  /// A publisher of the last element of another for which something holds that can fail.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.tryFilter(predicate).last().receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the last element, if there is one, at the end.
  public func last() -> Publishers.Last<Self> { .init(upstream: self) }
  /// Publishes the last element for which something holds.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes the last element for which something holds that can fail.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
