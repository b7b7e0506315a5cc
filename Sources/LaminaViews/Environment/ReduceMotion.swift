extension EnvironmentValues {
  /// Whether the person has asked for less movement: transitions become fades.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
