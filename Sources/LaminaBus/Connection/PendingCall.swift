/// A call that waits for its answer; of the connection's queue.
final class PendingCall {
  unowned let connection: BusConnection
  let answer: CheckedContinuation<[BusValue], any Error>
  var slot: OpaquePointer?

  init(_ connection: BusConnection, _ answer: CheckedContinuation<[BusValue], any Error>) {
    self.connection = connection
    self.answer = answer
  }
}
