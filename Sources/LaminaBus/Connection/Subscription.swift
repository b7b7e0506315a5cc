/// A match rule and the stream that it fills; made anywhere, then touched on the connection's queue only.
final class Subscription: @unchecked Sendable {
  unowned let connection: BusConnection
  let rule: BusRule
  let stream: AsyncStream<BusMessage>.Continuation
  private var installed: CheckedContinuation<Void, any Error>?
  /// When the bus has to know the rule.
  let deadline: UInt64
  var slot: OpaquePointer?

  init(
    _ connection: BusConnection, _ rule: BusRule, _ stream: AsyncStream<BusMessage>.Continuation,
    timeout: Duration, _ installed: CheckedContinuation<Void, any Error>
  ) {
    self.connection = connection
    self.rule = rule
    self.stream = stream
    self.installed = installed
    deadline = MonotonicTime.now + MonotonicTime.microseconds(timeout)
  }

  /// The bus knows the rule.
  func begin() {
    installed?.resume()
    installed = nil
  }

  /// Ends it: who waits for the bus to know the rule gets the error, the stream ends.
  func end(_ error: BusError) {
    _ = connection.library.unrefSlot(slot)
    slot = nil
    installed?.resume(throwing: error)
    installed = nil
    stream.finish()
  }
}
