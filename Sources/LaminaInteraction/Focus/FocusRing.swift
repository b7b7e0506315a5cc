package import LaminaDisplay
import LaminaDrawing
package import LaminaGeometry
import LaminaThemes

/// The line around a control that the keyboard has the focus on.
package struct FocusRing: PrimitiveView, Equatable {
  package nonisolated static let lineWidth: CGFloat = 2
  package nonisolated static let gap: CGFloat = 2
  /// How far outside of a control its ring is seen.
  nonisolated static let reach = lineWidth + gap

  let isVisible: Bool
  /// Of the control's own corners.
  var radius = ControlLength.theme(.cornerControl)
  /// How far outside of the control it runs; negative inside.
  var gap = FocusRing.gap

  package init(
    isVisible: Bool, radius: ControlLength = .theme(.cornerControl), gap: CGFloat = FocusRing.gap
  ) {
    self.isVisible = isVisible
    self.radius = radius
    self.gap = gap
  }

  package static var comparesWhole: Bool { true }

  package func nodes(_ element: Element) -> [Node] {
    node(id: element.id, in: element).map { [$0] } ?? []
  }

  /// Its node of a name, among what `element` shows; nil while there is nothing to be seen.
  package func node(id: Node.ID, in element: Element) -> Node? {
    guard isVisible, element.read(\.isFocusEffectEnabled) else { return nil }
    let palette = element.read(\.paletteByRole)
    let color = element.read(\.appearsActive) ? palette.focusRing : palette[.tertiary]
    let leaf = ShapeLeaf(
      shape: RingOutline(distance: gap + Self.lineWidth / 2, radius: radius.points(in: element)),
      operations: [
        .stroke(
          .color(color), StrokeStyle(lineWidth: Self.lineWidth, lineJoin: .round))
      ])
    var traits = NodeTraits()
    traits.interaction = .ignoresHits
    return Node(id: id, rule: .leaf(leaf), traits: traits)
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
