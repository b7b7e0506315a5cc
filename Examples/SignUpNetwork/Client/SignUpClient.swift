import Foundation
import FoundationNetworking
package import SignUpForms

/// Asks a server on this machine over URLSession; who cancels the asking task closes the connection.
package final class SignUpClient: SignUpService {
  private let root: String
  private let session: URLSession

  /// A client of the server at `port`.
  ///
  /// - Parameters:
  ///   - port: of this machine.
  ///   - timeout: seconds without an answer after which a request has failed.
  package init(port: Int, timeout: Double = 10) {
    root = "http://127.0.0.1:\(port)/users"
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    // Who types quickly leaves questions behind that are being cancelled; none waits for them.
    configuration.httpMaximumConnectionsPerHost = 32
    session = URLSession(configuration: configuration)
  }

  deinit { session.invalidateAndCancel() }

  package func isFree(_ name: String) async throws -> Bool {
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
    let (status, data) = try await answer(to: request("GET", "/\(encoded)"))
    switch status {
    case 200: return try JSONDecoder().decode(NameAnswer.self, from: data).isFree
    case 422: return false
    default: throw SignUpFailure.status(status)
    }
  }

  package func signUp(name: String, password: String) async throws(SignUpFailure) {
    var request = try request("POST", "")
    do {
      request.httpBody = try JSONEncoder().encode(NewUser(name: name, password: password))
    } catch {
      throw .refused(reason: "\(error)")
    }
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let (status, data) = try await answer(to: request)
    switch status {
    case 201: return
    case 409: throw .taken(name: name)
    case 400..<500: throw .refused(reason: Self.reason(data) ?? "status \(status)")
    default: throw .status(status)
    }
  }

  private func request(
    _ method: String, _ path: String
  ) throws(SignUpFailure) -> URLRequest {
    guard let url = URL(string: root + path) else {
      throw .refused(reason: "«\(path)» is no path; use another name.")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    return request
  }

  private func answer(
    to request: URLRequest
  ) async throws(SignUpFailure) -> (status: Int, body: Data) {
    do {
      let (data, response) = try await session.data(for: request)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
    } catch {
      throw .unreachable(reason: error.localizedDescription)
    }
  }

  private static func reason(_ data: Data) -> String? {
    try? JSONDecoder().decode(Refusal.self, from: data).error
  }
}

extension CharacterSet {
  /// What a path takes as it is (RFC 3986, 2.3).
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
