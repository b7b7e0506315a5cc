import AdsClient
import Foundation
import LaminaAPI
import LaminaAPIMock

/// Carries a client's requests to a mock.
struct AdsMock: AdsClient.Transport {
  private let line: MockLine

  /// A mock in the same process.
  init(_ api: MockAPI) { line = MockLine(api) }

  /// A mock at a port.
  init(port: Int) throws { line = try MockLine(port: port) }

  func send(_ request: AdsClient.Request) async throws -> AdsClient.Answer {
    let fields = request.headers.map { MockHeader($0.name, $0.value) }
    let answer = try await line.send(request.method, request.url, fields, request.body)
    let headers = answer.headers.fields.map { AdsClient.Header($0.name, $0.value) }
    return AdsClient.Answer(status: answer.status, headers: headers, body: Data(answer.body))
  }

  /// The API of a folder.
  static func api(in folder: String) -> MockAPI {
    let loader = FolderLoader(folder)
    return MockAPI(RAMLDocument.read("api.raml", from: loader).model(), loader: loader)
  }
}
