import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// The measures that controls have in common, in points.
enum ControlMetrics {
  static let height: CGFloat = 28
  static let cornerRadius: CGFloat = 7
  static let sidePadding: CGFloat = 12
  /// How strong a control is shown that takes no input.
  static let disabledOpacity = 0.4
  /// How much darker what the pointer is over gets.
  static let hoverShade: Float = 0.05
  /// How much darker what is held down gets.
  static let pressedShade: Float = 0.11
}

extension ControlPhase {
  /// How much black lies over the control's fill, from 0 to 1.
  var shade: Float {
    isPressed ? ControlMetrics.pressedShade : isHovered ? ControlMetrics.hoverShade : 0
  }

  var opacity: Double { isEnabled ? 1 : ControlMetrics.disabledOpacity }
}

extension CGFloat {
  /// The thinnest line that is one point or less and whole device pixels.
  static func hairline(scale: CGFloat) -> CGFloat { Swift.max(1, scale.rounded(.down)) / scale }
}

/// The body of a control: a rounded box, shaded by how it is used.
struct ControlBox: PrimitiveView, Equatable {
  typealias Body = Never
  var fill = Color.clear
  var border = Color.clear
  var shade: Float = 0
  var radius = ControlMetrics.cornerRadius
  var isRaised = false

  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] {
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

/// The line around a control that the keyboard has the focus on.
struct FocusRing: PrimitiveView, Equatable {
  typealias Body = Never
  nonisolated static let lineWidth: CGFloat = 2
  nonisolated static let gap: CGFloat = 2
  /// How far outside of a control its ring is seen.
  nonisolated static let reach = lineWidth + gap

  let isVisible: Bool
  /// Of the control's own corners.
  var radius = ControlMetrics.cornerRadius
  /// How far outside of the control it runs; negative inside.
  var gap = FocusRing.gap

  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] {
    guard isVisible, element.read(\.isFocusEffectEnabled) else { return [] }
    let color = element.read(\.colorPalette).focusRing
    let leaf = ShapeLeaf(
      shape: RingOutline(distance: gap + Self.lineWidth / 2, radius: radius),
      operations: [
        .stroke(
          .color(color), StrokeStyle(lineWidth: Self.lineWidth, lineJoin: .round))
      ])
    var traits = NodeTraits()
    traits.interaction = .ignoresHits
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }
}

/// A rounded box at some distance around the rectangle.
private nonisolated struct RingOutline: Outline, Hashable {
  let distance: CGFloat
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let ring = rect.insetBy(dx: -distance, dy: -distance)
    let limit = min(ring.width, ring.height) / 2
    return Path(roundedRect: ring, cornerRadius: min(max(0, radius + distance), limit))
  }
}
