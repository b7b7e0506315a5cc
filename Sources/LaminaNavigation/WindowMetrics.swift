package import LaminaGeometry

/// What sheets, tabs, columns and inspectors go by.
package nonisolated enum WindowMetrics {
  /// Below it there is room for one thing beside nothing else: a sheet fills the width, tabs are at the bottom,
  /// columns are a stack.
  ///
  /// Where text has its usual size: larger text needs more room.
  static let narrowWidth: CGFloat = 520
  /// Below it there is room for little above each other.
  static let lowHeight: CGFloat = 400

  /// The classes of a window of a size.
  package static func classes(
    of size: CGSize
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    (size.width < narrowWidth ? .compact : .regular, size.height < lowHeight ? .compact : .regular)
  }
}
