import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers a request with the query of its address; fails without one.
private final class Echo: URLProtocol {
  static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    return URLSession(configuration: configuration)
  }()

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, let text = url.query,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(text.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

/// What URLSession publishes: no test asks the net.
@Suite struct DataTaskTests {
  private func publisher(_ address: String) throws -> URLSession.DataTaskPublisher {
    Echo.session.dataTaskPublisher(for: try #require(URL(string: address)))
  }

  @Test("A request is answered with its data, and finishes")
  func answers() async throws {
    var got: [Int] = []
    let loads = try publisher("https://lamina.test/?12").map(\.data)
      .decode(type: Int.self, decoder: JSONDecoder())
    for try await number in loads.values { got.append(number) }
    #expect(got == [12])
  }

  @Test("What is not there is a failure")
  func fails() async throws {
    let load = try publisher("https://lamina.test/")
    await #expect(throws: URLError.self) { for try await _ in load.values {} }
  }

  @Test("A request is sent when somebody asks, and not before")
  func waits() async throws {
    let asked = CurrentValueSubject<Bool, Never>(false)
    let load = try publisher("https://lamina.test/?x")
      .handleEvents(receiveRequest: { _ in asked.value = true })
    #expect(!asked.value)
    for try await (data, _) in load.values { #expect(String(decoding: data, as: UTF8.self) == "x") }
    #expect(asked.value)
  }
}
