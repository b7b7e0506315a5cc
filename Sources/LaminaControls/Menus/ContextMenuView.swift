import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayers
import LaminaLayout

/// What a menu of the secondary button has in it.
@MainActor
struct ContextMenuSource<Items: View> {
  /// Makes the items, for rows by what they are selected by; nil where such rows have no menu here.
  let items: (Set<AnyHashable>) -> Items?
  /// Whether it is about rows of a list inside.
  let isForRows: Bool
  /// What a double click on such rows does.
  var primary: ((Set<AnyHashable>) -> Void)?
}

/// A view with a menu of the secondary button.
///
/// The items are made when the menu opens, and follow what they show for as long as it is open.
struct ContextMenuView<Content: View, Items: View>: RememberingView, DistributedView {
  let content: Content
  let source: ContextMenuSource<Items>

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ContextMenuView<V, Items>(content: view, source: source))
  }

  func makeMemory(for element: Element) -> ContextMenuMemory {
    let memory = ContextMenuMemory(element)
    // The graph may be on its way out by then.
    element.onUnmount {
      [weak graph = element.graph, menus = element.graph.menus, menu = memory.menu] in
      menus.removed(menu, graphIsAlive: graph != nil)
    }
    return memory
  }

  func update(_ element: Element) {
    let memory = memory(of: element)
    memory.adopt(source, isEnabled: element.read(\.isEnabled))
    if source.isForRows {
      var environment = element.readEverything()
      environment.listPrimary = source.primary == nil ? nil : memory.primary
      element.setChild(0, to: content, environment: environment)
    } else {
      element.setChild(0, to: content)
    }
    showItems(memory, element)
  }

  private func showItems(_ memory: ContextMenuMemory, _ element: Element) {
    guard memory.menu.isOpen, let items = element.tracked({ source.items(memory.rows) }) else {
      memory.unmark()
      if element.children.count > 1 { element.setChildren(Array(element.children.prefix(1))) }
      return
    }
    element.setChild(
      1, to: MenuPanel(content: items), environment: environment(of: memory.menu, element))
    element.graph.afterUpdate { [weak memory] in memory?.closeIfEmpty() }
  }

  /// What the items find, without what belongs to the place of the view.
  private func environment(of menu: MenuModel, _ element: Element) -> EnvironmentValues {
    var environment = element.readEverything()
    environment.menu = menu
    environment.suitableLabelStyle = .titleAndIcon
    environment.safeAreas = SafeAreas()
    environment.keyboardShortcut = nil
    environment.dialogButtons = nil
    environment.labelsAreHidden = false
    environment.controlSize = .regular
    environment.rowContext = nil
    environment.listPrimary = nil
    environment.leaveForm()
    return environment
  }

  func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    // What the open menu shows may have changed.
    if memory.menu.isOpen { element.graph.menus.host?.rebuild() }
    let contents = element.children[0].outputs
    return contents.enumerated().map { index, content in
      let id = element.wrapperID(for: content.id, isFirst: index == 0)
      memory.attach(to: id)
      return content.wrapped(id: id) {
        guard memory.isOffered else { return }
        $0.interaction = .hits
        $0.semantics = Semantics()
        $0.semantics?.actions = .showMenu
      }
    }
  }
}

/// What a view with a menu of the secondary button keeps: the menu, and the rows that it is about.
@MainActor
final class ContextMenuMemory {
  let menu: MenuModel
  let primary = ListPrimary()
  /// What the rows are selected by that the open menu is about.
  private(set) var rows: Set<AnyHashable> = []
  /// The row that shows that the open menu is about it.
  private weak var marked: RowContext?
  /// Whether there is something in the menu, as far as that is known before it opens.
  private(set) var isOffered = false
  private var isForRows = false
  private var hasItems: (Set<AnyHashable>) -> Bool = { _ in false }
  private var graph: ViewGraph? { menu.element?.graph }

  init(_ element: Element) { menu = MenuModel(element) }

