extension Publishers {
  /// A publisher of the elements of another that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var last: Output?
      upstream.relay("RemoveDuplicates", to: subscriber) { [predicate] next in
        if let known = last, predicate(known, next) { return .skip }
        last = next
        return .send(next)
      }
    }
  }

  /// A publisher of the elements of another that differ, as far as that can be told, from the one before.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var last: Output?
      upstream.relay(
        "TryRemoveDuplicates", to: subscriber,
        trying: { [predicate] next in
          if let known = last, try predicate(known, next) { return .skip }
          last = next
          return .send(next)
        })
    }
  }
}

extension Publisher {
  /// Publishes the elements that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }
  /// Publishes the elements that are not as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes the elements that are not as the one before, by what can fail.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
