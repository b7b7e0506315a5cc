/// A request as a value.
///
/// ```swift
/// let request = MockRequest("GET", "/users/ada?page=2", headers: ["Accept": "application/json"])
/// print(request.path, request.query)       // /users/ada page=2
/// ```
public struct MockRequest: Hashable, Sendable {
  /// The method in capitals.
  public var method: String
  /// Path and query, as they were sent.
  public var target: String
  /// The fields of the head.
  public var headers: MockHeaders
  /// The body.
  public var body: [UInt8]
  /// Whether it came over TLS, or says by `X-Forwarded-Proto` that it did.
  public var isSecure: Bool

  /// Creates a request.
  public init(
    _ method: String, _ target: String, headers: MockHeaders = [:], body: [UInt8] = [],
    isSecure: Bool = false
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.isSecure = isSecure || headers["X-Forwarded-Proto"] == "https"
  }

  /// The target up to the query, without a host.
  public var path: Substring {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.first != "/", let host = path.firstRange(of: "://") else { return path }
    return path[host.upperBound...].drop { $0 != "/" }
  }

  /// What follows the question mark.
  public var query: Substring {
    guard let mark = target.utf8.firstIndex(of: UInt8(ascii: "?")) else { return "" }
    return target[target.index(after: mark)...].prefix { $0 != "#" }
  }
}
