extension Publishers {
  /// A publisher whose subscribers share one subscription, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    private let lock = Lock()
    private let createSubject: () -> SubjectType
    private var made: SubjectType?

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let known = lock({ made }) { return known }
      let new = createSubject()
      return lock {
        let subject = made ?? new
        made = subject
        return subject
      }
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      subject.relay("Multicast", to: subscriber) { .send($0) }
    }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects another when somebody subscribes, as long as anybody does.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var isCounted = true
      let leave = {
        let leaves = self.lock {
          defer { isCounted = false }
          return isCounted
        }
        if leaves { self.leave() }
      }
      let isFirst = lock {
        count += 1
        return count == 1
      }
      upstream.subscribe(
        Relay<Output, Failure, _>("Autoconnect", subscriber, taps: RelayTaps(cancelled: leave)) {
          .send($0)
        } ending: {
          leave()
          return $0
        })
      if isFirst { keep(upstream.connect()) }
    }

    /// Keeps a connection, unless all have left while it was made.
    private func keep(_ made: any Cancellable) {
      let isWanted = lock {
        if count > 0 { connection = made }
        return count > 0
      }
      if !isWanted { made.cancel() }
    }

    private func leave() {
      let over = lock { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      over?.cancel()
    }
  }

  /// A publisher whose subscribers share one subscription, which begins with the first of them.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that is shared.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(_ upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      shared.receive(subscriber: subscriber)
    }
    /// Whether both are one object.
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }

  /// A publisher that begins when it is told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    init(_ upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

    public func receive(subscriber: some Subscriber<Output, Never>) {
      inner.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension ConnectablePublisher {
  /// Connects when somebody subscribes, and lets go when nobody does any more.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(self) }
}

extension Publisher {
  /// Lets subscribers share one subscription, through a subject that is made when it is needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }
  /// Lets subscribers share one subscription, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
  /// Lets subscribers share one subscription, which begins with the first of them.
  public func share() -> Publishers.Share<Self> { .init(self) }
}

extension Publisher where Failure == Never {
  /// Has the publisher begin when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(self) }
}
