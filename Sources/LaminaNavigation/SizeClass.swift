/// How much room a window has in one direction.
///
/// ```swift
/// @Environment(\.horizontalSizeClass) private var sizeClass
/// var body: some View { if sizeClass == .compact { Rows() } else { Columns() } }
/// ```
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Room for one thing: in width less than 520 points, in height less than 400, and more where text is larger.
  case compact
  /// Room for several things beside each other, or above.
  case regular
}

extension EnvironmentValues {
  /// How wide the window is: `.compact` where tabs stand at the bottom and columns are a stack.
  public package(set) var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the window is.
  public package(set) var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}
