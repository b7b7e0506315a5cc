import LaminaGeometry
import LaminaLayout

/// Holds a bar high enough for a control and the room around it: 44 points where text has its usual size.
struct BarHeight: ViewModifier {
  @ScaledMetric private var control = ControlMetrics.height

  func body(content: Content) -> some View { content.frame(minHeight: control.rounded() + 16) }
}
