import Foundation
import Glibc

/// A request that came to a `PictureServer`, and the connection to answer on.
final class Request: Sendable {
  /// Its first line and its headers.
  let head: String
  private let connection: Int32
  private let closed: AsyncStream<Void>

  private init(head: String, connection: Int32, closed: AsyncStream<Void>) {
    self.head = head
    self.connection = connection
    self.closed = closed
  }

  deinit { close(connection) }

  var path: String {
    head.split(separator: " ").dropFirst().first.map { String($0.dropFirst()) } ?? ""
  }

  /// The value of a header.
  func header(_ name: String) -> String? {
    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  /// Sends bytes as they are.
  func send(_ bytes: Data) {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.send(
          connection, buffer.baseAddress?.advanced(by: sent), buffer.count - sent,
          Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// Sends a status line and headers.
  func answer(_ status: String, _ headers: [String: String] = [:]) {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
    send(Data("HTTP/1.1 \(status)\r\n\(lines)Connection: close\r\n\r\n".utf8))
  }

  /// Sends a whole answer and ends.
  func answer(_ status: String = "200 OK", body: Data, _ headers: [String: String] = [:]) {
    answer(status, headers.merging(["Content-Length": "\(body.count)"]) { own, _ in own })
    send(body)
    end()
  }

  /// Ends the connection from this side.
  func end() { shutdown(connection, Int32(SHUT_WR)) }

  /// Returns when the other side has closed the connection.
  func isHungUp() async {
    for await _ in closed {}
  }

  /// Reads a request, hands it on, and reads until the other side closes.
  static func serve(_ connection: Int32, _ hand: (Request) -> Void) {
    var head = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let (closed, continuation) = AsyncStream.makeStream(of: Void.self)
    // Whoever holds the request last closes the connection.
    var request: Request?
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 {
      head.append(contentsOf: buffer[..<count])
      guard request == nil, head.range(of: Data("\r\n\r\n".utf8)) != nil else { continue }
      let made = Request(
        head: String(decoding: head, as: UTF8.self), connection: connection, closed: closed)
      request = made
      hand(made)
    }
    if request == nil { close(connection) }
    continuation.finish()
  }
}
