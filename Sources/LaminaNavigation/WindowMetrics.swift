import LaminaGeometry

/// What sheets, tabs, columns and inspectors go by.
nonisolated enum WindowMetrics {
  /// Below it there is room for one thing beside nothing else: a sheet fills the width, tabs are at the bottom,
  /// columns are a stack. Where text has its usual size: larger text needs more room.
  static let narrowWidth: CGFloat = 520
}
