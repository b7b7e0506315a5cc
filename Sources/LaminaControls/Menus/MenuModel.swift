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
  package private(set) weak var element: Element?
  /// The menu of which it is an item; nil for one with a button.
  weak var parent: MenuModel?
  /// The button, or the item, that opens it.
  var button: Node.ID?
  /// What stands for its items while it is closed: what opens it, or what that is in.
  package var buttonID: Node.ID? {
    get { parent.map { $0.isOpen ? button : $0.buttonID } ?? button }
    set { button = newValue }
  }
  /// What takes keys before the menu does: entries of which only those in sight exist.
  package weak var rows: (any MenuRows)?
  /// The line before its arrow, in the window, where a click beside that does something else.
  var arrow = CGRect.zero
  /// What the press is that ends next.
  private var pressed = PressOfSplit.label

  /// A press on a button with an arrow: on its label, with a finger on its arrow, or so long that it opened the menu.
  enum PressOfSplit { case label, arrow, hold }
  /// Where it opens: the button's frame in the window.
  package fileprivate(set) var anchor = CGRect.zero
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

  /// Closes the menu, unless it is to stay, then does what the item says.
  package func choose(_ action: () -> Void, staysOpen: Bool = false) {
    if isOpen, !staysOpen { element?.graph.menus.close() }
    action()
  }

  /// Is shown at a rectangle of the window.
  func begin(at frame: CGRect) {
    (anchor, isOpen, highlighted) = (frame, true, nil)
    element?.invalidate()
  }

  /// Is shown no longer.
  func end() {
    (isOpen, highlighted) = (false, nil)
    element?.invalidate()
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

/// The entries of a menu of which only those in sight exist.
@MainActor
package protocol MenuRows: AnyObject {
  /// Takes a key while the menu is in front; false for one that it leaves to the menu.
  func keyDown(_ event: KeyEvent) -> Bool
}

/// Knows which menu of a window is open, and gives it the keys.
///
/// ```
///  press on the button ──▶ open ──release on an item, press outside of it, Escape──▶ closed
/// ```
@MainActor
package final class MenuTable: ModalMenus {
  private(set) var open: MenuModel?
  /// Those that are open beside an item of the one before.
  private(set) var submenus: [MenuModel] = []
  /// When menus from a number on go, unless the pointer comes to them.
  var closing: (number: Int, time: TimeInterval)?
  /// The menus that items open, by the items.
  private var named: [Node.ID: () -> MenuModel?] = [:]
  /// Where the pointer was at the latest key: items that come below it where it rests are not pointed to.
  private(set) var keyPoint: CGPoint?
  /// The button that is held down since it opened a menu, or went down on an item.
  package var press: MenuPress?
  /// The view above everything else that shows it.
  package weak var host: Element?

  package init(graph: ViewGraph) {}

  package var isOpen: Bool { open != nil }

  package var highlighted: Node.ID? {
    levels.last { $0.highlighted != nil }?.highlighted
  }

  /// All that are open, each beside an item of the one before.
  var levels: [MenuModel] { open.map { [$0] + submenus } ?? [] }

  /// The one to which keys go.
  var front: MenuModel? { submenus.last ?? open }

  /// Opens a menu below its button; by keyboard with the first item highlighted.
  package func open(_ menu: MenuModel, byKeyboard: Bool) {
    guard let graph = menu.element?.graph, let id = menu.buttonID,
      let frame = graph.semanticTree?.all.first(where: { $0.id == id })?.frame
    else { return close() }
    open(menu, at: frame, byKeyboard: byKeyboard)
  }

  /// Opens a menu below a rectangle of the window; by keyboard with the first item highlighted.
  package func open(_ menu: MenuModel, at frame: CGRect, byKeyboard: Bool) {
    close()
    guard let graph = menu.element?.graph else { return }
    noteOpening(byKeyboard: byKeyboard, in: graph)
    open = menu
    menu.begin(at: frame)
    graph.endComposition()
    graph.edits.refreshWithClipboard()
    host?.invalidate()
    if byKeyboard, menu.rows == nil {
      graph.afterUpdate { [weak self, weak graph] in if let graph { self?.move(1, in: graph) } }
    }
  }

  /// What a key opens below a pointer that rests is not pointed to.
  private func noteOpening(byKeyboard: Bool, in graph: ViewGraph) {
    keyPoint = byKeyboard ? graph.pointer.position : nil
  }

  /// Closes the menu that is open.
  package func close() {
    guard open != nil else { return }
    let levels = levels
    (open, submenus, closing) = (nil, [], nil)
    for menu in levels { menu.end() }
    host?.invalidate()
  }

  // MARK: Beside menus

  /// A view whose child is shown below a rectangle of the window while no menu is open.
  private weak var companion: Element?
  private var companionAnchor = CGRect.zero

  /// Shows the child of a view below a rectangle of the window, above all else.
  ///
  /// Unlike a menu it takes no keys, and no presses beside it. The view rebuilds ``host`` with its nodes.
  package func accompany(_ element: Element, below anchor: CGRect) {
    (companion, companionAnchor) = (element, anchor)
  }

  /// Shows the child of a view no longer.
  package func leave(_ element: Element?) {
    if companion === element { companion = nil }
  }

  /// What is shown besides menus, and below what.
  var accompanying: [(node: Node, anchor: CGRect)] {
    guard let companion, companion.isMounted else { return [] }
    return companion.children.last?.outputs.map { ($0, companionAnchor) } ?? []
  }

  /// Forgets a menu that is gone.
  package func removed(_ menu: MenuModel, graphIsAlive: Bool) {
    if let level = submenus.firstIndex(where: { $0 === menu }), graphIsAlive {
      closeSubmenus(from: level)
    }
    guard open === menu else { return }
    (open, submenus) = (nil, [])
    if graphIsAlive { host?.invalidate() }
  }

  /// Takes a key while a menu is open; nothing else gets any then.
  package func keyDown(_ event: KeyEvent, in graph: ViewGraph) {
    keyPoint = graph.pointer.position
    if front?.rows?.keyDown(event) == true { return }
    switch event.key {
    case .escape, .tab, .function(10), .menu: close()
    case .leftArrow: move(aside: -1, in: graph)
    case .rightArrow: move(aside: 1, in: graph)
    case .downArrow: move(1, in: graph)
    case .upArrow: move(-1, in: graph)
    case .home: highlight(items(graph).first, in: graph)
    case .end: highlight(items(graph).last, in: graph)
    case .return, .space:
      if event.isRepeat { return }
      front?.highlighted.flatMap { graph.handlers[$0]?.pointer.press?.action }?()
    case .character(let character) where event.modifiers.isEmpty:
      search(character, in: graph)
    default:
      let menu = open
      if graph.shortcuts.perform(event, in: graph), open === menu { close() }
    }
  }

  private func highlight(_ item: SemanticElement?, in graph: ViewGraph) {
    guard let item else { return }
    front?.highlighted = item.id
    graph.reveal(item.id)
  }

  /// Moves the highlight by one, wrapping at the ends.
  private func move(_ step: Int, in graph: ViewGraph) {
    let items = items(graph)
    if items.isEmpty { return }
    let current = items.firstIndex { $0.id == front?.highlighted }
    let next = current.map { ($0 + step + items.count) % items.count }
    highlight(items[next ?? (step > 0 ? 0 : items.count - 1)], in: graph)
  }

  /// Highlights the next item that begins with a character, wrapping at the end.
  private func search(_ character: Character, in graph: ViewGraph) {
    let items = items(graph)
    let start = items.firstIndex { $0.id == front?.highlighted }.map { $0 + 1 } ?? 0
    let order = items[start...] + items[..<start]
    let wanted = String(character).lowercased()
    highlight(order.first { $0.text.lowercased().hasPrefix(wanted) }, in: graph)
  }

  // MARK: Other menus

  /// Opens the first menu of the window by keyboard; false when there is none.
  package func openFirst(in graph: ViewGraph) -> Bool {
    press(graph.prepared.flatMap { menuButtons($0.root, graph).first }, in: graph)
  }

  /// Opens the innermost menu of the secondary button around the focus, whose way outwards `path` is; where there is none,
  /// the menu of the innermost node that has one.
  package func openNearest(to path: [PreparedNode], in graph: ViewGraph) -> Bool {
    for id in graph.wideAreas.menus(around: path) where press(id, in: graph) { return true }
    var inner: PreparedNode?
    for node in path {
      let place = graph.wideAreas.place(ofButtonsIn: node, around: path)
      let buttons = place.map { menuButtons($0, graph, beside: inner) }
      if press(buttons?.first, in: graph) { return true }
      inner = node
    }
    return path.isEmpty && openFirst(in: graph)
  }

  /// Opens the menu of an item, or goes back from it; goes on to another menu's button where there is neither.
  private func move(aside step: Int, in graph: ViewGraph) {
    let isMirrored = open?.element?.environment.layoutDirection == .rightToLeft
    let goesOn = (step > 0) != isMirrored
    if goesOn, let submenu = front?.highlighted.flatMap({ submenu(of: $0) }) {
      openBeside(submenu, byKeyboard: true, in: graph)
    } else if !goesOn, !submenus.isEmpty {
      closeSubmenus(from: submenus.count - 1)
    } else {
      openBeside(step, in: graph)
    }
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

  /// The buttons of menus inside of a node that can be pressed, in the order of the tree, but for those in `known`.
  private func menuButtons(
    _ node: PreparedNode, _ graph: ViewGraph, beside known: PreparedNode? = nil
  ) -> [Node.ID] {
    guard node.isReachable, node.node.id != known?.node.id else { return [] }
    let semantics = node.node.traits.semantics
    let isButton =
      semantics?.role == .menuButton && graph.handlers[node.node.id]?.pointer.press != nil
    return (isButton ? [node.node.id] : [])
      + node.children.flatMap { menuButtons($0, graph, beside: known) }
  }

  /// The items of the front menu that can be chosen, from top to bottom.
  func items(_ graph: ViewGraph) -> [SemanticElement] {
    panels(graph).last?.all.filter {
      $0.semantics.role == .menuItem && $0.semantics.isEnabled != false
    } ?? []
  }

  /// What is shown of the open menus, each after the one beside which it is.
  func panels(_ graph: ViewGraph) -> [SemanticElement] {
    let panels = graph.semanticTree?.all.filter { $0.semantics.role == .menu } ?? []
    return panels.suffix(levels.count)
  }

  // MARK: Menus of items

  /// Has an item be known as the one that opens a menu.
  func name(_ menu: MenuModel, by item: Node.ID?) {
    guard let item, menu.button != item else { return }
    menu.button.map { named[$0] = nil }
    menu.button = item
    named[item] = { [weak menu] in menu }
  }

  /// The menu that an item opens; nil for a command alone.
  func submenu(of item: Node.ID) -> MenuModel? { named[item]?() }

  package func forget(_ id: Node.ID) { named[id] = nil }

  /// Opens the menu of an item beside it, in place of others there.
  func openBeside(_ menu: MenuModel, byKeyboard: Bool, in graph: ViewGraph) {
    closing = nil
    guard let level = levels.firstIndex(where: { $0 === menu.parent }), let item = menu.button
    else { return }
    if byKeyboard { noteOpening(byKeyboard: true, in: graph) }
    if submenus.indices.contains(level), submenus[level] === menu {
      closeSubmenus(from: level + 1)
    } else if let frame = graph.semanticTree?.all.first(where: { $0.id == item })?.frame {
      closeSubmenus(from: level)
      submenus.append(menu)
      menu.begin(at: frame)
      menu.parent?.highlighted = item
      host?.invalidate()
    }
    guard byKeyboard, menu.highlighted == nil else { return }
    graph.afterUpdate { [weak self, weak graph] in
      if let self, let graph, front === menu { move(1, in: graph) }
    }
  }

  /// Closes the menus that are open beside items, from a number on.
  func closeSubmenus(from number: Int) {
    closing = nil
    guard submenus.count > number else { return }
    let gone = submenus[number...]
    submenus.removeSubrange(number...)
    for menu in gone { menu.end() }
    host?.invalidate()
  }
}

extension ViewGraph {
  package var menus: MenuTable { service() }
}
