extension Publishers {
  /// A publisher that goes on with another one where one fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let succession = Succession("Catch", subscriber)
      succession.open()
      succession.follow(upstream) { [handler] in
        switch $0 {
        case .finished: succession.end(.finished)
        case .failure(let failure): succession.follow(handler(failure), ended: succession.end)
        }
      }
    }
  }

  /// A publisher that goes on with another one where one fails, or fails again.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let succession = Succession("TryCatch", subscriber)
      succession.open()
      succession.follow(upstream) { [handler] in
        guard case .failure(let failure) = $0 else { return succession.end(.finished) }
        do {
          succession.follow(try handler(failure)) { succession.end($0.erased) }
        } catch {
          succession.end(.failure(error))
        }
      }
    }
  }

  /// A publisher that subscribes to another again where that fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let succession = Succession("Retry", subscriber)
      succession.open()
      RetryRun(upstream, retries, succession).begin()
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that is made of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    .init(upstream: self, handler: handler)
  }
  /// Goes on with the publisher that is made of a failure, or fails with what is thrown.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    .init(upstream: self, handler: handler)
  }
  /// Subscribes again after a failure, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }
}

/// The attempts of one subscription; without recursion, however many fail at once.
private final class RetryRun<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let upstream: Upstream
  private let succession: Succession<Downstream>
  private let lock = Lock()
  private var left: Int?
  private var due = 0

  init(_ upstream: Upstream, _ retries: Int?, _ succession: Succession<Downstream>) {
    self.upstream = upstream
    left = retries
    self.succession = succession
  }

  func begin() {
    let begins = lock {
      due += 1
      return due == 1
    }
    guard begins else { return }
    repeat {
      succession.follow(upstream) { self.end($0) }
    } while lock {
      due -= 1
      return due > 0
    }
  }

  private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    guard case .failure = completion, left != 0 else { return succession.end(completion) }
    left = left.map { $0 - 1 }
    begin()
  }
}
