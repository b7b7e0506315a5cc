import Dispatch
import Glibc

/// One connection of a later start, from its first byte to the answer.
final class HandoverConnection {
  private let socket: LocalSocket
  private let source: any DispatchSourceRead
  private let timer: any DispatchSourceTimer
  private var bytes: [UInt8] = []
  private var isOver = false
  private let onEnd: (HandoverConnection, [UInt8], HandoverFault?) -> Void

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - socket: the connection, which is closed with this.
  ///   - seconds: how long it may take.
  ///   - onEnd: is called once, with what has come and what was wrong with it so far.
  init(
    _ socket: LocalSocket, seconds: Int,
    onEnd: @escaping (HandoverConnection, [UInt8], HandoverFault?) -> Void
  ) {
    self.socket = socket
    self.onEnd = onEnd
    source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor.number, queue: .main)
    timer = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    // The descriptor stays open for as long as Dispatch looks at it.
    source.setCancelHandler { [descriptor = socket.descriptor] in _ = descriptor }
    timer.schedule(deadline: .now() + .seconds(seconds), leeway: .milliseconds(100))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.end(.unfinished(seconds: seconds)) }
    }
    source.activate()
    timer.activate()
  }

  /// Answers, and ends the connection.
  func answer(_ reply: HandoverReply) { _ = socket.write(reply.bytes[...]) }

  /// Ends the connection without an answer.
  func cancel() {
    isOver = true
    source.cancel()
    timer.cancel()
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while !isOver {
      switch buffer.withUnsafeMutableBytes({ socket.read(into: $0) }) {
      case .bytes(let count):
        bytes += buffer[..<count]
        if bytes.count > HandoverMessage.limit { end(.tooLong) }
      case .later: return
      case .end: end(nil)
      }
    }
  }

  private func end(_ fault: HandoverFault?) {
    guard !isOver else { return }
    cancel()
    onEnd(self, bytes, fault)
  }
}
