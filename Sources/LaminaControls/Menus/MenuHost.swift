package import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// Shows the open menu above everything else in the window; a press beside it closes it.
package struct MenuHost: PrimitiveView {
  package init() {}

  package func update(_ element: Element) {
    let menus = element.graph.menus
    menus.host = element
    guard menus.open != nil else { return element.graph.handlers[element.id] = nil }
    var handlers = Handlers()
    handlers.pointer.press = PointerHandlers.Press(
      changed: { [weak menus] isDown in if isDown { menus?.close() } }, action: {})
    // Other buttons than the primary one.
    handlers.pointer.tracking = PointerHandlers.Tracking {
      [weak menus, weak graph = element.graph] event, point in
      guard let menus, let graph, event.device == .mouse, event.button ?? .primary != .primary
      else { return false }
      if !menus.isInside(point, in: graph) { menus.close() }
      return true
    }
    element.graph.handlers[element.id] = handlers
  }

  package func nodes(_ element: Element) -> [Node] {
    guard let menu = element.graph.menus.open else { return [] }
    let panel = menu.panel.map { $0.changing { $0.hasOwnLayer = true } }
    for node in panel { element.graph.floatingLayers.add(node.id) }
    return [
      element.node(AnyLayout(layout(of: menu, element)), panel) {
        $0.interaction = [.hits, .solid]
      }
    ]
  }
}

extension MenuHost {
  private func layout(of menu: MenuModel, _ element: Element) -> MenuLayout {
    MenuLayout(
      anchor: menu.anchor, floatingRoom: element.read(\.floatingRoom),
      isMirrored: element.read(\.layoutDirection) == .rightToLeft)
  }
}

/// Places a menu below its button, or above it where there is more room.
///
/// ```
///  ┌ button ┐              no room below:  ┌─────────────┐
///  └────────┘                              │ menu        │
///  ┌─────────────┐                         └─────────────┘
///  │ menu        │  4 points below         ┌ button ┐
/// ```
nonisolated struct MenuLayout: Layout, Equatable {
  private static let margin: CGFloat = 4
  private static let gap: CGFloat = 4
  /// The button, where it is seen.
  let anchor: CGRect
  /// Where it may stand.
  var floatingRoom = FloatingRoom()
  /// Whether what is placed here will be seen with left and right exchanged.
  var isMirrored = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = floatingRoom.within(bounds, isMirrored: isMirrored, margin: Self.margin)
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, max(0, room.width)), height: min(ideal.height, max(0, room.height)))
      subview.place(
        at: origin(of: size, in: room, bounds: bounds), proposal: ProposedViewSize(size))
    }
  }

  private func origin(of size: CGSize, in room: CGRect, bounds: CGRect) -> CGPoint {
    var button = anchor.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if isMirrored { button.origin.x = bounds.minX + bounds.maxX - button.maxX }
    let below = button.maxY + Self.gap
    let above = button.minY - Self.gap - size.height
    let fitsBelow = below + size.height <= room.maxY
    let y = fitsBelow || room.maxY - button.maxY >= button.minY - room.minY ? below : above
    return CGPoint(
      x: max(room.minX, min(button.minX, room.maxX - size.width)),
      y: max(room.minY, min(y, room.maxY - size.height)))
  }
}
