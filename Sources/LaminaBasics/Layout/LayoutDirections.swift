import LaminaGeometry
public import LaminaLayout

/// What becomes of a view where reading goes the other way than the one it was made for.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// The direction in which the view is mirrored; nil for none.
  let mirrored: LayoutDirection?

  /// The view looks the same in both directions.
  public static let fixed = LayoutDirectionBehavior(mirrored: nil)

  /// The view is mirrored where reading goes from right to left.
  public static let mirrors = mirrors(in: .rightToLeft)

  /// The view is mirrored where reading goes in `direction`.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirrored: direction)
  }
}

extension View {
  /// Mirrors what the view shows where reading goes from right to left: an arrow, not a text.
  ///
  /// Layout is turned without it. What is mirrored is the drawing, pointers included.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Mirrors what the view shows in the direction that `behavior` names.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionMirror(behavior: behavior))
  }
}

private struct DirectionMirror: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.mirrored == direction ? -1 : 1)
  }
}
