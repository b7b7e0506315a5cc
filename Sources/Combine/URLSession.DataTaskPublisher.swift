public import Foundation
public import FoundationNetworking
public import LaminaCombine

extension URLSession {
  /// A publisher of what a request is answered; each subscriber, when it asks, sends a request of its own.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// Who sends it.
    public let session: URLSession

    /// Publishes what a request is answered.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive(subscriber: some Subscriber<Output, URLError>) {
      subscriber.receive(
        subscription: DataTaskSubscription(request, session, AnySubscriber(subscriber)))
    }
  }

  /// A publisher of what there is at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  /// A publisher of what a request is answered.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// One request, which is sent when it is asked for.
///
/// Unchecked: what changes is behind the lock.
private final class DataTaskSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private typealias Receiver = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
  let description = "DataTaskPublisher"
  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var subscriber: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>?
  private var task: URLSessionDataTask?

  init(
    _ request: URLRequest, _ session: URLSession,
    _ subscriber: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
  ) {
    self.request = request
    self.session = session
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard self.task == nil, subscriber != nil else { return nil }
      self.task = session.dataTask(with: request) { [self] in finish($0, $1, $2) }
      return self.task
    }
    task?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let receiver = close().0 else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func close() -> (Receiver?, URLSessionDataTask?) {
    lock.withLock {
      defer {
        subscriber = nil
        task = nil
      }
      return (subscriber, task)
    }
  }

  func cancel() { close().1?.cancel() }
}
