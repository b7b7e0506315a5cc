package import LaminaDisplay
package import LaminaDrawing
package import LaminaGeometry

/// The measures that controls have in common, in points.
package enum ControlMetrics {
  package static let height: CGFloat = 28
  package static let cornerRadius: CGFloat = 7
  package static let sidePadding: CGFloat = 12
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
  package typealias Body = Never
  package var fill = Color.clear
  var border = Color.clear
  var shade: Float = 0
  var radius = ControlMetrics.cornerRadius
  var isRaised = false

  package init(
    fill: Color = Color.clear, border: Color = Color.clear, shade: Float = 0,
    radius: CGFloat = ControlMetrics.cornerRadius, isRaised: Bool = false
  ) {
    self.fill = fill
    self.border = border
    self.shade = shade
    self.radius = radius
    self.isRaised = isRaised
  }

  package static var comparesWhole: Bool { true }

  package func nodes(_ element: Element) -> [Node] {
    let palette = element.read(\.colorPalette)
    let line = CGFloat.hairline(scale: element.read(\.displayScale))
    var operations: [ShapeLeaf.Operation] = []
    func add(_ color: Color) -> Fill { .color(color.resolve(in: palette)) }
    if fill != .clear { operations.append(.fill(add(fill), eoFill: false)) }
    if shade > 0 {
      operations.append(.fill(.color(Color.Resolved.black.opacity(shade)), eoFill: false))
    }
    if border != .clear {
      operations.append(.strokeBorder(add(border), StrokeStyle(lineWidth: line)))
    }
    let leaf = ShapeLeaf(
      shape: ShapeOutline(RoundedRectangle(cornerRadius: radius)), operations: operations)
    var traits = NodeTraits()
    if isRaised {
      traits.appearance.shadow = NodeShadow(
        color: Color.Resolved.black.opacity(0.07), radius: 0.8, offset: CGSize(width: 0, height: 1))
    }
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }
}
