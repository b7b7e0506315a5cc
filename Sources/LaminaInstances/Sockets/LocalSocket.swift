import Glibc

/// One end of a connection within the machine, which never makes its caller wait.
nonisolated struct LocalSocket: Sendable {
  let descriptor: Descriptor

  /// Makes an end that is not connected; nil when the process has no descriptors left.
  init?() {
    let flags = Int32(SOCK_STREAM.rawValue) | O_CLOEXEC | O_NONBLOCK
    let number = socket(AF_UNIX, flags, 0)
    guard number >= 0 else { return nil }
    descriptor = Descriptor(number)
  }

  /// Takes the next connection to a listening socket; nil for none.
  init?(acceptedBy listener: LocalSocket) {
    let number = accept(listener.descriptor.number, nil, nil)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    descriptor = Descriptor(number)
  }

  /// Listens at a path where no file is; false where the system refuses.
  func listen(at address: SocketAddress) -> Bool {
    address.with { bind(descriptor.number, $0, $1) } == 0
      && Glibc.listen(descriptor.number, 64) == 0
  }

  /// Connects to a listening socket; false where nobody listens or too many wait.
  func connect(to address: SocketAddress) -> Bool {
    address.with { Glibc.connect(descriptor.number, $0, $1) } == 0
  }

  /// Who is at the other end; nil where the system does not say.
  var peer: (process: Int32, user: UInt32)? {
    var credentials = Credentials()
    var size = socklen_t(MemoryLayout<Credentials>.size)
    guard getsockopt(descriptor.number, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
      return nil
    }
    return (credentials.process, credentials.user)
  }

  /// `struct ucred`, which the C library's headers keep from Swift.
  private struct Credentials {
    var process: pid_t = 0
    var user: uid_t = 0
    var group: gid_t = 0
  }

  /// What a call came to.
  enum Step: Equatable {
    case bytes(Int)
    case later
    case end
  }

  /// Reads into `buffer` what has come.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Step {
    step(recv(descriptor.number, buffer.baseAddress, buffer.count, 0))
  }

  /// Writes what the system takes of `bytes`.
  func write(_ bytes: ArraySlice<UInt8>) -> Step {
    step(
      bytes.withUnsafeBytes {
        send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      })
  }

  /// Says that nothing more will be written.
  func finishWriting() { shutdown(descriptor.number, Int32(SHUT_WR)) }

  /// Waits until something can be read or written, `milliseconds` at most.
  func wait(for events: Int32, milliseconds: Int32) {
    var request = pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
    poll(&request, 1, milliseconds)
  }

  private func step(_ count: Int) -> Step {
    if count > 0 { return .bytes(count) }
    return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .end
  }
}