  func adopt<Items: View>(_ source: ContextMenuSource<Items>, isEnabled: Bool) {
    isForRows = source.isForRows
    primary.action = source.primary
    hasItems = { rows in source.items(rows).map { $0.viewCounts(in: nil).views > 0 } ?? false }
    isOffered = isEnabled && (isForRows || hasItems([]))
  }

  func attach(to id: Node.ID) {
    guard let graph else { return }
    let kind = WideAreas.Kind.menu { [weak self] in self?.open(at: $0) == true }
    graph.wideAreas.set(isOffered ? kind : nil, for: id)
    graph.handlers[id] = isOffered ? handlers(id) : nil
  }

  private func handlers(_ id: Node.ID) -> Handlers {
    var handlers = Handlers()
    handlers.pointer.tracking = PointerHandlers.Tracking { [weak self] event, point in
      guard let self, event.button == .secondary, open(at: point) else { return false }
      graph?.menus.press = MenuPress(event, at: point)
      return true
    } moved: { [weak self] _, point in
      if let graph = self?.graph { graph.menus.follow(to: point, in: graph) }
    } up: { [weak self] event, point in
      if let graph = self?.graph { graph.menus.release(event, at: point, opened: true, in: graph) }
    } cancelled: { [weak self] in
      self?.graph?.menus.cancelPress()
    }
    handlers.pointer.addTouchHold { [weak self] in _ = self?.open(at: $0) }
    handlers.semantics.perform = { [weak self] action in
      action == .showMenu && self?.openByKeyboard(around: id) == true
    }
    return handlers
  }

  /// Opens the menu at a point of the window; false where there is none.
  private func open(at point: CGPoint) -> Bool {
    guard let graph else { return false }
    var meant: Set<AnyHashable> = []
    var row = menu.element?.environment.rowContext
    if isForRows {
      let path = graph.hits(at: point)
      guard let rows = graph.rowsMeant(over: path) else { return false }
      meant = rows
      row = graph.rowMeant(over: path)
    }
    guard open(for: meant, at: CGRect(origin: point, size: .zero), byKeyboard: false) else {
      return false
    }
    marked = row
    row?.mark(asMeant: true)
    return true
  }

  /// No menu is open any more that is about the row.
  func unmark() {
    marked?.mark(asMeant: false)
    marked = nil
  }

  /// Opens the menu at what has the focus in a node, at the chosen row, or at the node.
  private func openByKeyboard(around id: Node.ID) -> Bool {
    guard let graph else { return false }
    var meant: Set<AnyHashable> = []
    var place = focus(inside: id) ?? id
    if isForRows {
      guard let rows = graph.rowsChosen(inside: id) else { return false }
      meant = rows
      place = graph.chosenRow(inside: id) ?? id
    }
    let layer = graph.shownLayer
    let frame = layer?.visibleFrame(of: place) ?? layer?.visibleFrame(of: id) ?? .zero
    return open(for: meant, at: frame, byKeyboard: true)
  }

  /// What has the focus inside of a node.
  private func focus(inside id: Node.ID) -> Node.ID? {
    guard let graph, let focused = graph.focus.focused,
      graph.prepared?.root.path(to: focused)?.contains(where: { $0.node.id == id }) == true
    else { return nil }
    return focused
  }

  private func open(for rows: Set<AnyHashable>, at frame: CGRect, byKeyboard: Bool) -> Bool {
    guard let graph, hasItems(rows) else { return false }
    unmark()
    graph.menus.close()
    self.rows = rows
    graph.menus.open(menu, at: frame, byKeyboard: byKeyboard)
    return true
  }

  /// Closes a menu in which there turned out to be nothing.
  func closeIfEmpty() {
    guard let graph, menu.isOpen, let panel = graph.menus.panels(graph).first else { return }
    let hasItems = panel.all.contains { $0.id != panel.id && $0.semantics.role != .scrollArea }
    if !hasItems { graph.menus.close() }
  }
}
