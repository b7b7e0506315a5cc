/// The elements of a publisher that cannot fail, one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// The elements of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes one element at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let handOver: HandOver<P.Output, Never>

    /// The next element; nil at the end, or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      guard case .value(let value) = await handOver.next() else { return nil }
      return value
    }
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(handOver: HandOver(publisher)) }
}

/// The elements of a publisher that can fail, one after the other.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// The elements of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes one element at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let handOver: HandOver<P.Output, P.Failure>

    /// The next element; nil at the end, or when the task is cancelled.
    public mutating func next() async throws -> P.Output? {
      switch await handOver.next() {
      case .value(let value): return value
      case .end(.finished): return nil
      case .end(.failure(let failure)): throw failure
      }
    }
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(handOver: HandOver(publisher)) }
}

private enum HandedOver<Value, Failure: Error> {
  case value(Value)
  case end(Subscribers.Completion<Failure>)
}

/// Hands elements over to a task, each when it asks.
///
/// Unchecked: what is kept is behind the lock, and an element goes from one side to the other.
private final class HandOver<Value, Failure: Error>: @unchecked Sendable {
  private typealias Event = HandedOver<Value, Failure>
  private let lock = Lock()
  private var waiting: CheckedContinuation<HandedOver<Value, Failure>, Never>?
  private var line = WaitingLine<HandedOver<Value, Failure>>()
  private var isOver = false
  private var inlet: Inlet<Value, Failure>?

  init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    let inlet = Inlet<Value, Failure> { [weak self] in
      self?.put(.value($0))
      return .none
    } ended: { [weak self] in
      self?.put(.end($0))
    }
    self.inlet = inlet
    publisher.subscribe(inlet)
  }

  deinit { inlet?.cancel() }

  private func put(_ event: Event) {
    nonisolated(unsafe) let event = event
    let continuation = lock { () -> CheckedContinuation<Event, Never>? in
      guard !isOver else { return nil }
      if let waiting {
        self.waiting = nil
        return waiting
      }
      line.append(event)
      return nil
    }
    continuation?.resume(returning: event)
  }

  nonisolated(nonsending) func next() async -> HandedOver<Value, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known = lock { () -> Event? in
          if let event = line.popFirst() {
            if case .end = event { isOver = true }
            return event
          }
          if isOver { return .end(.finished) }
          waiting = continuation
          return nil
        }
        if let known {
          nonisolated(unsafe) let known = known
          return continuation.resume(returning: known)
        }
        inlet?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }
  }

  private func cancel() {
    inlet?.cancel()
    let continuation = lock {
      defer { waiting = nil }
      isOver = true
      return waiting
    }
    continuation?.resume(returning: .end(.finished))
  }
}

extension Publisher where Failure == Never {
  /// The elements as an asynchronous sequence, which asks for one at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The elements as an asynchronous sequence, which asks for one at a time and throws a failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
