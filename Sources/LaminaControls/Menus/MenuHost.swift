package import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// Shows the open menu above everything else in the window, and those of its items beside it; a press beside them
/// closes all.
package struct MenuHost: PrimitiveView {
  package init() {}

  package func update(_ element: Element) {
    let menus = element.graph.menus
    menus.host = element
    guard menus.open != nil else { return element.graph.handlers[element.id] = nil }
    menus.closeDue(in: element)
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
    let levels = element.graph.menus.levels
    let panels =
      levels.isEmpty
      ? element.graph.menus.accompanying
      : levels.flatMap { menu in menu.panel.map { ($0, menu.anchor) } }
    if panels.isEmpty { return [] }
    for (node, _) in panels { element.graph.floatingLayers.add(node.id) }
    return [
      element.node(
        AnyLayout(layout(of: panels.map(\.1), element)),
        panels.map { $0.0.changing { $0.hasOwnLayer = true } }
      ) {
        if !levels.isEmpty { $0.interaction = [.hits, .solid] }
      }
    ]
  }

  private func layout(of anchors: [CGRect], _ element: Element) -> MenuLayout {
    MenuLayout(
      anchors: anchors, floatingRoom: element.read(\.floatingRoom),
      isMirrored: element.read(\.layoutDirection) == .rightToLeft)
  }
}

/// Places a menu below its button, or above it where there is more room, and others beside their items.
///
/// ```
///  ┌ button ┐              no room below:  ┌─────────────┐
///  └────────┘                              │ menu        │
///  ┌─────────────┐                         └─────────────┘
///  │ menu        │  4 points below         ┌ button ┐
///  │ item      ▸ ┌─────────────┐
///  └─────────────│ its menu    │
/// ```
nonisolated struct MenuLayout: Layout, Equatable {
  private static let margin: CGFloat = 4
  private static let gap: CGFloat = 4
  /// Between a menu's edge and its first item.
  private static let padding: CGFloat = 5
  /// The button, and the items with menus, where they are seen.
  let anchors: [CGRect]
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
    for (number, (subview, anchor)) in zip(subviews, anchors).enumerated() {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, max(0, room.width)), height: min(ideal.height, max(0, room.height)))
      var anchor = anchor.offsetBy(dx: bounds.minX, dy: bounds.minY)
      if isMirrored { anchor.origin.x = bounds.minX + bounds.maxX - anchor.maxX }
      let origin = number == 0 ? below(anchor, size, in: room) : beside(anchor, size, in: room)
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  /// Where a menu stands behind its item, or before it where it has no room there.
  private func beside(_ item: CGRect, _ size: CGSize, in room: CGRect) -> CGPoint {
    let fits = item.maxX + size.width <= room.maxX
    let x = fits ? item.maxX : item.minX - size.width
    return CGPoint(
      x: max(room.minX, min(x, room.maxX - size.width)),
      y: max(room.minY, min(item.minY - Self.padding, room.maxY - size.height)))
  }

  private func below(_ button: CGRect, _ size: CGSize, in room: CGRect) -> CGPoint {
    let below = button.maxY + Self.gap
    let above = button.minY - Self.gap - size.height
    let fitsBelow = below + size.height <= room.maxY
    let y = fitsBelow || room.maxY - button.maxY >= button.minY - room.minY ? below : above
    return CGPoint(
      x: max(room.minX, min(button.minX, room.maxX - size.width)),
      y: max(room.minY, min(y, room.maxY - size.height)))
  }
}
