import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// Holds a bar high enough for a control and the room around it: 44 points where text has its usual size.
struct BarHeight: ViewModifier {
  @ScaledMetric private var textScale = 1.0
  @Environment(\.measures) private var measures

  func body(content: Content) -> some View {
    content.frame(minHeight: BarMetrics.height(measures, textScale: textScale))
  }
}

nonisolated enum BarMetrics {
  /// What a title keeps beside items.
  static let leastTitle: CGFloat = 80

  /// How high a bar is at least.
  static func height(_ measures: MeasureReader, textScale: CGFloat) -> CGFloat {
    (measures[.controlHeight] * textScale).rounded() + 16
  }
}
