extension Publishers {
  /// A publisher of a property of each element of another.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath: KeyPath<Upstream.Output, Output>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("ValueForKey", to: subscriber) {
        .send($0[keyPath: keyPath])
      }
    }
  }

  /// A publisher of two properties of each element of another.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("ValueForKeys", to: subscriber) {
        .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
      }
    }
  }

  /// A publisher of three properties of each element of another.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>
    let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("ValueForKeys", to: subscriber) {
        .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
      }
    }
  }
}

extension Publisher {
  /// Publishes a property of each element.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    .init(upstream: self, keyPath: keyPath)
  }
  /// Publishes two properties of each element.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
  /// Publishes three properties of each element.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
