extension Publishers {
  /// A publisher of how many elements another has.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var count = 0
      upstream.reduced("Count", to: subscriber, result: { count }) { _ in
        count += 1
        return .goOn
      }
    }
  }

  /// A publisher of all elements of another in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var all: Output = []
      upstream.reduced("Collect", to: subscriber, result: { all }) {
        all.append($0)
        return .goOn
      }
    }
  }

  /// A publisher of nothing but the end of another.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.reduced("IgnoreOutput", to: subscriber, result: { nil }) { _ in .goOn }
    }
  }
}

extension Publisher {
  /// Publishes how many elements there are, at the end.
  public func count() -> Publishers.Count<Self> { .init(upstream: self) }
  /// Publishes all elements in one array, at the end.
  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }
  /// Publishes no element, and the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}
