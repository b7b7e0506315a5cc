extension EventStream where Value: Sendable {
  /// The values as an asynchronous sequence, each kept until it is asked for.
  ///
  /// ```
  ///          ──1──2──3──|
  ///  values
  ///          ──1──2──3──|      await next(): 1, 2, 3, nil
  /// ```
  ///
  /// A run begins with each iteration, and is over when that is dropped or cancelled. A failure is
  /// thrown as itself.
  public var values: StreamValues<Value, Failure> { StreamValues(stream: self) }
}

/// The values of a stream as an asynchronous sequence.
public struct StreamValues<Element: Sendable, Failure: Error>: AsyncSequence {
  let stream: EventStream<Element, Failure>

  /// Begins a run.
  public func makeAsyncIterator() -> Iterator {
    let (events, continuation) = AsyncStream.makeStream(of: StreamEvent<Element, Failure>.self)
    let subscription = stream.subscribe(
      onValue: { continuation.yield(.value($0)) },
      onEnd: { completion in
        continuation.yield(.end(completion))
        continuation.finish()
      })
    continuation.onTermination = { _ in
      Task { @MainActor in subscription.dispose() }
    }
    return Iterator(events: events.makeAsyncIterator())
  }

  /// Takes the values of one run, one after the other.
  public nonisolated struct Iterator: AsyncIteratorProtocol {
    var events: AsyncStream<StreamEvent<Element, Failure>>.Iterator

    /// Returns the next value, or nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      switch await events.next(isolation: actor) {
      case .value(let value): return value
      case .end(.failed(let error)): throw error
      case .end(.finished), nil: return nil
      }
    }
  }
}
