package import LaminaDisplay
package import LaminaGeometry
package import LaminaInput
import LaminaLayout
import Observation

/// One menu: whether it is open, and which item is highlighted.
@MainActor
package final class MenuModel: ItemMenu, @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var highlight: Node.ID?
  /// The menu's view.
  private(set) weak var element: Element?
  /// The button that opens it.
  package var buttonID: Node.ID?
  /// The line before its arrow, in the window, where a click beside that does something else.
  var arrow = CGRect.zero
  /// What the press is that ends next.
  private var pressed = PressOfSplit.label

  /// A press on a button with an arrow: on its label, with a finger on its arrow, or so long that it opened the menu.
  enum PressOfSplit { case label, arrow, hold }
  /// Where it opens: the button's frame in the window.
  fileprivate(set) var anchor = CGRect.zero
  package fileprivate(set) var isOpen = false

  package init(_ element: Element) { self.element = element }

  /// The item that Return would choose; reading it is tracked.
  package var highlighted: Node.ID? {
    get {
      registrar.access(self, keyPath: \.highlighted)
      return highlight
    }
    set {
      if newValue == highlight { return }
      registrar.withMutation(of: self, keyPath: \.highlighted) { highlight = newValue }
    }
  }

  /// Closes the menu, then does what the item says.
  func choose(_ action: () -> Void) {
    if isOpen { element?.graph.menus.close() }
    action()
  }

  /// A press begins on the button.
  ///
  /// - Returns: whether a point of the window is on its arrow, or behind it.
  func beginPress(_ event: PointerEvent, at point: CGPoint) -> Bool {
    let isMirrored = element?.environment.layoutDirection == .rightToLeft
    let isOnArrow = !arrow.isEmpty && (isMirrored ? point.x <= arrow.maxX : point.x >= arrow.minX)
    pressed = isOnArrow && event.device != .mouse ? .arrow : .label
    return isOnArrow
  }

  /// A press has lasted long enough to open it.
  func hold() {
    pressed = .hold
    element?.graph.menus.open(self, byKeyboard: false)
  }

  /// A press has ended.
  ///
  /// - Returns: what it was.
  func endPress() -> PressOfSplit {
    defer { pressed = .label }
    return pressed
  }

  /// The nodes of the open menu.
  var panel: [Node] { element?.children.last?.outputs ?? [] }
}

