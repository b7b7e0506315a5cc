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
    try await Task.sleep(for: .seconds(max(0, instant.timeIntervalSinceNow)))
  }
}
