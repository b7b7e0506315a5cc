import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

/// A mouse button held down on a menu: from its button to an item, or from item to item.
///
/// ```
///  down on the button ─▶ open ─▶ moves: highlights what is below ─┬─ up on an item ─▶ chosen
///                                                                 ├─ up soon ───────▶ stays open
///                                                                 └─ up beside it ──▶ closed
/// ```
package struct MenuPress {
  /// How long a click may take that leaves a menu open, in seconds.
  private static let clickTime: TimeInterval = 0.5
  /// How far a hand trembles, in points.
  private static let slop: CGFloat = 4
  private let start: CGPoint
  private let time: TimeInterval
  private(set) var hasMoved = false

  package init(_ event: PointerEvent, at point: CGPoint) { (start, time) = (point, event.time) }

  mutating func move(to point: CGPoint) {
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { hasMoved = true }
  }

  /// Whether letting go at `time` is the end of a click.
  func isClick(at time: TimeInterval) -> Bool { time - self.time <= Self.clickTime }
}

extension MenuTable {
  /// Follows a mouse button that goes down on a menu's button, which opens the menu, or on an item.
  ///
  /// - Parameters:
  ///   - menu: the menu that it opens; nil on an item.
  ///   - graph: the window's views.
  ///   - isThere: whether a press at a point of the window does so.
  /// - Returns: what the button does.
  package func tracking(
    opening menu: MenuModel? = nil, in graph: ViewGraph,
    where isThere: @escaping (PointerEvent, CGPoint) -> Bool = { _, _ in true }
  ) -> PointerHandlers.Tracking {
    PointerHandlers.Tracking { [weak self, weak graph] event, point in
      guard let self, let graph, takes(event, toOpen: menu != nil), isThere(event, point),
        event.device == .mouse
      else { return false }
      press = MenuPress(event, at: point)
      if let menu { open(menu, byKeyboard: false) } else { follow(to: point, in: graph) }
      return true
    } moved: { [weak self, weak graph] _, point in
      if let graph { self?.follow(to: point, in: graph) }
    } up: { [weak self, weak graph] event, point in
      if let graph { self?.release(event, at: point, opened: menu != nil, in: graph) }
    } cancelled: { [weak self] in
      self?.cancelPress()
    }
  }

  /// Whether a button does something: the secondary one chooses items, as it opened some menus.
  private func takes(_ event: PointerEvent, toOpen: Bool) -> Bool {
    let button = event.button ?? .primary
    return button == .primary || button == .secondary && !toOpen
  }

  /// Highlights the item below the pointer.
  package func follow(to point: CGPoint, in graph: ViewGraph) {
    press?.move(to: point)
    let number = panels(graph).lastIndex { $0.frame.contains(point) }
    guard let number, levels.indices.contains(number) else {
      front?.highlighted = nil
      return
    }
    self.point(to: item(at: point, in: graph), of: levels[number], in: graph)
  }

  /// A button that went down on an item, or opened the menu, comes up.
  package func release(
    _ event: PointerEvent, at point: CGPoint, opened: Bool, in graph: ViewGraph
  ) {
    guard var press else { return }
    self.press = nil
    press.move(to: point)
    let isClick = press.isClick(at: event.time)
    // A menu that opened below a resting pointer waits for another click.
    if !opened || press.hasMoved, let item = item(at: point, in: graph) {
      graph.handlers[item]?.pointer.press?.action()
    } else if !isClick, !isInside(point, in: graph) {
      close()
    }
  }

  /// The button was taken away.
  package func cancelPress() {
    press = nil
    close()
  }

  /// Whether a point of the window is on an open menu.
  func isInside(_ point: CGPoint, in graph: ViewGraph) -> Bool {
    panels(graph).contains { $0.frame.contains(point) }
  }

  private func item(at point: CGPoint, in graph: ViewGraph) -> Node.ID? {
    let hits = Set(graph.hits(at: point))
    return panels(graph).flatMap(\.all).first {
      $0.semantics.role == .menuItem && $0.semantics.isEnabled != false && hits.contains($0.id)
    }?.id
  }
}
