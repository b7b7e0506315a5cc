package import LaminaWidgetHosting
import Synchronization

/// What a host of a widget told, for tests that wait within bounds.
package final class EventLog: Sendable {
  private let events = Mutex<[WidgetEvent]>([])

  package init() {}

  package func take(_ event: WidgetEvent) { events.withLock { $0.append(event) } }

  package var all: [WidgetEvent] { events.withLock { $0 } }

  /// The first events for which `value` gives one, once there are `count`.
  package func next<Value>(
    _ count: Int = 1, _ value: (WidgetEvent) -> Value?
  ) async throws -> [Value] {
    for _ in 0..<12_000 {
      let values = all.compactMap(value)
      if values.count >= count { return Array(values.prefix(count)) }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Late(events: all)
  }

  /// Waits for pictures.
  package func pictures(_ count: Int = 1) async throws -> [WidgetPicture] {
    try await next(count) { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  /// Waits for addresses to open.
  package func addresses(_ count: Int = 1) async throws -> [String] {
    try await next(count) { if case .open(let address) = $0 { address } else { nil } }
  }

  /// Waits for ends, with the pauses after them.
  package func ends(_ count: Int = 1) async throws -> [(end: WidgetEnd, pause: Double?)] {
    try await next(count) { if case .ended(let end, let pause) = $0 { (end, pause) } else { nil } }
  }

  /// What did not come in time.
  package struct Late: Error { package var events: [WidgetEvent] }
}
