extension Publishers {
  /// A publisher of the elements of the publishers that are made of those of another.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let gathering = Gathering("FlatMap", subscriber)
      var more: () -> Void = {}
      let outer = Inlet<Upstream.Output, Failure> { [transform, weak gathering] in
        gathering?.add(transform($0)) { more() }
        return .none
      } ended: { [weak gathering] in
        switch $0 {
        case .finished: gathering?.complete()
        case .failure(let failure): gathering?.fail(failure)
        }
      }
      more = { [weak outer] in outer?.request(.max(1)) }
      gathering.open(AnyCancellable { outer.cancel() })
      outer.request(maxPublishers)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Publishes the elements of the publishers that are made of elements, `maxPublishers` at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Publishes the elements of the publishers that are made of elements, and can fail as they can.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }
  /// Publishes the elements of the publishers that are made of elements, none of which can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Publishes the elements of the publishers, which cannot fail, that are made of elements.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}
