extension Publishers {
  /// A publisher of the first elements of another, as long as something holds.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay("PrefixWhile", to: subscriber) { [predicate] in
        predicate($0) ? .send($0) : .finish
      }
    }
  }

  /// A publisher of the first elements of another, as long as something holds that can fail.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay(
        "TryPrefixWhile", to: subscriber,
        trying: { [predicate] in
          try predicate($0) ? .send($0) : .finish
        })
    }
  }

  /// A publisher of the elements of another in a range of places.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let range: CountableRange<Int>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      guard !range.isEmpty else {
        let relay = Relay<Output, Failure, _>("Output", subscriber) { _ in
          .finish
        } ending: {
          $0
        }
        upstream.subscribe(relay)
        return relay.finish()
      }
      var place = 0
      upstream.relay("Output", to: subscriber) { [range] in
        defer { place += 1 }
        if place < range.lowerBound { return .skip }
        return place + 1 < range.upperBound ? .send($0) : .finishAfter($0)
      }
    }
  }
}

extension Publisher {
  /// Publishes the first elements, as long as something holds.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes the first elements, as long as something holds that can fail.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// Publishes so many of the first elements.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }
  /// Publishes the element at a place.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }
  /// Publishes the elements at some places.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
