import Foundation
import FoundationNetworking
package import SignUpDesk
package import SignUpForms

/// Asks a server on this machine over URLSession; cancelling the asking task closes the connection.
package final class SignUpClient: AskingService {
  private let root: String
  private let session: URLSession

  /// A client of the server at `port`.
  ///
  /// - Parameters:
  ///   - port: of this machine.
  ///   - timeout: seconds without an answer after which a request has failed.
  package init(port: Int, timeout: Double = 10) {
    root = "http://127.0.0.1:\(port)"
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    // Quick typing leaves questions behind that are being cancelled; none waits for them.
    configuration.httpMaximumConnectionsPerHost = 32
    session = URLSession(configuration: configuration)
  }

  deinit { session.invalidateAndCancel() }

  package func answer(to request: ServerRequest) async throws(SignUpFailure) -> ServerAnswer {
    let request = try urlRequest(request)
    do {
      let (data, response) = try await session.data(for: request)
      return ServerAnswer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, bytes: data)
    } catch {
      throw .unreachable(reason: error.localizedDescription)
    }
  }

  private func urlRequest(_ request: ServerRequest) throws(SignUpFailure) -> URLRequest {
    guard let url = URL(string: root + request.path) else {
      throw .refused(reason: "«\(request.path)» is no path; use another name.")
    }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.method
    guard !request.body.isEmpty else { return urlRequest }
    urlRequest.httpBody = Data(request.body)
    urlRequest.setValue("application/json", forHTTPHeaderField: "Content-Type")
    return urlRequest
  }
}
