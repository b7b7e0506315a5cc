/// Why a stream had not exactly the value that was asked for.
public nonisolated enum StreamCountError: Error, Hashable, CustomStringConvertible {
  /// It completed without a value.
  case noValue
  /// It had a second value.
  case severalValues

  public var description: String {
    switch self {
    case .noValue: "The stream completed without a value; use maybe() where that may happen."
    case .severalValues: "The stream had a second value; take(1) keeps the first."
    }
  }
}

extension EventStream where Value: Sendable {
  /// The values as an asynchronous sequence, each kept until it is asked for.
  ///
  /// The run begins with the iteration and is over when that is dropped or cancelled.
  public var values: AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = subscribe(
        onValue: { continuation.yield($0) },
        onEnd: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failed(let error): continuation.finish(throwing: error)
          }
        })
      continuation.onTermination = { _ in
        Task { @MainActor in subscription.dispose() }
      }
    }
  }

  /// Returns the first value, with which the run is over, or nil if there is none.
  public func first() async throws -> Value? {
    for try await value in take(1).values { return value }
    return nil
  }

  /// Returns the only value; throws if there is none or a second one.
  public func single() async throws -> Value {
    guard let value = try await maybe() else { throw StreamCountError.noValue }
    return value
  }

  /// Returns the only value, or nil if there is none; throws if there is a second one.
  public func maybe() async throws -> Value? {
    var found: Value?
    for try await value in take(2).values {
      if found != nil { throw StreamCountError.severalValues }
      found = value
    }
    return found
  }
}
