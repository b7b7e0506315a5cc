import Foundation
import LaminaAPIMock

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server over TLS, by URLSession: certificates are those that the system trusts.
struct SecureCaller {
  private let address: ServerAddress
  private let limits: ServerLimits

  init(_ address: ServerAddress, _ limits: ServerLimits) {
    self.address = address
    self.limits = limits
  }

  func send(_ request: MockRequest) async throws -> MockAnswer {
    guard let url = URL(string: address.root + address.base + request.target) else {
      throw CallFault.unreached(address.root, reason: "\(request.target.prefix(200)) is no path")
    }
    let session = URLSession(configuration: configuration, delegate: Refusing(), delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    do {
      let (body, response) = try await session.data(for: outgoing(request, url))
      return try answer(body, response)
    } catch let fault as URLError {
      throw fault.code == .timedOut ? CallFault.silent : unreached(fault)
    }
  }

  /// Nothing is remembered, and nothing is added.
  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = limits.patience
    configuration.timeoutIntervalForResource = limits.patience
    return configuration
  }

  private func outgoing(_ request: MockRequest, _ url: URL) -> URLRequest {
    var outgoing = URLRequest(url: url)
    outgoing.httpMethod = request.method
    outgoing.httpShouldHandleCookies = false
    for field in request.headers.fields where !ServerCaller.isOwn(field.name) {
      outgoing.addValue(field.value, forHTTPHeaderField: field.name)
    }
    if !request.body.isEmpty { outgoing.httpBody = Data(request.body) }
    return outgoing
  }

  private func answer(_ body: Data, _ response: URLResponse) throws -> MockAnswer {
    guard let head = response as? HTTPURLResponse else { throw CallFault.closed }
    guard body.count <= 16 * limits.body else { throw CallFault.tooLong }
    let fields = head.allHeaderFields.map { MockHeader("\($0.key)", "\($0.value)") }
    var answer = MockAnswer(
      head.statusCode, headers: MockHeaders(fields.sorted { $0.name < $1.name }),
      body: Array(body))
    // The body comes without its encoding.
    answer.headers["Content-Encoding"] = nil
    return answer
  }

  private func unreached(_ fault: URLError) -> CallFault {
    .unreached(address.root, reason: fault.localizedDescription)
  }

  /// Follows no redirection: it is the answer.
  private final class Refusing: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
    ) async -> URLRequest? { nil }
  }
}
