public import Foundation
import FoundationNetworking
public import LaminaLoading

/// Brings bytes over http and https.
///
/// Follows redirects, asks for bytes as they are (no compression: pictures have their own), takes
/// statuses other than 200 to 299 for failures, and gives up when nothing comes for `timeout`.
public final class URLSessionTransport: ByteTransport {
  public let schemes: Set<String> = ["http", "https"]

  private let session: URLSession
  private let conversations: Conversations
  private let timeout: TimeInterval

  /// Makes a transport with a session of its own.
  ///
  /// - Parameters:
  ///   - timeout: seconds without a byte after which a transfer fails.
  ///   - connectionsPerHost: connections to one host at most.
  public init(timeout: TimeInterval = 30, connectionsPerHost: Int = 6) {
    self.timeout = timeout
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    // On Linux it keeps nothing of tasks that hand on their bytes as they come.
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    conversations = Conversations()
    let queue = OperationQueue()
    queue.name = "lamina-network"
    queue.maxConcurrentOperationCount = 1
    session = URLSession(
      configuration: configuration, delegate: conversations, delegateQueue: queue)
  }

  /// The session holds its delegate until it is told to end.
  deinit { session.invalidateAndCancel() }

  public func begin(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ByteTransferEvent) -> Void
  ) -> any ByteTransfer {
    var request = URLRequest(url: url, timeoutInterval: timeout)
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    request.setValue("image/*,*/*;q=0.5", forHTTPHeaderField: "Accept")
    let task = session.dataTask(with: request)
    let transfer = URLSessionTransfer(task)
    transfer.setPriority(priority)
    conversations.begin(task.taskIdentifier, with: url, onEvent: onEvent)
    task.resume()
    return transfer
  }
}

/// A task as a loader sees it.
private struct URLSessionTransfer: ByteTransfer {
  let task: URLSessionDataTask

  init(_ task: URLSessionDataTask) { self.task = task }

  func cancel() { task.cancel() }

  /// Sets the hint that URLSession has for it.
  ///
  /// On Linux it does nothing with it: the order in which transfers begin is what counts.
  func setPriority(_ priority: ImageLoadPriority) {
    task.priority =
      switch priority.level {
      case .low: URLSessionTask.lowPriority
      case .normal: URLSessionTask.defaultPriority
      case .high: URLSessionTask.highPriority
      }
  }
}
