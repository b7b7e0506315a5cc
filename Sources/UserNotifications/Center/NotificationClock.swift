public import Foundation

/// Says what time it is, and waits.
public protocol NotificationClock: Sendable {
  /// Now.
  var now: Date { get }
  /// Waits until an instant, or throws when the task is cancelled.
  func sleep(until instant: Date) async throws
}

/// The machine's clock.
public struct WallClock: NotificationClock {
  /// Makes the clock.
  public init() {}
  public var now: Date { Date() }
  public func sleep(until instant: Date) async throws {
    // What lies further ahead than 30 years is no duration that can be waited for.
    try await Task.sleep(for: .seconds(min(max(0, instant.timeIntervalSinceNow), 1e9)))
  }
}
