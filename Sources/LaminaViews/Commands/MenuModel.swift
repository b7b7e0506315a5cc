import LaminaDisplay
import LaminaGeometry
import LaminaInput
import Observation

/// One menu: whether it is open, and which item is highlighted.
@MainActor
final class MenuModel: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var highlight: Node.ID?
  /// The menu's view.
  private(set) weak var element: Element?
  /// The button that opens it.
  var buttonID: Node.ID?
  /// Where it opens: the button's frame in the window.
  fileprivate(set) var anchor = CGRect.zero
  fileprivate(set) var isOpen = false

  init(_ element: Element) { self.element = element }

  /// The item that Return would choose; reading it is tracked.
  var highlighted: Node.ID? {
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

  /// The nodes of the open menu.
  var panel: [Node] { element?.children.last?.outputs ?? [] }
}

/// Knows which menu of a window is open, and gives it the keys.
///
/// ```
///  click on the button ──▶ open ──click on an item, outside of it, Escape──▶ closed
/// ```
@MainActor
final class MenuTable {
  private(set) var open: MenuModel?
  /// The view above everything else that shows it.
  weak var host: Element?

  /// Opens a menu below its button; by keyboard with the first item highlighted.
  func open(_ menu: MenuModel, byKeyboard: Bool) {
    close()
    guard let graph = menu.element?.graph, let id = menu.buttonID,
      let frame = graph.semanticTree?.all.first(where: { $0.id == id })?.frame
    else { return }
    (menu.anchor, menu.isOpen, menu.highlighted) = (frame, true, nil)
    open = menu
    menu.element?.invalidate()
    host?.invalidate()
    if byKeyboard { graph.afterUpdate { [weak self, weak graph] in self?.move(1, in: graph) } }
  }

  /// Closes the menu that is open.
  func close() {
    guard let menu = open else { return }
    open = nil
    (menu.isOpen, menu.highlighted) = (false, nil)
    menu.element?.invalidate()
    host?.invalidate()
  }

  /// Forgets a menu that is gone.
  func removed(_ menu: MenuModel, graphIsAlive: Bool) {
    guard open === menu else { return }
    open = nil
    if graphIsAlive { host?.invalidate() }
  }

  /// Takes a key while a menu is open; nothing else gets any then.
  func keyDown(_ event: KeyEvent, in graph: ViewGraph) {
    switch event.key {
    case .escape, .tab: close()
    case .downArrow: move(1, in: graph)
    case .upArrow: move(-1, in: graph)
    case .home: highlight(items(graph).first)
    case .end: highlight(items(graph).last)
    case .return, .space:
      if event.isRepeat { return }
      open?.highlighted.flatMap { graph.handlers[$0]?.press?.action }?()
    default: _ = graph.shortcuts.perform(event, in: graph)
    }
  }

  private func highlight(_ id: Node.ID?) { open?.highlighted = id }

  /// Moves the highlight by one, around the ends.
  private func move(_ step: Int, in graph: ViewGraph?) {
    guard let graph, let open else { return }
    let items = items(graph)
    if items.isEmpty { return }
    let current = open.highlighted.flatMap(items.firstIndex)
    let next = current.map { ($0 + step + items.count) % items.count }
    open.highlighted = items[next ?? (step > 0 ? 0 : items.count - 1)]
  }

  /// The items that can be chosen, from top to bottom.
  private func items(_ graph: ViewGraph) -> [Node.ID] {
    guard let host, let panel = graph.prepared?.root.path(to: host.id)?.last else { return [] }
    return panel.shownControls
  }
}
