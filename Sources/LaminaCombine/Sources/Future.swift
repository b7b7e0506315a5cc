/// A publisher of the one result of work that begins when it is made.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///   DispatchQueue.global().async { promise(.success(42)) }
/// }
/// ```
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result; only the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Begins the work, which calls the promise once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfil)
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let calls = lock { () -> [(Result<Output, Failure>) -> Void] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for call in calls { call(result) }
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet("Future", subscriber)
    outlet.open()
    let deliver: (Result<Output, Failure>) -> Void = { result in
      switch result {
      case .success(let value):
        outlet.offer(value)
        outlet.end(.finished)
      case .failure(let failure): outlet.end(.failure(failure))
      }
    }
    let known = lock {
      if result == nil { waiting.append(deliver) }
      return result
    }
    if let known { deliver(known) }
  }
}

/// All it has is behind a lock.
extension Future: @unchecked Sendable where Output: Sendable {}

extension Future where Failure == Never {
  /// The result, once it is there.
  public final var value: Output {
    get async { await withCheckedContinuation { sink($0) } }
  }

  private func sink(_ continuation: CheckedContinuation<Output, Never>) {
    subscribe(
      Inlet<Output, Never>.all { value in
        nonisolated(unsafe) let value = value
        continuation.resume(returning: value)
      })
  }
}

extension Future {
  /// The result, once it is there.
  public final var value: Output {
    get async throws { try await withCheckedThrowingContinuation { sink($0) } }
  }

  private func sink(_ continuation: CheckedContinuation<Output, any Error>) {
    subscribe(
      Inlet<Output, Failure>.all { value in
        nonisolated(unsafe) let value = value
        continuation.resume(returning: value)
      } failed: {
        continuation.resume(throwing: $0)
      })
  }
}

extension Inlet {
  /// A subscriber that asks for all.
  fileprivate static func all(
    _ value: @escaping (Input) -> Void, failed: @escaping (Failure) -> Void = { _ in }
  ) -> Inlet {
    let inlet = Inlet {
      value($0)
      return .none
    } ended: {
      if case .failure(let failure) = $0 { failed(failure) }
    }
    inlet.request(.unlimited)
    return inlet
  }
}
