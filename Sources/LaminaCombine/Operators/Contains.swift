extension Publishers {
  /// A publisher of whether another has an element.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.contains { [output] in $0 == output }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of whether something holds for an element of another.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var result = false
      upstream.reduced("ContainsWhere", to: subscriber, result: { result }) { [predicate] in
        guard predicate($0) else { return .goOn }
        result = true
        return .finish
      }
    }
  }

  /// A publisher of whether something that can fail holds for an element of another.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var result = false
      upstream.reduced(
        "TryContainsWhere", to: subscriber, result: { result },
        trying: { [predicate] in
          guard try predicate($0) else { return .goOn }
          result = true
          return .finish
        })
    }
  }

  /// A publisher of whether something holds for all elements of another.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.contains(where: { [predicate] in !predicate($0) }).map(!).receive(
        subscriber: subscriber)
    }
  }

  /// A publisher of whether something that can fail holds for all elements of another.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.tryContains(where: { [predicate] in try !predicate($0) }).map(!).receive(
        subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes whether there is an element: true when it comes, false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
    .init(upstream: self, output: output)
  }
  /// Publishes whether something holds for an element: true when it comes, false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes whether something that can fail holds for an element.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes whether something holds for all elements: false when it does not, true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes whether something that can fail holds for all elements.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
