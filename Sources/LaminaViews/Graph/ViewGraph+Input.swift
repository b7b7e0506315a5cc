package import LaminaDisplay
package import LaminaGeometry
public import LaminaInput
import LaminaLayers

extension ViewGraph {
  /// The shape that the pointer should have where it is now.
  public var cursor: CursorStyle { pointer.cursor }

  public func pointerMoved(_ event: PointerEvent) {
    pointerPosition = event.position
    if !pointer.isDragged, let scroll = touch.moved(event) {
      pointer.cancel()
      return self.scroll(scroll)
    }
    pointer.moved(event, over: hits(at: event.position))
  }

  public func pointerDown(_ event: PointerEvent) {
    pointerPosition = event.position
    let path = hits(at: event.position)
    // What is chosen in a menu is done to what has the focus.
    let keepsFocus = menus.open != nil
    scrolling.stop(path)
    touch.down(event)
    pointer.down(event, over: path)
    tooltips.cancel()
    if keepsFocus { return }
    let focusable = path.first {
      isFocusable($0) || handlers[$0]?.takesFocusByPress == true
    }
    if focusable != focus.focused || focus.isVisible {
      focus.focus(focusable, byKeyboard: false)
    }
  }

  public func pointerUp(_ event: PointerEvent) {
    if let scroll = touch.up(event) { return self.scroll(scroll) }
    pointer.up(event, over: hits(at: event.position))
  }

  public func pointerLeft() {
    pointerPosition = nil
    pointer.left()
  }

  /// Hovers again what came under a resting pointer, after something moved.
  package func refreshHover() {
    guard let pointerPosition else { return }
    pointer.rested(over: hits(at: pointerPosition))
  }

  /// Turns the wheel or strokes the touchpad at `event.position`.
  public func scroll(_ event: ScrollEvent) {
    if scrolling.scroll(event, over: hits(at: event.position)) { requestFrame() }
  }

  /// Presses a key; returns whether somebody had use for it.
  @discardableResult
  public func keyDown(_ event: KeyEvent) -> Bool {
    isKeyPressed = true
    defer { isKeyPressed = false }
    if menus.open != nil {
      menus.keyDown(event, in: self)
      return true
    }
    if let focused = focus.focused, let path = prepared?.root.path(to: focused) {
      for node in path.reversed() where handlers[node.node.id]?.key?(event) == true {
        return true
      }
      // Keys with modifiers are no arrows, Return or Space.
      if event.isPlain, activate(focused, event) { return true }
    }
    if shortcuts.perform(event, in: self) { return true }
    if event.key == .tab {
      return focus.move(by: event.modifiers.contains(.shift) ? -1 : 1)
    }
    if event.key == .escape, focus.focused != nil {
      focus.focus(nil, byKeyboard: false)
      return true
    }
    return scrollByKey(event)
  }

  /// Lets a key go.
  public func keyUp(_ event: KeyEvent) {
    isKeyPressed = true
    defer { isKeyPressed = false }
    guard event.key == .space, let held = heldByKey else { return }
    heldByKey = nil
    handlers[held]?.press?.changed(false)
    handlers[held]?.press?.action()
  }

  /// Closes the menu that is open: the window has lost the keyboard, or has another size.
  public func closeMenu() { menus.close() }

  private func activate(_ id: Node.ID, _ event: KeyEvent) -> Bool {
    guard let handlers = handlers[id] else { return false }
    switch event.key {
    case .return where handlers.press != nil:
      handlers.press?.action()
    case .space where handlers.press != nil:
      if event.isRepeat { return true }
      heldByKey = id
      handlers.press?.changed(true)
    case .upArrow where handlers.adjust != nil, .rightArrow where handlers.adjust != nil:
      handlers.adjust?(1)
    case .downArrow where handlers.adjust != nil, .leftArrow where handlers.adjust != nil:
      handlers.adjust?(-1)
    default: return false
    }
    return true
  }

  private func scrollByKey(_ event: KeyEvent) -> Bool {
    var path: [Node.ID] = []
    if let focused = focus.focused, let nodes = prepared?.root.path(to: focused) {
      path = nodes.reversed().map(\.node.id)
    } else if let pointerPosition {
      path = hits(at: pointerPosition)
    }
    guard scrolling.scroll(event, over: path) else { return false }
    requestFrame()
    return true
  }

  /// The nodes under a point, from the innermost outwards.
  package func hits(at point: CGPoint) -> [Node.ID] {
    guard let layer = shownLayer else { return [] }
    return layer.hitTest(point).reversed()
  }

  /// A point of the surface in the coordinates of a node's layer.
  package func convert(_ point: CGPoint, to id: Node.ID) -> CGPoint {
    shownLayer?.convert(point, to: id) ?? point
  }

  /// Where a space that the node `id` knows begins in the surface.
  func origin(of space: CoordinateSpace, around id: Node.ID) -> CGPoint {
    guard case .named(let name) = space else { return .zero }
    return geometry.corner(of: name, known: handlers[id]?.spaces ?? [:])
  }

  private func isFocusable(_ id: Node.ID) -> Bool {
    prepared?.root.path(to: id)?.last?.node.traits.interaction.contains(.focusable) ?? false
  }

  /// Scrolls so far that the node `id` is in sight.
  package func reveal(_ id: Node.ID) {
    guard let path = prepared?.root.path(to: id) else { return }
    scrolling.reveal(path)
    requestFrame()
  }
}

extension KeyEvent {
  /// Whether no key is held that makes a shortcut of others.
  fileprivate var isPlain: Bool { modifiers.isDisjoint(with: [.command, .option, .control]) }
}
