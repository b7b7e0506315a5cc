package import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaText

/// The menu of the secondary button: what can be done with the selection.
extension TextInputSession {
  /// Opens the menu at a point of the surface, or at the caret; false where there is none.
  func openMenu(at point: CGPoint? = nil) -> Bool {
    guard let menuElement, menuElement.isMounted, let element else { return false }
    let graph = element.graph
    let caret = caretRect.flatMap { graph.shownLayer?.convert($0, from: element.id) }
    let anchor = point.map { CGRect(origin: $0, size: .zero) } ?? caret ?? .zero
    let menu = menu ?? MenuModel(menuElement)
    self.menu = menu
    graph.menus.open(menu, at: anchor, byKeyboard: point == nil)
    return true
  }
}

/// Holds the menu of a text while that is open; it has no place in the layout.
///
/// Whoever shows a session's text has it among the views inside.
package struct TextMenu: PrimitiveView {
  package typealias Body = Never
  let session: TextInputSession

  package init(session: TextInputSession) { self.session = session }

  package func update(_ element: Element) {
    if session.menuElement !== element { session.menu = nil }
    session.menuElement = element
    guard let menu = session.menu, menu.isOpen else { return element.setChildren([]) }
    if element.children.isEmpty {
      element.onUnmount { [weak graph = element.graph, menus = element.graph.menus] in
        menus.removed(menu, graphIsAlive: graph != nil)
      }
    }
    var environment = element.readEverything()
    environment.menu = menu
    environment.keyboardShortcut = nil
    environment.isTextSelectable = false
    element.setChild(
      0, to: MenuPanel(content: TextMenuItems(session: session)), environment: environment)
  }

  package func nodes(_ element: Element) -> [Node] {
    if session.menu?.isOpen == true { element.graph.menus.host?.rebuild() }
    return []
  }
}

private struct TextMenuItems: View {
  let session: TextInputSession
  private var isEditable: Bool { session.editing.options.isEditable }

  var body: some View {
    if isEditable {
      item("Cut", "x", .cut).disabled(!session.canCut)
    }
    item("Copy", "c", .copy).disabled(!session.canCopy)
    if isEditable {
      item("Paste", "v", .paste).disabled(session.element?.graph.pasteboard.string == nil)
      Button("Delete") { session.deleteSelection() }.disabled(session.editing.selection.isEmpty)
    }
    Divider()
    item("Select All", "a", .selectAll).disabled(session.editing.text.isEmpty)
  }

  private func item(_ title: String, _ key: KeyEquivalent, _ command: TextCommand) -> some View {
    Button(title) { session.perform(command) }.keyboardShortcut(key)
  }
}
