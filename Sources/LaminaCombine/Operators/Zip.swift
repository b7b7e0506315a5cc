extension Publishers {
  /// A publisher of the elements, one of each, of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Publishes the elements, one of each, of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      WaitingPair(subscriber).begin(a, b)
    }
  }

  /// A publisher of the elements, one of each, of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// Publisher A.
    public let a: A
    /// Publisher B.
    public let b: B
    /// Publisher C.
    public let c: C

    /// Publishes the elements, one of each, of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the elements, one of each, of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

    /// Publishes the elements, one of each, of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }

}

extension Publisher {
  /// Publishes the elements, one of each, of two publishers.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure { .init(self, other) }
  /// Publishes what is made of the elements, one of each, of two publishers.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
  /// Publishes the elements, one of each, of three publishers.
  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, p, q)
  }
  /// Publishes what is made of the elements, one of each, of three publishers.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(p, q).map { transform($0.0, $0.1, $0.2) }
  }
  /// Publishes the elements, one of each, of four publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init(self, p, q, r) }
  /// Publishes what is made of the elements, one of each, of four publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The elements of two publishers, each of which waits for one of the other.
private final class WaitingPair<A, B, Downstream: Subscriber> where Downstream.Input == (A, B) {
  private let pair: Pair<A, B, Downstream>
  private let lock = Lock()
  private var a = WaitingLine<A>()
  private var b = WaitingLine<B>()
  private var hasEnded = (a: false, b: false)

  init(_ downstream: Downstream) { pair = Pair("Zip", downstream) }

  func begin<First: Publisher, Second: Publisher>(_ first: First, _ second: Second)
  where
    First.Output == A, Second.Output == B, First.Failure == Downstream.Failure,
    Second.Failure == Downstream.Failure
  {
    pair.begin(
      first, second, a: { value in self.match { self.a.append(value) } },
      b: { value in self.match { self.b.append(value) } },
      finished: { isFirst in
        self.match { if isFirst { self.hasEnded.a = true } else { self.hasEnded.b = true } }
      })
  }

  /// Sends a pair if there is one, and ends if there can be no other.
  private func match(_ change: () -> Void) {
    let found = lock { () -> (A, B)? in
      change()
      guard !a.isEmpty, !b.isEmpty, let first = a.popFirst(), let second = b.popFirst() else {
        return nil
      }
      return (first, second)
    }
    if let found { pair.outlet.offer(found) }
    let isOver = lock { hasEnded.a && a.isEmpty || hasEnded.b && b.isEmpty }
    if isOver { pair.finish() }
  }
}
