import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// Holds a bar high enough for a control and the room around it: 44 points where text has its usual size.
struct BarHeight: ViewModifier {
  @ScaledMetric private var scale = 1.0
  @Environment(\.measures) private var measures

  func body(content: Content) -> some View {
    content.frame(minHeight: (measures[.controlHeight] * scale).rounded() + 16)
  }
}
