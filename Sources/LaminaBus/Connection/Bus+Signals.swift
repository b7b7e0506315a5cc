import Dispatch

extension Bus {
  /// Sends a signal from an object.
  public nonisolated(nonsending) func emit(_ signal: BusMessage) async throws {
    try await perform { connection throws(BusError) in try connection.emit(signal) }
  }

  /// Signals by a rule; of those that nobody has taken, the newest `buffer` are kept.
  ///
  /// Those beyond ``BusLimits`` are dropped. A rule with a name as its sender gets the signals of who
  /// owns the name, of nobody else. The stream holds the connection, and ends with it.
  ///
  /// - Parameters:
  ///   - rule: which signals.
  ///   - buffer: how many are kept for who takes them.
  ///   - timeout: how long the bus may take to say that it knows the rule.
  /// - Returns: the signals from now on.
  /// - Throws: `BusError`.
  public nonisolated(nonsending) func signals(
    matching rule: BusRule, buffer: Int = 256, timeout: Duration = .seconds(25)
  ) async throws -> BusSequence<BusMessage> {
    BusSequence(try await stream(matching: rule, buffer: buffer, timeout: timeout)) { $0 }
  }

  nonisolated(nonsending) func stream(
    matching rule: BusRule, buffer: Int = 256, timeout: Duration = .seconds(25)
  ) async throws -> AsyncStream<BusMessage> {
    let (stream, sink) = AsyncStream.makeStream(
      of: BusMessage.self, bufferingPolicy: .bufferingNewest(max(1, buffer)))
    try await quietly {
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        self.connection.queue.async { self.listen(rule, sink, timeout: timeout, done) }
      }
    }
    return stream
  }

  /// Fills a stream for as long as somebody holds it; it holds the connection.
  private func listen(
    _ rule: BusRule, _ sink: AsyncStream<BusMessage>.Continuation, timeout: Duration,
    _ done: CheckedContinuation<Void, any Error>
  ) {
    let subscription = Subscription(connection, rule, sink, timeout: timeout, done)
    sink.onTermination = { _ in
      self.connection.queue.async { self.connection.unsubscribe(subscription) }
    }
    connection.subscribe(subscription)
  }
}
