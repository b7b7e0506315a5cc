package import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayers
import LaminaText

/// The menu of the secondary button: what can be done with the selection.
extension TextInputSession {
  /// Opens the menu at a point of the surface, or at the caret; false where there is none.
  func openMenu(at point: CGPoint? = nil) -> Bool {
    guard let element, let menu = menuToOpen() else { return false }
    let graph = element.graph
    reports.onMenu()
    let anchor = point.map { CGRect(origin: $0, size: .zero) } ?? shownCaret ?? .zero
    graph.menus.open(menu, at: anchor, byKeyboard: point == nil)
    return true
  }

  /// Where the caret stands in the surface, or what is nearest to it of what is seen.
  private var shownCaret: CGRect? {
    guard let caretRect, let display, let element else { return nil }
    let sight = display.visibleRect
    var caret = caretRect.intersection(sight)
    if caret.isNull {
      caret = CGRect(
        x: min(max(caretRect.midX, sight.minX), sight.maxX),
        y: min(max(caretRect.midY, sight.minY), sight.maxY), width: 0, height: 0)
    }
    return element.graph.shownLayer?.convert(caret, from: element.id)
  }

  /// Opens the menu by a button that may be let go on an item; false where there is none.
  func pressMenu(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard openMenu(at: point) else { return false }
    if event.device == .mouse {
      beginPointing(.menu)
      element?.graph.menus.press = MenuPress(event, at: point)
    }
    return true
  }
}

/// Holds the menu of a text while that is open; it has no place in the layout.
///
/// A view that shows a session's text has it among the views inside.
package struct TextMenu<Top: View>: PrimitiveView {
  let session: TextInputSession
  /// The items above those that each text has.
  let top: Top

  package func update(_ element: Element) {
    session.holdMenu(in: element)
    guard let menu = session.menu, menu.isOpen else { return element.setChildren([]) }
    if element.children.isEmpty {
      element.onUnmount { [weak graph = element.graph, menus = element.graph.menus] in
        menus.removed(menu, graphIsAlive: graph != nil)
      }
    }
    var environment = element.readEverything()
    environment.menu = menu
    environment.keyboardShortcut = nil
    element.setChild(
      0,
      to: MenuPanel(
        content: TextMenuItems(top: top, canChange: session.editing.options.isEditable)),
      environment: environment)
  }

  package func nodes(_ element: Element) -> [Node] {
    if session.menu?.isOpen == true { element.graph.menus.host?.rebuild() }
    return []
  }
}

extension TextMenu where Top == EmptyView {
  init(session: TextInputSession) { self.init(session: session, top: EmptyView()) }
}

private struct TextMenuItems<Top: View>: View {
  let top: Top
  let canChange: Bool

  var body: some View {
    top
    PasteboardCommands(canChange: canChange)
  }
}
