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
    focus.followsKeyboard = false
    let focusable = path.first { takesFocusByPress($0) }
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

  private func takesFocusByPress(_ id: Node.ID) -> Bool {
    let handlers = handlers[id]
    return handlers?.takesFocusByPress == true
      || handlers?.focusesByPointer != false && isFocusable(id)
  }

  private func isFocusable(_ id: Node.ID) -> Bool {
    prepared?.root.path(to: id)?.last?.node.traits.interaction.contains(.focusable) ?? false
  }

  /// Scrolls so far that the node `id` is in sight, with so much around it.
  package func reveal(_ id: Node.ID, margin: CGFloat = 0) {
    guard let path = prepared?.root.path(to: id) else { return }
    scrolling.reveal(path, margin: margin)
    requestFrame()
  }
}
