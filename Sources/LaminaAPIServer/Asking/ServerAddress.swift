/// The address of a server of HTTP: `http://127.0.0.1:8080/base`.
public struct ServerAddress: Hashable, Sendable {
  /// The host.
  public let host: String
  /// The port.
  public let port: Int
  /// The path in front of all paths, without a slash at its end.
  public let base: String

  /// Reads an address.
  public init(_ text: String) throws(ServerFault) {
    let scheme = "http://"
    guard text.hasPrefix(scheme) else { throw .noAddress(text) }
    let rest = text.dropFirst(scheme.count)
    let place = rest.prefix { $0 != "/" }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    let port = parts.count > 1 ? Int(parts[1]) : 80
    guard parts.count <= 2, !parts[0].isEmpty, let port, (1...65_535).contains(port) else {
      throw .noAddress(text)
    }
    (host, self.port) = (String(parts[0]), port)
    let path = rest.dropFirst(place.count)
    base = path.last == "/" ? String(path.dropLast()) : String(path)
  }
}
