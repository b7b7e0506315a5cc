import Glibc

/// The later start's end of a hand-over, which waits for the answer.
nonisolated struct HandoverClient {
  /// Who answered, and what.
  struct Answer {
    let process: Int32
    let reply: HandoverReply
  }

  private let socket: LocalSocket
  private let deadline: ContinuousClock.Instant

  /// Connects to the process that listens; nil where none does.
  init?(at address: SocketAddress, until deadline: ContinuousClock.Instant) {
    guard let socket = LocalSocket(), socket.connect(to: address) else { return nil }
    self.socket = socket
    self.deadline = deadline
  }

  /// The process that listens; nil where the system does not say.
  var process: Int32? { socket.peer?.process }

  /// Sends a message and waits for its answer; nil where none has come.
  func deliver(_ message: HandoverMessage) -> Answer? {
    // Who has read enough may answer before all is sent.
    send(message.bytes[...])
    socket.finishWriting()
    guard let process, let reply = HandoverReply(bytes: readAll()) else { return nil }
    return Answer(process: process, reply: reply)
  }

  private func send(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty, hasTime {
      switch socket.write(rest) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .later: socket.wait(for: POLLOUT, milliseconds: 50)
      case .end: return
      }
    }
  }

  private func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1_024)
    while bytes.count < 16_384, hasTime {
      switch buffer.withUnsafeMutableBytes({ socket.read(into: $0) }) {
      case .bytes(let count): bytes += buffer[..<count]
      case .later: socket.wait(for: POLLIN, milliseconds: 50)
      case .end: return bytes
      }
    }
    return bytes
  }

  private var hasTime: Bool { ContinuousClock.now < deadline }
}
