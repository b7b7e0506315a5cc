extension Publishers {
  /// A publisher of the elements of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Publishes the elements of two publishers, as they come.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Gathering.serve(subscriber, "Merge") {
        $0.add(a)
        $0.add(b)
      }
    }
  }

  /// A publisher of the elements of three publishers, as they come.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure

  /// A publisher of the elements of four publishers, as they come.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
    Merge3<A, B, C>, D
  >
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure

  /// A publisher of the elements of five publishers, as they come.
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    Merge<Merge4<A, B, C, D>, E>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure

  /// A publisher of the elements of six publishers, as they come.
  public typealias Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  > = Merge<Merge5<A, B, C, D, E>, F>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure

  /// A publisher of the elements of seven publishers, as they come.
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = Merge<Merge6<A, B, C, D, E, F>, G>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure

  /// A publisher of the elements of eight publishers, as they come.
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  > = Merge<Merge7<A, B, C, D, E, F, G>, H>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure

  /// A publisher of the elements of any number of publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Publishes the elements of some publishers, as they come.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Publishes the elements of the publishers in a sequence, as they come.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Gathering.serve(subscriber, "MergeMany") { for publisher in publishers { $0.add(publisher) } }
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.Merge {
  /// Publishes the elements of three publishers, as they come.
  public init<P, Q>(_ p: P, _ q: Q, _ b: B)
  where A == Publishers.Merge<P, Q> { self.init(A(p, q), b) }
  /// Publishes the elements of four publishers, as they come.
  public init<P, Q, R>(_ p: P, _ q: Q, _ r: R, _ b: B)
  where A == Publishers.Merge<Publishers.Merge<P, Q>, R> { self.init(A(p, q, r), b) }
  /// Publishes the elements of five publishers, as they come.
  public init<P, Q, R, S>(_ p: P, _ q: Q, _ r: R, _ s: S, _ b: B)
  where A == Publishers.Merge<Publishers.Merge<Publishers.Merge<P, Q>, R>, S> {
    self.init(A(p, q, r, s), b)
  }
  /// Publishes the elements of six publishers, as they come.
  public init<P, Q, R, S, T>(_ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ b: B)
  where A == Publishers.Merge<Publishers.Merge<Publishers.Merge<Publishers.Merge<P, Q>, R>, S>, T> {
    self.init(A(p, q, r, s, t), b)
  }
  /// Publishes the elements of seven publishers, as they come.
  public init<P, Q, R, S, T, U>(_ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ b: B)
  where
    A == Publishers.Merge<
      Publishers.Merge<Publishers.Merge<Publishers.Merge<Publishers.Merge<P, Q>, R>, S>, T>, U
    >
  { self.init(A(p, q, r, s, t, u), b) }
  /// Publishes the elements of eight publishers, as they come.
  public init<P, Q, R, S, T, U, V>(_ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ v: V, _ b: B)
  where
    A == Publishers.Merge<
      Publishers.Merge<
        Publishers.Merge<Publishers.Merge<Publishers.Merge<Publishers.Merge<P, Q>, R>, S>, T>, U
      >, V
    >
  { self.init(A(p, q, r, s, t, u, v), b) }
}

extension Gathering {
  /// Serves a subscriber from the publishers that `add` adds.
  static func serve(_ subscriber: Downstream, _ name: String, add: (Gathering) -> Void) {
    let gathering = Gathering(name, subscriber)
    gathering.open()
    add(gathering)
    gathering.complete()
  }
}

extension Publisher {
  /// Publishes the elements of two publishers of one type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
  /// Publishes the elements of two publishers, as they come.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    B.Output == Output, B.Failure == Failure
  { .init(self, b) }
  /// Publishes the elements of three publishers, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure
  { .init(self, b, c) }
  /// Publishes the elements of four publishers, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  { .init(self, b, c, d) }
  /// Publishes the elements of five publishers, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure
  { .init(self, b, c, d, e) }
  /// Publishes the elements of six publishers, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  { .init(self, b, c, d, e, f) }
  /// Publishes the elements of seven publishers, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  { .init(self, b, c, d, e, f, g) }
  /// Publishes the elements of eight publishers, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  { .init(self, b, c, d, e, f, g, h) }
}
