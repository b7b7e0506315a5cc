package import LaminaDrawing

/// How much a window's controls are in use.
///
/// ```swift
/// @Environment(\.controlActiveState) private var activity
/// var body: some View { Badge().saturation(activity == .inactive ? 0 : 1) }
/// ```
public nonisolated enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// Keys go to the window.
  case key
  /// The window is in use, and keys go elsewhere.
  case active
  /// Another window is in use: accents, rings and selected rows are grey.
  case inactive
}

extension EnvironmentValues {
  /// How much the controls of the window are in use.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether views shall look as those of a window that is in use: accents, rings and selected rows are grey elsewhere.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { if newValue != appearsActive { controlActiveState = newValue ? .key : .inactive } }
  }
}

private struct ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

extension Color {
  /// What controls are filled with in place of the accent while their window is not in use.
  package static var inactiveAccent: Color { Color(role: .secondary) }
}
