extension Publishers {
  /// A publisher of the latest elements of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Publishes the latest elements of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LatestPair(subscriber).begin(a, b)
    }
  }

  /// A publisher of the latest elements of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// Publisher A.
    public let a: A
    /// Publisher B.
    public let b: B
    /// Publisher C.
    public let c: C

    /// Publishes the latest elements of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest elements of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// Publisher A.
    public let a: A
    /// Publisher B.
    public let b: B
    /// Publisher C.
    public let c: C
    /// Publisher D.
    public let d: D

    /// Publishes the latest elements of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }

}

extension Publisher {
  /// Publishes the latest elements of two publishers.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure { .init(self, other) }
  /// Publishes what is made of the latest elements of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Publishes the latest elements of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, p, q)
  }
  /// Publishes what is made of the latest elements of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }
  /// Publishes the latest elements of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init(self, p, q, r) }
  /// Publishes what is made of the latest elements of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The latest elements of two publishers; what is not asked for is dropped.
private final class LatestPair<A, B, Downstream: Subscriber> where Downstream.Input == (A, B) {
  private let pair: Pair<A, B, Downstream>
  private let lock = Lock()
  private var a: A?
  private var b: B?
  private var running = 2

  init(_ downstream: Downstream) { pair = Pair("CombineLatest", downstream) }

  func begin<First: Publisher, Second: Publisher>(_ first: First, _ second: Second)
  where
    First.Output == A, Second.Output == B, First.Failure == Downstream.Failure,
    Second.Failure == Downstream.Failure
  {
    pair.begin(
      first, second, a: { self.take { self.a = $0 }($0) }, b: { self.take { self.b = $0 }($0) },
      finished: { _ in
        let isLast = self.lock {
          self.running -= 1
          return self.running == 0
        }
        if isLast { self.pair.outlet.end(.finished) }
      })
  }

  private func take<Value>(_ store: @escaping (Value) -> Void) -> (Value) -> Void {
    { value in
      let both = self.lock { () -> (A, B)? in
        store(value)
        guard let a = self.a, let b = self.b else { return nil }
        return (a, b)
      }
      if let both { self.pair.outlet.offerIfWanted(both) }
    }
  }
}
