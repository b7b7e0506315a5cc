import Glibc

/// A connection on which a test says what it likes, byte by byte.
final class RawConnection {
  private let socket: Int32

  init?(port: Int) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    if result != 0 { return nil }
  }

  deinit { close(socket) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What comes until the other side closes, or until some text has come so often.
  func read(until text: String? = nil, times: Int = 1) -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count <= 0 { break }
      all += buffer[..<count]
      if let text, Self.count(text, in: all) >= times { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  private static func count(_ text: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: text).count
  }
}
