import Glibc

/// One end of a connection within the machine that carries whole messages, and never makes its caller wait.
final class PacketSocket: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Makes both ends.
  static func pair() throws(WidgetHostError) -> (PacketSocket, PacketSocket) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | O_CLOEXEC | O_NONBLOCK
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .noConnection(reason: String(cString: strerror(errno)))
    }
    return (PacketSocket(ends[0]), PacketSocket(ends[1]))
  }

  /// Sends a message; false where it is none, or the other end does not read.
  @discardableResult
  func send(_ message: some WidgetMessage) -> Bool {
    guard let packet = message.packet else { return false }
    return Glibc.send(descriptor, packet, packet.count, Int32(MSG_NOSIGNAL))
      == packet.count
  }

  /// What was read.
  enum Packet: Equatable {
    case bytes([UInt8])
    case later
    case end
  }

  /// Reads the next message, one byte more than the longest, to see those that are too long.
  func next() -> Packet {
    var bytes = [UInt8](repeating: 0, count: largestPacket + 1)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    let isLater = count < 0 && (errno == EAGAIN || errno == EINTR)
    return isLater ? .later : .end
  }
}
