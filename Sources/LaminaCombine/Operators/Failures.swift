extension Publishers {
  /// A publisher that changes the failure of another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.subscribe(
        Relay("MapError", subscriber, step: { .send($0) }) { [transform] in
          $0.mapFailure(transform)
        })
    }
  }

  /// A publisher that cannot fail, as one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    let upstream: Upstream

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.subscribe(
        Relay("SetFailureType", subscriber, step: { .send($0) }) { _ in .finished })
    }
  }

  /// A publisher that ends the program where another fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    let upstream: Upstream
    let prefix: String
    let file: StaticString
    let line: UInt

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.subscribe(
        Relay("AssertNoFailure", subscriber, step: { .send($0) }) { [prefix, file, line] in
          if case .failure(let failure) = $0 {
            fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(failure)", file: file, line: line)
          }
          return .finished
        })
    }
  }

  /// A publisher that sends an element where another fails.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    let upstream: Upstream
    let output: Upstream.Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.catch { [output] _ in Just(output) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Changes the failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform: transform)
  }
  /// Lets a publisher that cannot fail stand where one can.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> where Failure == Never {
    .init(upstream: self)
  }
  /// Ends the program on a failure, with a message.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }
  /// Sends an element in place of a failure, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }
}