/// Knows which menu of a window is open, and gives it the keys.
///
/// ```
///  press on the button ──▶ open ──release on an item, press outside of it, Escape──▶ closed
/// ```
@MainActor
package final class MenuTable: ModalMenus {
  private(set) var open: MenuModel?
  /// The button that is held down since it opened a menu, or went down on an item.
  package var press: MenuPress?
  /// The view above everything else that shows it.
  package weak var host: Element?

  package init(graph: ViewGraph) {}

  package var isOpen: Bool { open != nil }

  package var highlighted: Node.ID? { open?.highlighted }

  /// Opens a menu below its button; by keyboard with the first item highlighted.
  func open(_ menu: MenuModel, byKeyboard: Bool) {
    guard let graph = menu.element?.graph, let id = menu.buttonID,
      let frame = graph.semanticTree?.all.first(where: { $0.id == id })?.frame
    else { return close() }
    open(menu, at: frame, byKeyboard: byKeyboard)
  }

  /// Opens a menu below a rectangle of the window; by keyboard with the first item highlighted.
  package func open(_ menu: MenuModel, at frame: CGRect, byKeyboard: Bool) {
    close()
    guard let graph = menu.element?.graph else { return }
    menu.anchor = frame
    menu.isOpen = true
    menu.highlighted = nil
    open = menu
    graph.endComposition()
    graph.edits.refreshWithClipboard()
    menu.element?.invalidate()
    host?.invalidate()
    if byKeyboard {
      graph.afterUpdate { [weak self, weak graph] in if let graph { self?.move(1, in: graph) } }
    }
  }

  /// Closes the menu that is open.
  package func close() {
    guard let menu = open else { return }
    open = nil
    menu.isOpen = false
    menu.highlighted = nil
    menu.element?.invalidate()
    host?.invalidate()
  }

  /// Forgets a menu that is gone.
  package func removed(_ menu: MenuModel, graphIsAlive: Bool) {
    guard open === menu else { return }
    open = nil
    if graphIsAlive { host?.invalidate() }
  }

  /// Takes a key while a menu is open; nothing else gets any then.
  package func keyDown(_ event: KeyEvent, in graph: ViewGraph) {
    switch event.key {
    case .escape, .tab, .function(10), .menu: close()
    case .leftArrow: openBeside(-1, in: graph)
    case .rightArrow: openBeside(1, in: graph)
    case .downArrow: move(1, in: graph)
    case .upArrow: move(-1, in: graph)
    case .home: highlight(items(graph).first, in: graph)
    case .end: highlight(items(graph).last, in: graph)
    case .return, .space:
      if event.isRepeat { return }
      open?.highlighted.flatMap { graph.handlers[$0]?.pointer.press?.action }?()
    case .character(let character) where event.modifiers.isEmpty:
      search(character, in: graph)
    default:
      let menu = open
      if graph.shortcuts.perform(event, in: graph), open === menu { close() }
    }
  }

  private func highlight(_ item: SemanticElement?, in graph: ViewGraph) {
    guard let item else { return }
    open?.highlighted = item.id
    graph.reveal(item.id)
  }

  /// Moves the highlight by one, wrapping at the ends.
  private func move(_ step: Int, in graph: ViewGraph) {
    let items = items(graph)
    if items.isEmpty { return }
    let current = items.firstIndex { $0.id == open?.highlighted }
    let next = current.map { ($0 + step + items.count) % items.count }
    highlight(items[next ?? (step > 0 ? 0 : items.count - 1)], in: graph)
  }

  /// Highlights the next item that begins with a character, wrapping at the end.
  private func search(_ character: Character, in graph: ViewGraph) {
    let items = items(graph)
    let start = items.firstIndex { $0.id == open?.highlighted }.map { $0 + 1 } ?? 0
    let order = items[start...] + items[..<start]
    let wanted = String(character).lowercased()
    highlight(order.first { $0.text.lowercased().hasPrefix(wanted) }, in: graph)
  }

  // MARK: Other menus

  /// Opens the first menu of the window by keyboard; false when there is none.
  package func openFirst(in graph: ViewGraph) -> Bool {
    press(graph.prepared.flatMap { menuButtons($0.root, graph).first }, in: graph)
  }

  /// Opens the menu of the innermost node of `path`, those that enclose the focus, that has one.
  package func openNearest(to path: [PreparedNode], in graph: ViewGraph) -> Bool {
    for node in path where press(menuButtons(node, graph).first, in: graph) { return true }
    return path.isEmpty && openFirst(in: graph)
  }

  /// Goes on to the previous or next menu, wrapping at the ends.
  private func openBeside(_ step: Int, in graph: ViewGraph) {
    guard let root = graph.prepared?.root, let menu = open, let button = menu.buttonID else {
      return
    }
    let mirrored = menu.element?.environment.layoutDirection == .rightToLeft
    let buttons = menuButtons(root, graph)
    guard buttons.count > 1, let place = buttons.firstIndex(of: button) else { return }
    let next = place + (mirrored ? -step : step) + buttons.count
    _ = press(buttons[next % buttons.count], in: graph)
  }

  private func press(_ button: Node.ID?, in graph: ViewGraph) -> Bool {
    guard let button else { return false }
    return graph.handlers[button]?.semantics.perform?(.showMenu) == true
  }

  /// The buttons of menus inside of a node that can be pressed, in the order of the tree.
  private func menuButtons(_ node: PreparedNode, _ graph: ViewGraph) -> [Node.ID] {
    guard node.isReachable else { return [] }
    let semantics = node.node.traits.semantics
    let isButton =
      semantics?.role == .menuButton && graph.handlers[node.node.id]?.pointer.press != nil
    return (isButton ? [node.node.id] : []) + node.children.flatMap { menuButtons($0, graph) }
  }

  /// The items that can be chosen, from top to bottom.
  func items(_ graph: ViewGraph) -> [SemanticElement] {
    graph.semanticTree?.all.filter {
      $0.semantics.role == .menuItem && $0.semantics.isEnabled != false
    } ?? []
  }
}

extension ViewGraph {
  package var menus: MenuTable { service() }
}
