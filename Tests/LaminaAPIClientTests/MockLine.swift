import Foundation
import LaminaAPIMock
import LaminaAPIServer

/// The way of generated clients' requests to a mock.
struct MockLine: Sendable {
  private let answer: @Sendable (MockRequest) async throws -> MockAnswer

  /// A mock in the same process.
  init(_ api: MockAPI) {
    let transport = MockTransport(api)
    answer = { transport.send($0) }
  }

  /// A mock at a port.
  init(port: Int) throws {
    let caller = ServerCaller(try ServerAddress("http://127.0.0.1:\(port)"))
    answer = { try await caller.send($0) }
  }

  /// Sends what is below the server's address; that it came over TLS, a field says.
  func send(
    _ method: String, _ url: String, _ fields: [MockHeader], _ body: Data?
  ) async throws -> MockAnswer {
    let rest = url.drop { $0 != ":" }.dropFirst(3)
    var headers = MockHeaders(fields)
    if url.hasPrefix("https:") { headers["X-Forwarded-Proto"] = "https" }
    return try await answer(
      MockRequest(
        method, String(rest.drop { $0 != "/" }), headers: headers, body: Array(body ?? Data())))
  }
}
