extension EnvironmentValues {
  /// Whether the person has asked for less movement.
  ///
  /// Set in a window's environment it has what would move, turn or grow under an animation stand at
  /// its new place at once and fade in there, and transitions become fades; other fades stay. Data of
  /// `Animatable` views, keyframes and timelines are their author's business.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
