/// A match rule and the stream that it fills; of the connection's queue.
final class Subscription {
  unowned let connection: BusConnection
  let stream: AsyncStream<BusMessage>.Continuation
  var installed: CheckedContinuation<Void, any Error>?
  var slot: OpaquePointer?

  init(
    _ connection: BusConnection, _ stream: AsyncStream<BusMessage>.Continuation,
    _ installed: CheckedContinuation<Void, any Error>
  ) {
    self.connection = connection
    self.stream = stream
    self.installed = installed
  }
}
