/// The address of a server: `http://127.0.0.1:8080/base`, or `https://api.example.org`.
public struct ServerAddress: Hashable, Sendable {
  /// Whether it is asked over TLS.
  public let isSecure: Bool
  /// The host.
  public let host: String
  /// The port.
  public let port: Int
  /// The path in front of all paths, without a slash at its end.
  public let base: String

  /// Reads an address.
  public init(_ text: String) throws(ServerFault) {
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else {
      throw .noAddress(text)
    }
    isSecure = scheme == "https://"
    let rest = text.dropFirst(scheme.count)
    let place = rest.prefix { $0 != "/" }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    let port = parts.count > 1 ? Int(parts[1]) : isSecure ? 443 : 80
    guard parts.count <= 2, !parts[0].isEmpty, let port, (1...65_535).contains(port) else {
      throw .noAddress(text)
    }
    (host, self.port) = (String(parts[0]), port)
    let path = rest.dropFirst(place.count)
    base = path.last == "/" ? String(path.dropLast()) : String(path)
  }

  /// The address without its base.
  var root: String { "\(isSecure ? "https" : "http")://\(host):\(port)" }
}
