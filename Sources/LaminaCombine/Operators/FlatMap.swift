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
      let outer = OuterLine<Upstream.Output, Failure>()
      outer.value = { [transform, weak gathering, weak outer] in
        gathering?.add(transform($0)) { outer?.inlet.request(.max(1)) }
      }
      outer.ended = { [weak gathering] in
        switch $0 {
        case .finished: gathering?.complete()
        case .failure(let failure): gathering?.fail(failure)
        }
      }
      gathering.open(AnyCancellable { outer.inlet.cancel() })
      outer.inlet.request(maxPublishers)
      upstream.subscribe(outer.inlet)
    }
  }
}

/// The way in of what brings publishers.
private final class OuterLine<Input, Failure: Error> {
  var value: (Input) -> Void = { _ in }
  var ended: (Subscribers.Completion<Failure>) -> Void = { _ in }
  private(set) lazy var inlet = Inlet<Input, Failure> { [self] in
    value($0)
    return .none
  } ended: { [self] in
    ended($0)
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
