import AdsClient
import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer

/// Carries a client's requests to a mock.
struct AdsMock: AdsClient.Transport {
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

  func send(_ request: AdsClient.Request) async throws -> AdsClient.Answer {
    let answer = try await answer(Self.mocked(request))
    let headers = answer.headers.fields.map { AdsClient.Header($0.name, $0.value) }
    return AdsClient.Answer(status: answer.status, headers: headers, body: Data(answer.body))
  }

  /// The request below the server's address; that it came over TLS, a field says.
  private static func mocked(_ request: AdsClient.Request) -> MockRequest {
    let rest = request.url.drop { $0 != ":" }.dropFirst(3)
    var headers = MockHeaders(request.headers.map { MockHeader($0.name, $0.value) })
    if request.url.hasPrefix("https:") { headers["X-Forwarded-Proto"] = "https" }
    return MockRequest(
      request.method, String(rest.drop { $0 != "/" }), headers: headers,
      body: Array(request.body ?? Data()))
  }

  /// The API of a folder.
  static func api(in folder: String) -> MockAPI {
    let loader = FolderLoader(folder)
    return MockAPI(RAMLDocument.read("api.raml", from: loader).model(), loader: loader)
  }
}
