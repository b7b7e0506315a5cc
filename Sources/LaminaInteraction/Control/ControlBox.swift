package import LaminaDisplay
package import LaminaDrawing
package import LaminaGeometry
import LaminaThemes

/// The measures that controls have in common in all themes; the others are those of `ThemeMeasure`.
package enum ControlMetrics {
  /// How strong a control is shown that takes no input.
  package static let disabledOpacity = 0.4
  /// How much darker what the pointer is over gets.
  package static let hoverShade: Float = 0.05
  /// How much darker what is held down gets.
  package static let pressedShade: Float = 0.11
}

extension ControlPhase {
  /// How much black lies over the control's fill, from 0 to 1.
  package var shade: Float {
    isPressed ? ControlMetrics.pressedShade : isHovered ? ControlMetrics.hoverShade : 0
  }

  package var opacity: Double { isEnabled ? 1 : ControlMetrics.disabledOpacity }
}

extension CGFloat {
  /// The thinnest line that is one point or less and whole device pixels.
  package static func hairline(scale: CGFloat) -> CGFloat {
    Swift.max(1, scale.rounded(.down)) / scale
  }
}

/// The body of a control: a rounded box, shaded by how it is used.
package struct ControlBox: PrimitiveView, Equatable {
  package var fill = Color.clear
  var border = Color.clear
  var shade: Float = 0
  var radius = ControlLength.theme(.cornerControl)
  var isRaised = false

  package init(
    fill: Color = Color.clear, border: Color = Color.clear, shade: Float = 0,
    radius: ControlLength = .theme(.cornerControl), isRaised: Bool = false
  ) {
    self.fill = fill
    self.border = border
    self.shade = shade
    self.radius = radius
    self.isRaised = isRaised
  }

  package static var comparesWhole: Bool { true }

  package func nodes(_ element: Element) -> [Node] {
    [BoxLook.of(self, in: element).node(id: element.id)]
  }

}

extension ColorPalette {
  /// What lies over things while they are used: black by day, white by night.
  package nonisolated var shade: Color.Resolved { colorScheme == .dark ? .white : .black }
}
