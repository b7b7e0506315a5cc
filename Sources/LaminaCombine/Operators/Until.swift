extension Publishers {
  /// A publisher of the elements of one until another has one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var stop: () -> Void = {}
      var hasFired = false
      let relay = Relay<Output, Failure, _>(
        "PrefixUntilOutput", subscriber, taps: RelayTaps(cancelled: { stop() })
      ) {
        .send($0)
      } ending: {
        stop()
        return $0
      }
      let signal = Inlet<Other.Output, Other.Failure> { [weak relay] _ in
        hasFired = true
        stop()
        relay?.finish()
        return .none
      } ended: { _ in
      }
      stop = { [weak signal] in signal?.cancel() }
      signal.request(.max(1))
      other.subscribe(signal)
      guard !hasFired else { return Empty().receive(subscriber: subscriber) }
      upstream.subscribe(relay)
    }
  }

  /// A publisher of the elements of one after another has had one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      OpeningGate(subscriber).begin(upstream, other)
    }
  }
}

/// Lets elements pass from a signal on; ends if there can be none.
private final class OpeningGate<Downstream: Subscriber> {
  private let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var isOpen = false

  init(_ downstream: Downstream) { outlet = Outlet("DropUntilOutput", downstream) }

  func begin<Upstream: Publisher, Other: Publisher>(_ upstream: Upstream, _ other: Other)
  where
    Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure,
    Other.Failure == Downstream.Failure
  {
    let line = Inlet<Downstream.Input, Downstream.Failure> { [self] in
      // Its place in the demand is given to another one.
      guard lock({ isOpen }) else { return .max(1) }
      outlet.offer($0)
      return .none
    } ended: { [self] in
      outlet.end($0, atOnce: $0.isFailure)
    }
    let signal = Inlet<Other.Output, Other.Failure> { [self] _ in
      lock { isOpen = true }
      return .none
    } ended: { [self] in
      guard $0.isFailure || !lock({ isOpen }) else { return }
      line.cancel()
      outlet.end($0, atOnce: true)
    }
    outlet.open(
      requested: { line.request($0) },
      cancelled: {
        line.cancel()
        signal.cancel()
      })
    signal.request(.max(1))
    other.subscribe(signal)
    upstream.subscribe(line)
  }
}

extension Subscribers.Completion {
  var isFailure: Bool { if case .failure = self { true } else { false } }
}

extension Publisher {
  /// Publishes the elements until another publisher has one, and then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
  /// Publishes the elements after another publisher has had one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }
}
