import Dispatch

/// A call that waits for its answer; made anywhere, then touched on the connection's queue only.
final class PendingCall: @unchecked Sendable {
  typealias Answer = (Result<[BusValue], any Error>) -> Void

  unowned let connection: BusConnection
  let message: BusMessage
  /// The signature that the answer has to have; nil for any.
  let signature: String?
  /// How long the answer may take, in microseconds.
  let timeout: UInt64
  private(set) var deadline = UInt64.max
  private(set) var isOver = false
  private var answer: Answer?
  var slot: OpaquePointer?

  init(
    _ message: BusMessage, on connection: BusConnection, returning signature: String? = nil,
    timeout: Duration = .seconds(25)
  ) {
    self.connection = connection
    self.message = message
    self.signature = signature
    self.timeout = MonotonicTime.microseconds(timeout)
  }

  /// Begins to wait.
  func begin(_ answer: @escaping Answer) {
    self.answer = answer
    deadline = MonotonicTime.now + timeout
  }

  /// Gives the answer to who waits; once, whatever comes after.
  func end(_ result: Result<[BusValue], any Error>) {
    isOver = true
    if let slot { _ = connection.library.unrefSlot(slot) }
    slot = nil
    let answer = answer
    self.answer = nil
    answer?(result)
  }
}
