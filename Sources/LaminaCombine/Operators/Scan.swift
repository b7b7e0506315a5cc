extension Publishers {
  /// A publisher of all results on the way of a reduction.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var result = initialResult
      upstream.relay("Scan", to: subscriber) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// A publisher of all results on the way of a reduction that can fail.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var result = initialResult
      upstream.relay(
        "TryScan", to: subscriber,
        trying: { [nextPartialResult] in
          result = try nextPartialResult(result, $0)
          return .send(result)
        })
    }
  }
}

extension Publisher {
  /// Publishes each result on the way of a reduction.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Publishes each result on the way of a reduction that can fail.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
