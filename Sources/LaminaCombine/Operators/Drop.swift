extension Publishers {
  /// A publisher of the elements of another from the first on for which something no longer holds.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var drops = true
      upstream.relay("DropWhile", to: subscriber) { [predicate] in
        drops = drops && predicate($0)
        return drops ? .skip : .send($0)
      }
    }
  }

  /// A publisher of the elements of another from the first on for which something no longer holds, or fails.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var drops = true
      upstream.relay(
        "TryDropWhile", to: subscriber,
        trying: { [predicate] in
          if drops { drops = try predicate($0) }
          return drops ? .skip : .send($0)
        })
    }
  }

  /// A publisher of the elements of another but for some at the beginning.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.output(in: count...).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the elements from the first on for which something no longer holds.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes the elements from the first on for which something no longer holds, or fails.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Leaves out so many elements at the beginning.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(\(count)): no number of elements is below zero")
    return .init(upstream: self, count: count)
  }
}
