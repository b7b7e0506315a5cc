/// The side on which reading begins.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Lines begin on the left: leading is left.
  case leftToRight
  /// Lines begin on the right: leading is right.
  case rightToLeft
}
