extension Publishers {
  /// A publisher of the elements of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Switch(subscriber).begin(upstream)
    }
  }
}

/// One run: ends when the outer publisher and the latest of the inner ones have.
private final class Switch<P: Publisher, Downstream: Subscriber>
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
  private let succession: Succession<Downstream>
  private let lock = Lock()
  private var isOuterOver = false
  private var isInnerRunning = false

  init(_ downstream: Downstream) { succession = Succession("SwitchToLatest", downstream) }

  func begin<Outer: Publisher>(_ outer: Outer) where Outer.Output == P, Outer.Failure == P.Failure {
    let inlet = Inlet<P, P.Failure> {
      self.follow($0)
      return .none
    } ended: {
      self.outerEnded($0)
    }
    succession.open(cancelled: { inlet.cancel() })
    inlet.request(.unlimited)
    outer.subscribe(inlet)
  }

  private func follow(_ inner: P) {
    lock { isInnerRunning = true }
    succession.follow(inner) { completion in
      let isOver = self.lock {
        self.isInnerRunning = false
        return self.isOuterOver
      }
      if case .failure = completion { return self.succession.fail(completion) }
      if isOver { self.succession.end(completion) }
    }
  }

  private func outerEnded(_ completion: Subscribers.Completion<P.Failure>) {
    let isOver = lock {
      isOuterOver = true
      return !isInnerRunning
    }
    if case .failure = completion { return succession.end(completion) }
    if isOver { succession.end(completion) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the elements of the publisher that came last, and lets go of those before it.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the elements of the publisher that came last, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
  /// Publishes the elements of the publisher that came last; none can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the elements of the publisher that came last, which cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    .init(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
