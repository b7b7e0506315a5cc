import Foundation
import Glibc

/// A process that does not keep to the protocol: it writes what it likes to a socket.
final class RawClient: Sendable {
  private let number: Int32

  /// Connects; nil where nobody listens.
  init?(_ path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { [number] in
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result != 0 { return nil }
  }

  deinit { close(number) }

  /// Writes as much as is taken, and ends the stream.
  /// - Returns: how many bytes were taken.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Int {
    var count = 0
    while count < bytes.count {
      let sent = bytes[count...].withUnsafeBytes {
        send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent <= 0 { break }
      count += sent
    }
    return count
  }

  /// What is answered before the other side ends the connection.
  func answer() -> String {
    shutdown(number, Int32(SHUT_WR))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1_024)
    while case let count = recv(number, &buffer, buffer.count, 0), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
