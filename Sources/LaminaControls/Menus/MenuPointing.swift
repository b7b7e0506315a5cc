import LaminaDisplay
import LaminaGeometry

/// What the pointer does above menus that are open beside each other.
///
/// ```
///  an item with a menu ──▶ that opens        another item ──0.3 s──▶ what is open beside the first closes
///                                               └── the pointer comes to what is open ──▶ it stays
/// ```
/// So the way to an open menu may lead over other items.
extension MenuTable {
  /// How long what is open beside an item stays while the pointer is above another item, in seconds.
  private static let patience: TimeInterval = 0.3

  /// The pointer is above an item of a menu; nil for one that cannot be chosen.
  func point(to item: Node.ID?, of menu: MenuModel, in graph: ViewGraph) {
    guard let level = levels.firstIndex(where: { $0 === menu }) else { return }
    if let keyPoint, keyPoint == graph.pointer.position, press == nil { return }
    if menu.highlighted == item, closing == nil { return }
    for (outer, inner) in zip(levels, levels.dropFirst()).prefix(level) {
      outer.highlighted = inner.button
    }
    menu.highlighted = item
    let pending = closing
    closing = nil
    if let submenu = item.flatMap({ submenu(of: $0) }) {
      openBeside(submenu, byKeyboard: false, in: graph)
    } else if submenus.count > level {
      closing = pending?.number == level ? pending : (level, graph.now + Self.patience)
      host?.invalidate()
    }
  }

  /// Closes what the pointer has left for long enough.
  func closeDue(in element: Element) {
    guard let closing else { return }
    let graph = element.graph
    guard graph.frameTime >= closing.time else { return graph.tick(element, at: closing.time) }
    graph.afterUpdate { [weak self] in
      if let self, self.closing?.time == closing.time { closeSubmenus(from: closing.number) }
    }
  }
}

extension MenuModel {
  /// Opens the menu of an item for assistive tools.
  func opening(in graph: ViewGraph) -> (Semantics.Action) -> Bool {
    { [weak self, weak graph] action in
      guard action == .showMenu, let self, let graph else { return false }
      graph.menus.openBeside(self, byKeyboard: true, in: graph)
      return true
    }
  }
}
