import ChildProcesses
import LaminaWidgetHosting
import Synchronization

/// What a host told, for a test that waits within bounds.
final class EventLog: Sendable {
  private let events = Mutex<[WidgetEvent]>([])

  func take(_ event: WidgetEvent) { events.withLock { $0.append(event) } }

  var all: [WidgetEvent] { events.withLock { $0 } }

  /// The first events for which `value` gives one, once there are `count`.
  func next<Value>(
    _ count: Int = 1, _ value: (WidgetEvent) -> Value?
  ) async throws -> [Value] {
    for _ in 0..<6_000 {
      let values = all.compactMap(value)
      if values.count >= count { return Array(values.prefix(count)) }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Late(events: all)
  }

  /// Waits for pictures.
  func pictures(_ count: Int = 1) async throws -> [WidgetPicture] {
    try await next(count) { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  /// Waits for ends, with the pauses after them.
  func ends(_ count: Int = 1) async throws -> [(end: WidgetEnd, pause: Double?)] {
    try await next(count) { if case .ended(let end, let pause) = $0 { (end, pause) } else { nil } }
  }

  struct Late: Error { var events: [WidgetEvent] }
}
