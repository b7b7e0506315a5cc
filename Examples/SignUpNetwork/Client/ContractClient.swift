package import Foundation
import FoundationNetworking
package import SignUpForms

/// Asks a server that keeps the contract of `API/sign-up.raml`, as `lamina-api mock` does.
///
/// ```
///  HEAD /users/{name}   404 free, 200 taken
///  POST /signups        201 made, 409 taken meanwhile, 422 refused, 429 too often
/// ```
package final class ContractClient: SignUpService {
  private let root: URL
  private let session: URLSession

  /// A client of the server at an address, base path included.
  package init(_ root: URL, timeout: Double = 10) {
    self.root = root
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
  }

  deinit { session.invalidateAndCancel() }

  package func isFree(_ name: String) async throws -> Bool {
    var request = URLRequest(url: root.appending(path: "users").appending(path: name))
    request.httpMethod = "HEAD"
    switch try await send(request).status {
    case 404: return true
    // Taken, or against the rules of names.
    case 200, 400: return false
    case let status: throw SignUpFailure.status(status)
    }
  }

  package func signUp(name: String, password: String) async throws(SignUpFailure) {
    let (status, body) = try await send(try wish(name, password))
    switch status {
    case 201: return
    case 409: throw .taken(name: name)
    case 429: throw .status(status)
    case 400..<500:
      throw .refused(reason: (try? JSONDecoder().decode(Problem.self, from: body))?.detail ?? "")
    default: throw .status(status)
    }
  }

  private func wish(_ name: String, _ password: String) throws(SignUpFailure) -> URLRequest {
    var request = URLRequest(url: root.appending(path: "signups"))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let wish = Wish(username: name, password: password, repeatedPassword: password)
    do {
      request.httpBody = try JSONEncoder().encode(wish)
    } catch {
      throw .refused(reason: "\(error)")
    }
    return request
  }

  private func send(_ request: URLRequest) async throws(SignUpFailure) -> (status: Int, Data) {
    do {
      let (data, response) = try await session.data(for: request)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
    } catch {
      throw .unreachable(reason: error.localizedDescription)
    }
  }

  /// What is posted.
  private struct Wish: Encodable {
    let username, password, repeatedPassword: String
  }

  /// Why something is refused (RFC 9457).
  private struct Problem: Decodable {
    let detail: String
  }
}
