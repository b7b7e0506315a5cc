import Foundation
import Synchronization

/// Answers each request with the same, and keeps what was asked.
final class RecordingTransport: ZooClient.Transport {
  private let answer: ZooClient.Answer
  private let asked = Mutex<[ZooClient.Request]>([])

  /// The requests, in order.
  var requests: [ZooClient.Request] { asked.withLock { $0 } }

  init(_ status: Int, _ body: String = "", _ headers: [ZooClient.Header] = []) {
    answer = ZooClient.Answer(status: status, headers: headers, body: Data(body.utf8))
  }

  func send(_ request: ZooClient.Request) async throws -> ZooClient.Answer {
    asked.withLock { $0.append(request) }
    return answer
  }
}

extension ZooClient.Request {
  /// The body as text.
  var text: String { body.map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// The value of a field.
  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
