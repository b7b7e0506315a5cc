import Foundation
package import SignUpForms

/// A request as the directory reads it.
package struct ServerRequest: Equatable, Sendable {
  package let method: String
  /// As it was sent, percent-encoded, without a query.
  package let path: String
  package let body: [UInt8]

  package init(method: String, target: String, body: [UInt8] = []) {
    self.method = method
    path = String(target.prefix { $0 != "?" })
    self.body = body
  }

  /// The path's parts, decoded; nil when they are not UTF-8.
  package var parts: [String]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let decoded = parts.map { String($0).removingPercentEncoding }
    return decoded.contains(nil) ? nil : decoded.compactMap { $0 }
  }
}

// MARK: Writing

extension ServerRequest {
  /// Asks whether a name is free.
  package static func question(about name: String) -> ServerRequest {
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
    return ServerRequest(method: "GET", target: "/users/\(encoded)")
  }

  /// Asks for a user to be signed up.
  package static func user(_ user: NewUser) throws(SignUpFailure) -> ServerRequest {
    do {
      return ServerRequest(
        method: "POST", target: "/users", body: Array(try JSONEncoder().encode(user)))
    } catch {
      throw .refused(reason: "\(error)")
    }
  }
}

extension CharacterSet {
  /// What a path takes as it is (RFC 3986, 2.3).
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
