public import LaminaStreams
public import LaminaViews

extension EnvironmentValues {
  /// The time of the streams that views make; tests give one that they move themselves.
  ///
  /// ```swift
  /// @Environment(\.streamClock) private var clock
  /// ```
  public var streamClock: any StreamClock {
    get { self[StreamClockKey.self].clock }
    set { self[StreamClockKey.self] = SameClock(clock: newValue) }
  }
}

private struct StreamClockKey: EnvironmentKey {
  static let defaultValue = SameClock(clock: MainClock.shared)
}

/// A clock that is compared by identity.
private struct SameClock: @MainActor Equatable {
  let clock: any StreamClock

  static func == (a: SameClock, b: SameClock) -> Bool { a.clock === b.clock }
}
