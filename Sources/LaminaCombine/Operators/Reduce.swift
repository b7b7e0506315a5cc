extension Publishers {
  /// A publisher of what all elements of another come to.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var result = initialResult
      upstream.reduced("Reduce", to: subscriber, result: { result }) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return .goOn
      }
    }
  }

  /// A publisher of what all elements of another come to by what can fail.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var result = initialResult
      upstream.reduced(
        "TryReduce", to: subscriber, result: { result },
        trying: { [nextPartialResult] in
          result = try nextPartialResult(result, $0)
          return .goOn
        })
    }
  }
}

extension Publisher {
  /// Publishes what all elements come to.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Publishes what all elements come to by what can fail.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
