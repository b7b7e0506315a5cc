public import Foundation
import FoundationNetworking
public import LaminaLoading
import Synchronization

/// Brings bytes over http and https.
///
/// Follows redirects, asks for bytes as they are (no compression: pictures have their own), takes
/// statuses other than 200 to 299 for failures, and gives up when nothing comes for `timeout`.
public final class URLSessionTransport: ByteTransport {
  public let schemes: Set<String> = ["http", "https"]

  private let session: URLSession
  private let conversations: Conversations
  private let timeout: TimeInterval
  private let cache: PictureDiskCache?
  /// Where files are looked up.
  private let disk = DispatchQueue(label: "lamina-pictures", qos: .userInitiated)

  /// Makes a transport with a session of its own.
  ///
  /// - Parameters:
  ///   - cache: what keeps answers as long as servers allow; nil keeps none.
  ///   - timeout: seconds without a byte after which a transfer fails.
  ///   - connectionsPerHost: connections to one host at most.
  public init(
    cache: PictureDiskCache? = nil, timeout: TimeInterval = 30, connectionsPerHost: Int = 6
  ) {
    self.timeout = timeout
    self.cache = cache
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    conversations = Conversations(cache: cache)
    let queue = OperationQueue()
    queue.name = "lamina-network"
    queue.maxConcurrentOperationCount = 1
    session = URLSession(
      configuration: configuration, delegate: conversations, delegateQueue: queue)
  }

  /// The session holds its delegate until it is invalidated.
  deinit { session.invalidateAndCancel() }

  public func begin(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ByteTransferEvent) -> Void
  ) -> any ByteTransfer {
    let transfer = URLSessionTransfer(priority)
    let conversation = Conversations.Conversation(url: url, onEvent: onEvent)
    guard let cache else {
      start(conversation, for: transfer)
      return transfer
    }
    disk.async { [weak self] in
      guard !transfer.isCancelled, let self else { return }
      let found = cache.answer(for: url)
      if let found, found.isFresh { return conversation.deliverStored(found.answer) }
      var conversation = conversation
      conversation.stored = found?.answer
      self.start(conversation, for: transfer)
    }
    return transfer
  }

  private func start(
    _ conversation: Conversations.Conversation, for transfer: URLSessionTransfer
  ) {
    var request = URLRequest(url: conversation.url, timeoutInterval: timeout)
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    request.setValue("image/*,*/*;q=0.5", forHTTPHeaderField: "Accept")
    if let facts = conversation.stored?.facts {
      request.setValue(facts.etag, forHTTPHeaderField: "If-None-Match")
      request.setValue(facts.lastModified, forHTTPHeaderField: "If-Modified-Since")
    }
    let task = session.dataTask(with: request)
    conversations.begin(task.taskIdentifier, conversation)
    transfer.start(task)
  }
}

/// A task as a loader sees it, perhaps before there is one.
private final class URLSessionTransfer: ByteTransfer {
  private struct State {
    var task: URLSessionDataTask?
    var priority: ImageLoadPriority
    var isCancelled = false
  }

  private let state: Mutex<State>

  init(_ priority: ImageLoadPriority) { state = Mutex(State(priority: priority)) }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func start(_ task: URLSessionDataTask) {
    let isCancelled = state.withLock { state in
      state.task = task
      task.priority = state.priority.taskPriority
      return state.isCancelled
    }
    task.resume()
    if isCancelled { task.cancel() }
  }

  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      return state.task
    }?.cancel()
  }

  /// Sets the hint that URLSession has for it.
  ///
  /// On Linux it does nothing with it: the order in which transfers begin is what counts.
  func setPriority(_ priority: ImageLoadPriority) {
    state.withLock { state in
      state.priority = priority
      state.task?.priority = priority.taskPriority
    }
  }
}

extension ImageLoadPriority {
  /// What URLSession calls it.
  fileprivate var taskPriority: Float {
    switch level {
    case .low: URLSessionTask.lowPriority
    case .normal: URLSessionTask.defaultPriority
    case .high: URLSessionTask.highPriority
    }
  }
}
