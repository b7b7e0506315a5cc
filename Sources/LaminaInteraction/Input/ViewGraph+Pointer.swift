package import LaminaDisplay
package import LaminaGeometry
public import LaminaInput
import LaminaLayers

extension ViewGraph {
  /// The shape that the pointer should have where it is now.
  public var cursor: CursorStyle { pointer.cursor }

  /// Hovers and drags what is under the pointer, which has moved to `event.position`.
  public func pointerMoved(_ event: PointerEvent) { pointer.moved(event) }

  /// Presses what is under the pointer, and moves the focus there if it takes one.
  public func pointerDown(_ event: PointerEvent) {
    let hits = hits(at: event.position)
    let path = made(WideAreas.self)?.widened(hits) ?? hits
    if event.button == .back, modalMenus?.isOpen != true, navigation?.goBack(over: path) == true {
      return
    }
    // What is chosen in a menu is done to what has the focus.
    let isInMenu = modalMenus?.isOpen == true
    let stopsScrolling = scrollables?.stop(path) == true && event.device != .mouse
    pointer.down(event, over: path, stopsScrolling: stopsScrolling)
    for observer in pressObservers { observer.pressed() }
    if isInMenu { return }
    focus.followsKeyboard = false
    let focusable = path.first { takesFocusByPress($0) || handlers[$0]?.keys.keepsFocus == true }
    // A press on ground leaves it where it is, too.
    guard let focusable, handlers[focusable]?.keys.keepsFocus != true else { return }
    if focusable != focus.focused || focus.isVisible {
      focus.focus(focusable, byKeyboard: false)
    }
  }

  /// Lets go of what is pressed, which may be a click or end a gesture.
  public func pointerUp(_ event: PointerEvent) {
    pointer.up(event, over: hits(at: event.position))
  }

  /// Ends all hovering: the pointer has left the surface.
  public func pointerLeft() { pointer.left() }

  /// Hovers again what came under a resting pointer, after something moved.
  package func refreshHover() { pointer.refreshHover() }

  /// Turns the wheel or strokes the touchpad at `event.position`.
  ///
  /// With Control it magnifies, and with Shift besides it turns, what has a gesture for that.
  public func scroll(_ event: ScrollEvent) {
    if let step = GestureEvent(wheel: event), pinch(step, patience: Self.wheelPatience) { return }
    if swipe(event) { return }
    if scrollContent(event) { pointer.gestures.scrolled() }
  }

  /// Moves a screen aside by a stroke on a touchpad, which may come as a wheel that turns to the side; whether
  /// one is moved.
  private func swipe(_ event: ScrollEvent) -> Bool {
    guard event.mayBeStroke, let navigation else { return false }
    let path = hits(at: event.position)
    return navigation.swipe(event, over: path) {
      path.contains { scrollables?.canScroll($0, along: .horizontal) == true }
    }
  }

  /// Scrolls what is at `event.position`; whether anything was there to scroll.
  @discardableResult
  package func scrollContent(_ event: ScrollEvent) -> Bool {
    guard scrollables?.scroll(event, over: hits(at: event.position)) == true else { return false }
    requestFrame()
    return true
  }

  /// Whether a finger at `point` that goes so far would scroll something.
  func canScroll(by way: CGSize, at point: CGPoint) -> Bool {
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    return hits(at: point).contains { scrollables?.canScroll($0, along: axis) == true }
  }

  /// Two fingers pinch or turn, as the host has recognised it.
  public func gesture(_ event: GestureEvent) { _ = pinch(event, patience: Self.pinchPatience) }

  /// How long two fingers may rest before they are taken for lifted, in seconds: hosts do not
  /// report it.
  private static let pinchPatience: TimeInterval = 0.2
  private static let wheelPatience: TimeInterval = 0.4

  private func pinch(_ event: GestureEvent, patience: TimeInterval) -> Bool {
    pointer.gestures.pinch(event, over: hits(at: event.position), patience: patience)
  }

  /// Whether nothing is held, and no gesture waits for anything.
  package var isPointerIdle: Bool { pointer.isIdle }

  /// Takes back what a button or finger has begun: the window has lost it.
  public func cancelGestures() { pointer.cancel() }

  /// The nodes under a point, from the innermost outwards; more where a pointer only hovers.
  package func hits(at point: CGPoint, isHovering: Bool = false) -> [Node.ID] {
    guard let layer = shownLayer else { return [] }
    if environment.floatingRoom.rect != nil {
      // What has surfaces of its own lies above the window, whatever clips it there.
      for id in floatingIDs.reversed() {
        let hits = layer.isolating(id)?.hitTest(point, isHovering: isHovering) ?? []
        if hits.contains(id) { return hits.reversed() }
      }
    }
    return layer.hitTest(point, isHovering: isHovering).reversed()
  }

  /// A point of the surface in the coordinates of a node's layer.
  package func convert(_ point: CGPoint, to id: Node.ID) -> CGPoint {
    shownLayer?.convert(point, to: id) ?? point
  }

  /// Where a space that the node `id` knows begins in the surface.
  func origin(of space: CoordinateSpace, around id: Node.ID) -> CGPoint {
    guard case .named(let name) = space else { return .zero }
    return geometry.corner(of: name, known: handlers[id]?.pointer.spaces ?? [:])
  }

  private func takesFocusByPress(_ id: Node.ID) -> Bool {
    let handlers = handlers[id]
    return handlers?.keys.takesFocusByPress == true
      || handlers?.keys.focusesByPointer != false && isFocusable(id)
  }

  private func isFocusable(_ id: Node.ID) -> Bool {
    prepared?.root.path(to: id)?.last?.node.traits.interaction.contains(.focusable) ?? false
  }

  /// Scrolls so far that the node `id`, or a part of it in its coordinates, is in sight, with so much
  /// around it.
  package func reveal(_ id: Node.ID, part: CGRect? = nil, margin: CGFloat = 0) {
    guard let path = prepared?.root.path(to: id) else { return }
    scrollables?.reveal(path, part: part, margin: margin)
    requestFrame()
  }
}

extension GestureEvent {
  /// How much larger one notch of a wheel makes something.
  private static let magnificationPerNotch: CGFloat = 1.1
  /// How far one notch turns it, in radians: 5 degrees.
  private static let rotationPerNotch: CGFloat = .pi / 36

  /// What turning the wheel with Control means: away from oneself makes larger; sideways turns.
  fileprivate init?(wheel event: ScrollEvent) {
    guard event.modifiers.contains(.command), event.phase == .changed else { return nil }
    let turnsSideways = event.modifiers.contains(.shift) && event.delta.width == 0
    let (up, side) =
      turnsSideways ? (0, event.delta.height) : (-event.delta.height, event.delta.width)
    let notch = ScrollEvent.pointsPerNotch
    self.init(
      position: event.position, magnification: pow(Self.magnificationPerNotch, up / notch),
      rotation: side / notch * Self.rotationPerNotch, time: event.time)
  }
}

extension ScrollEvent {
  /// Whether it may be a step of a stroke on a touchpad: X11 hands those on as wheels that turn to the side, too.
  package nonisolated var mayBeStroke: Bool {
    isPrecise || phase == .ended || delta.width != 0 && delta.height == 0
  }
}
