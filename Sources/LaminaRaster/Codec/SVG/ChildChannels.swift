import Glibc
import LaminaGeometry

/// The three standard streams of a child, seen from here: one to write, two to read.
struct ChildChannels {
  /// What the child has as its streams 0, 1 and 2.
  private(set) var farEnds: [CInt] = []
  private var nearEnds: [CInt] = []
  private(set) var output = Data()
  /// The first part of what it said to stream 2.
  private(set) var complaint = Data()
  private static let complaintLimit = 4096

  /// Opens them so that no other child inherits them.
  init() throws(BoundedProcess.Failure) {
    for _ in 0..<3 {
      // A socket, not a pipe: writing to a child that is gone must not raise SIGPIPE.
      var ends: [CInt] = [-1, -1]
      let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
        let reason = String(cString: strerror(errno))
        closeFarEnds()
        closeNearEnds()
        throw .notStarted(reason)
      }
      farEnds.append(ends[0])
      nearEnds.append(ends[1])
    }
  }

  /// Whether the child may still write.
  var isOpen: Bool { nearEnds[1] >= 0 || nearEnds[2] >= 0 }

  mutating func closeFarEnds() {
    for end in farEnds where end >= 0 { close(end) }
    farEnds = [-1, -1, -1]
  }

  mutating func closeNearEnds() { for index in nearEnds.indices { closeNearEnd(index) } }

  private mutating func closeNearEnd(_ index: Int) {
    if nearEnds[index] >= 0 { close(nearEnds[index]) }
    nearEnds[index] = -1
  }

  /// Waits until something can be sent or read, and does so; returns whether there was something.
  mutating func step(_ input: Data, _ sent: inout Int, milliseconds: CInt) -> Bool {
    if sent >= input.count { closeNearEnd(0) }
    var polled = nearEnds.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    polled[0].events = Int16(POLLOUT)
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
    if polled[0].revents != 0 { send(input, &sent) }
    if polled[1].revents != 0 { receive(1) }
    if polled[2].revents != 0 { receive(2) }
    return true
  }

  private mutating func send(_ input: Data, _ sent: inout Int) {
    let count = input.withUnsafeBytes { bytes in
      Glibc.send(
        nearEnds[0], bytes.baseAddress.map { $0 + sent }, bytes.count - sent,
        CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
    }
    if count > 0 { sent += count }
    // A child that reads no more is not an error yet: what it wrote counts.
    if count < 0, errno != EAGAIN, errno != EINTR { sent = input.count }
  }

  private mutating func receive(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(nearEnds[index], &buffer, buffer.count, CInt(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return closeNearEnd(index) }
    if index == 1 {
      output.append(contentsOf: buffer[..<count])
    } else if complaint.count < Self.complaintLimit {
      complaint.append(contentsOf: buffer[..<count])
    }
  }
}
