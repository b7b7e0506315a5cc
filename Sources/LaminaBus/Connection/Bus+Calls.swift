import Dispatch

extension Bus {
  /// Calls a method; checks the answer's signature where one is named.
  ///
  /// A task that is cancelled waits no more and throws `CancellationError`; what the call does at the
  /// peer goes on.
  ///
  /// - Parameters:
  ///   - message: what is called, and with what.
  ///   - signature: that of the answer; nil for any.
  ///   - timeout: how long the answer may take, connecting included; a day at most.
  /// - Returns: the values of the answer.
  /// - Throws: `BusError`, or `CancellationError`.
  public nonisolated(nonsending) func call(
    _ message: BusMessage, returning signature: String? = nil, timeout: Duration = .seconds(25)
  ) async throws -> [BusValue] {
    let call = PendingCall(message, on: connection, returning: signature, timeout: timeout)
    return try await quietly { [connection] in
      try await withTaskCancellationHandler {
        try await Self.answer(to: call, on: connection)
      } onCancel: {
        connection.queue.async { connection.cancel(call) }
      }
    }
  }

  /// Calls a method and waits for its answer, also in a task that is cancelled: for what has to be undone afterwards.
  ///
  /// - Parameters:
  ///   - message: what is called, and with what.
  ///   - signature: that of the answer.
  ///   - timeout: how long the answer may take, connecting included; a day at most.
  /// - Returns: the values of the answer.
  /// - Throws: `BusError`.
  package nonisolated(nonsending) func callToItsEnd(
    _ message: BusMessage, returning signature: String, timeout: Duration
  ) async throws -> [BusValue] {
    let call = PendingCall(message, on: connection, returning: signature, timeout: timeout)
    return try await quietly { [connection] in try await Self.answer(to: call, on: connection) }
  }

  private nonisolated(nonsending) static func answer(
    to call: PendingCall, on connection: BusConnection
  ) async throws -> [BusValue] {
    try await withCheckedThrowingContinuation { answer in
      connection.queue.async { connection.begin(call) { answer.resume(with: $0) } }
    }
  }
}
