package import LaminaGeometry

extension EnvironmentValues {
  /// How long after a click or a tap another one is waited for, in seconds: as a window's person wants it.
  package var doubleClickTime: TimeInterval {
    get { self[DoubleClickTimeKey.self] }
    set { self[DoubleClickTimeKey.self] = newValue }
  }
}

private struct DoubleClickTimeKey: EnvironmentKey { static let defaultValue: TimeInterval = 0.35 }

extension GesturePlace {
  /// How long the next click is waited for, in seconds.
  var clickPatience: TimeInterval { graph.environment.doubleClickTime }
}
