import Dispatch
import Glibc

/// Takes the messages of later starts on the main queue, which sleeps while none comes.
final class HandoverListener {
  /// How many connections are read at once; others wait.
  private static let limit = 8

  private let socket: LocalSocket
  private let rule: AddressRule
  private let seconds: Int
  private let source: any DispatchSourceRead
  private var isSuspended = false
  private var connections: [ObjectIdentifier: HandoverConnection] = [:]
  private let onFault: (HandoverFault) -> Void
  private let onMessage: (HandoverMessage) -> Void

  /// Listens from now on.
  ///
  /// - Parameters:
  ///   - socket: where it listens.
  ///   - rule: which addresses there may be.
  ///   - seconds: how long a message may take.
  ///   - onFault: is called with what was wrong with a message, which is dropped.
  ///   - onMessage: is called with each message.
  init(
    _ socket: LocalSocket, rule: AddressRule, seconds: Int,
    onFault: @escaping (HandoverFault) -> Void, onMessage: @escaping (HandoverMessage) -> Void
  ) {
    self.socket = socket
    self.rule = rule
    self.seconds = seconds
    self.onFault = onFault
    self.onMessage = onMessage
    source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor.number, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.accept() } }
    source.setCancelHandler { [descriptor = socket.descriptor] in _ = descriptor }
    source.activate()
  }

  /// Listens no longer.
  func cancel() {
    resume()
    source.cancel()
    connections.values.forEach { $0.cancel() }
    connections = [:]
  }

  private func accept() {
    while connections.count < Self.limit, let next = LocalSocket(acceptedBy: socket) {
      begin(next)
    }
    if connections.count >= Self.limit { suspend() }
  }

  private func begin(_ socket: LocalSocket) {
    guard let peer = socket.peer, peer.user == geteuid() else {
      return onFault(.stranger(user: socket.peer?.user ?? .max))
    }
    let connection = HandoverConnection(socket, seconds: seconds) { [weak self] in
      self?.finish($0, bytes: $1, fault: $2)
    }
    connections[ObjectIdentifier(connection)] = connection
  }

  private func finish(_ connection: HandoverConnection, bytes: [UInt8], fault: HandoverFault?) {
    connections[ObjectIdentifier(connection)] = nil
    resume()
    do throws(HandoverFault) {
      if let fault { throw fault }
      let message = try HandoverMessage(bytes: bytes, rule: rule)
      connection.answer(.taken)
      onMessage(message)
    } catch {
      connection.answer(HandoverReply(error))
      onFault(error)
    }
  }

  private func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    source.suspend()
  }

  private func resume() {
    guard isSuspended else { return }
    isSuspended = false
    source.resume()
  }
}
