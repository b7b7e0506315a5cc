extension Publishers {
  /// When a buffer asks for elements.
  public enum PrefetchStrategy: Sendable, Equatable, Hashable {
    /// As many as have room, before anybody asks.
    case keepFull
    /// All, once somebody asks.
    case byRequest
  }

  /// What a full buffer does with another element.
  public enum BufferingStrategy<Failure: Error> {
    /// It drops that element.
    case dropNewest
    /// It drops the one that waits longest.
    case dropOldest
    /// It fails.
    case customError(() -> Failure)
  }

  /// A publisher that keeps elements of another until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let size: Int
    let prefetch: PrefetchStrategy
    let whenFull: BufferingStrategy<Upstream.Failure>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let outlet = Outlet("Buffer", subscriber)
      let keepsFull = prefetch == .keepFull
      var stop: () -> Void = {}
      let line = Inlet<Output, Failure> { [size, whenFull] value in
        if outlet.waiting >= size, !outlet.isWanted {
          switch whenFull {
          case .dropNewest: return keepsFull ? .max(1) : .none
          case .dropOldest: _ = outlet.dropFirst()
          case .customError(let failure):
            stop()
            outlet.end(.failure(failure()))
            return .none
          }
        }
        outlet.offer(value)
        return .none
      } ended: {
        outlet.end($0)
      }
      stop = { [weak line] in line?.cancel() }
      outlet.open(
        requested: { line.request(keepsFull ? $0 : .unlimited) }, cancelled: { line.cancel() })
      if keepsFull { line.request(.max(size)) }
      upstream.subscribe(line)
    }
  }
}

extension Publisher {
  /// Keeps up to `size` elements until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
