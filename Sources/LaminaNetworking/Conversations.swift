import Foundation
import FoundationNetworking
import LaminaLoading
import Synchronization

/// Tells apart what a session's tasks report, and says it in a transport's words.
final class Conversations: NSObject, URLSessionDataDelegate {
  fileprivate struct Conversation {
    let url: URL
    let onEvent: @Sendable (ByteTransferEvent) -> Void
    var received = 0
    var expected: Int?
  }

  private let open = Mutex<[Int: Conversation]>([:])

  func begin(_ task: Int, with url: URL, onEvent: @escaping @Sendable (ByteTransferEvent) -> Void) {
    open.withLock { $0[task] = Conversation(url: url, onEvent: onEvent) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let code = (response as? HTTPURLResponse)?.statusCode ?? 200
    let length = response.expectedContentLength
    let expected = length >= 0 ? Int(length) : nil
    if 200..<300 ~= code {
      let known = open.withLock { open in
        open[dataTask.taskIdentifier]?.expected = expected
        return open[dataTask.taskIdentifier]
      }
      known?.onEvent(.answered(expected: expected))
      completionHandler(.allow)
    } else {
      // Whatever else comes of it belongs to nobody: on Linux a task that is told to cancel here
      // still hands on the body.
      let known = end(dataTask)
      known.map { $0.onEvent(.failed(.status(url: $0.url, code: code))) }
      completionHandler(.cancel)
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let known = open.withLock { open in
      open[dataTask.taskIdentifier]?.received += data.count
      return open[dataTask.taskIdentifier]
    }
    known?.onEvent(.received(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let conversation = end(task) else { return }
    guard let error else { return conversation.onEvent(.ended) }
    conversation.onEvent(.failed(conversation.failure(of: error)))
  }

  private func end(_ task: URLSessionTask) -> Conversation? {
    open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }
}

extension Conversations.Conversation {
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
