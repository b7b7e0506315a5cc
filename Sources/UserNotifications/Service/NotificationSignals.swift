import LaminaBus
import Synchronization

/// What a peer on the bus says of notifications, listened for from the first one on.
final class NotificationSignals: Sendable {
  private let bus: Bus
  private let rule: BusRule
  private let read: @Sendable (BusMessage) -> NotificationEvent?
  private let listener = Mutex<Task<Void, Never>?>(nil)
  private let sink: AsyncStream<NotificationEvent>.Continuation
  let events: AsyncStream<NotificationEvent>

  init(
    on bus: Bus, _ rule: BusRule, read: @escaping @Sendable (BusMessage) -> NotificationEvent?
  ) {
    (self.bus, self.rule, self.read) = (bus, rule, read)
    (events, sink) = AsyncStream.makeStream(
      of: NotificationEvent.self, bufferingPolicy: .bufferingNewest(256))
  }

  deinit { listener.withLock { $0?.cancel() } }

  /// Listens, once.
  func listen() async throws {
    guard listener.withLock({ $0 == nil }) else { return }
    let signals = try await bus.signals(matching: rule)
    let task = Task.detached(executorPreference: QuietExecutor.shared) { [sink, read] in
      for await signal in signals { read(signal).map { _ = sink.yield($0) } }
      // Who showed them has gone: nothing more is answered.
    }
    let former = listener.withLock { old in
      defer { old = old ?? task }
      return old
    }
    if former != nil { task.cancel() }
  }
}
