import Glibc

/// The right to be the one process of an application that runs.
package final class InstanceClaim {
  /// What came of a start.
  package enum Outcome {
    /// Nobody ran: this process is the one.
    case claimed(InstanceClaim)
    /// That process runs, and has the message.
    case handedOver(process: Int32)
    /// The one that runs will have none of the message.
    case refused(reason: String)
  }

  private let path: String
  private var lock: InstanceLock?
  private var socket: LocalSocket?
  private var listener: HandoverListener?

  private init(_ lock: InstanceLock, at path: String) throws(InstanceError) {
    let address = try SocketAddress(path: path)
    // Who has the lock knows that whoever listened here is dead.
    unlink(path)
    guard let socket = LocalSocket(), socket.listen(at: address) else {
      throw .socket(path: path, reason: Descriptor.reason)
    }
    self.path = path
    self.lock = lock
    self.socket = socket
  }

  /// Becomes the one process, or hands a message to the one that runs.
  ///
  /// It waits for the answer, which takes a few milliseconds, and `patience` at most.
  package static func acquire(
    _ folder: InstanceFolder, handingOver message: HandoverMessage, patience: Duration = .seconds(5)
  ) throws(InstanceError) -> Outcome {
    let address = try SocketAddress(path: folder.socket)
    let deadline = ContinuousClock.now + patience
    var holder: Int32?
    repeat {
      if let lock = try InstanceLock(folder.lock) {
        return .claimed(try InstanceClaim(lock, at: folder.socket))
      }
      if let fault = message.fault { return .refused(reason: fault.description) }
      let client = HandoverClient(at: address, until: deadline)
      holder = client?.process ?? holder
      if let answer = client?.deliver(message) { return Outcome(answer) }
      // Who holds the lock is about to listen, or to end, and neither can be waited for: a lock has no
      // time limit, and a socket that is not there yet nothing to wait on. Nothing else runs yet.
      usleep(2_000)
    } while ContinuousClock.now < deadline
    throw .noAnswer(path: folder.path, process: holder)
  }

  /// Takes the messages of later starts from now on, those that wait already first.
  ///
  /// - Parameters:
  ///   - rule: which addresses there may be.
  ///   - seconds: how long a message may take.
  ///   - onFault: is called with what was wrong with a message, which is dropped.
  ///   - onMessage: is called with each message; one without addresses is the wish to be seen.
  package func listen(
    by rule: AddressRule, seconds: Int = 2, onFault: @escaping (HandoverFault) -> Void,
    onMessage: @escaping (HandoverMessage) -> Void
  ) {
    guard let socket, listener == nil else { return }
    listener = HandoverListener(
      socket, rule: rule, seconds: seconds, onFault: onFault, onMessage: onMessage)
  }

  /// Gives the right back: the next start is the one process.
  package func release() {
    guard lock != nil else { return }
    listener?.cancel()
    // As long as the lock is held nobody else listens there.
    unlink(path)
    (listener, socket, lock) = (nil, nil, nil)
  }
}

extension InstanceClaim.Outcome {
  fileprivate init(_ answer: HandoverClient.Answer) {
    switch answer.reply {
    case .taken: self = .handedOver(process: answer.process)
    case .refused(let reason): self = .refused(reason: reason)
    }
  }
}
