package import LaminaGeometry
import LaminaText

/// What sheets, tabs, columns and inspectors go by.
package nonisolated enum WindowMetrics {
  /// Below it there is room for one thing beside nothing else: a sheet fills the width, tabs are at the bottom,
  /// columns are a stack.
  ///
  /// Where text has its usual size: larger text needs more room.
  private static let narrowWidth: CGFloat = 520
  /// Below it there is room for little above each other.
  private static let lowHeight: CGFloat = 400

  /// Whether so many points in width are room for one thing only, where text is so much larger than usual.
  static func isNarrow(_ width: CGFloat, textScale: CGFloat) -> Bool {
    width < narrowWidth * textScale
  }

  /// The classes of a window of a size, whose views have an environment: larger text needs more room.
  @MainActor package static func classes(
    of size: CGSize, in environment: EnvironmentValues
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    let textScale = environment.textSize.factor(for: .body)
    return (
      isNarrow(size.width, textScale: textScale) ? .compact : .regular,
      size.height < lowHeight * textScale ? .compact : .regular
    )
  }
}

/// Says whether there is room for one thing only, when that changes.
private struct NarrowWatch: ViewModifier {
  let action: (Bool) -> Void
  @ScaledMetric private var textScale = 1.0

  func body(content: Content) -> some View {
    content.onGeometryChange(for: Bool.self) { [textScale] in
      WindowMetrics.isNarrow($0.size.width, textScale: textScale)
    } action: {
      action($0)
    }
  }
}

extension View {
  /// Runs `action` when the view has room in width for one thing only, and when it has room for several.
  func onNarrowChange(_ action: @escaping (Bool) -> Void) -> some View {
    modifier(NarrowWatch(action: action))
  }
}
