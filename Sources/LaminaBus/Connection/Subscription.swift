/// A match rule and the stream that it fills; of the connection's queue.
final class Subscription {
  unowned let connection: BusConnection
  let rule: BusRule
  let stream: AsyncStream<BusMessage>.Continuation
  var installed: CheckedContinuation<Void, any Error>?
  var slot: OpaquePointer?

  init(
    _ connection: BusConnection, _ rule: BusRule, _ stream: AsyncStream<BusMessage>.Continuation,
    _ installed: CheckedContinuation<Void, any Error>
  ) {
    self.connection = connection
    self.rule = rule
    self.stream = stream
    self.installed = installed
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
