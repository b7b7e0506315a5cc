public import LaminaViews

/// Whether a window is used at the moment.
///
/// ```swift
/// @Environment(\.scenePhase) private var scenePhase
/// editor.onChange(of: scenePhase) { if scenePhase == .background { save() } }
/// ```
public nonisolated enum ScenePhase: Hashable, Sendable, Comparable {
  /// It cannot be seen: it is minimised or hidden.
  case background
  /// It is there, and another window has the keyboard.
  case inactive
  /// It has the keyboard.
  case active
}

extension EnvironmentValues {
  /// Whether the window in which the view is, is used at the moment.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
