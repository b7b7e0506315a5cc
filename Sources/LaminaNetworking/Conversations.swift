import Foundation
import FoundationNetworking
import LaminaLoading
import Synchronization

/// Assigns what a session reports to its tasks, and turns it into a transport's events.
final class Conversations: NSObject, URLSessionDataDelegate {
  /// What one task is about.
  struct Conversation {
    let url: URL
    /// What is kept already, and perhaps still good.
    var stored: StoredAnswer?
    let onEvent: @Sendable (ByteTransferEvent) -> Void
    var received = 0
    var expected: Int?
    /// What is to be kept, and by which rules.
    var kept = Data()
    var rules: CacheRules?
  }

  private let open = Mutex<[Int: Conversation]>([:])
  private let cache: PictureDiskCache?

  init(cache: PictureDiskCache?) { self.cache = cache }

  func begin(_ task: Int, _ conversation: Conversation) {
    open.withLock { $0[task] = conversation }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = response as? HTTPURLResponse
    let code = answer?.statusCode ?? 200
    let rules = cache?.rules(answer?.fields ?? [:])
    if 200..<300 ~= code {
      let expected = response.expectedContentLength
      let known = open.withLock { open in
        open[dataTask.taskIdentifier]?.expected = expected >= 0 ? Int(expected) : nil
        if code == 200 { open[dataTask.taskIdentifier]?.rules = rules }
        return open[dataTask.taskIdentifier]
      }
      known?.onEvent(.answered(expected: known?.expected))
      completionHandler(.allow)
    } else {
      // What else comes of it is ignored: on Linux a task that is cancelled here still delivers the
      // body.
      end(dataTask)?.answered(code, rules, cache: cache)
      completionHandler(.cancel)
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let known = open.withLock { open in
      open[dataTask.taskIdentifier]?.appendData(data)
      return open[dataTask.taskIdentifier]?.onEvent
    }
    known?(.received(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let conversation = end(task) else { return }
    if let error { return conversation.onEvent(.failed(conversation.failure(of: error))) }
    conversation.storeBytes(in: cache)
    conversation.onEvent(.ended)
  }

  private func end(_ task: URLSessionTask) -> Conversation? {
    open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }
}

extension Conversations.Conversation {
  /// Hands on what is kept, as if it came from the net.
  func deliverStored(_ answer: StoredAnswer) {
    onEvent(.answered(expected: answer.bytes.count))
    onEvent(.received(answer.bytes))
    onEvent(.ended)
  }

  fileprivate mutating func appendData(_ data: Data) {
    received += data.count
    if rules?.mayStore == true { kept.append(data) }
  }

  fileprivate func storeBytes(in cache: PictureDiskCache?) {
    guard let rules, expected.map({ $0 == received }) ?? true else { return }
    cache?.store(kept, of: url, by: rules)
  }

  /// Ends with a status that brings no picture: what is kept is still good, or it failed.
  fileprivate func answered(_ code: Int, _ rules: CacheRules?, cache: PictureDiskCache?) {
    if code == 304, let stored, let rules {
      cache?.renew(stored, by: rules)
      deliverStored(stored)
    } else {
      if code == 404 || code == 410 { cache?.remove(url) }
      onEvent(.failed(.status(url: url, code: code)))
    }
  }

  /// What a task's error means.
  fileprivate func failure(of error: any Error) -> ImageLoadingError {
    let code = (error as? URLError)?.code
    if code == .timedOut { return .timedOut(url: url) }
    if let expected, received < expected {
      return .truncated(url: url, received: received, expected: expected)
    }
    return .unreachable(url: url, reason: error.localizedDescription)
  }
}

extension HTTPURLResponse {
  /// The headers by their names in small letters.
  fileprivate var fields: [String: String] {
    var fields: [String: String] = [:]
    for (name, value) in allHeaderFields {
      if let name = name as? String, let value = value as? String {
        fields[name.lowercased()] = value
      }
    }
    return fields
  }
}
