public import LaminaGeometry
public import LaminaLayout

extension EnvironmentValues {
  /// Whether controls take input; `disabled(_:)` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Device pixels for each point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The side on which reading begins.
  ///
  /// Set for a view, it turns all that is inside: rows, alignments, paddings, offsets, text.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The axis of the nearest stack; nil outside of stacks.
  package var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct StackOrientationKey: EnvironmentKey { static let defaultValue: Axis? = nil }
