import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayers

/// Follows the pointer: who is hovered, who was pressed, who is dragged.
@MainActor
final class PointerTracker {
  private unowned let graph: ViewGraph
  private var hovered: [Node.ID] = []
  private var capture: Capture?

  /// What a button that went down started, until it comes up again.
  private struct Capture {
    var target: Node.ID?
    /// From the innermost outwards.
    var path: [Node.ID]
    var start: CGPoint
    var isDragging = false
    var isInside = true
  }

  init(graph: ViewGraph) { self.graph = graph }

  /// The shape that the pointer should have.
  var cursor: CursorStyle {
    for id in hovered {
      if let style = graph.handlers[id]?.cursor, accepts(id, graph.pointerPosition) { return style }
    }
    return .arrow
  }

  /// Whether a point of the surface is the business of a node that it hit.
  private func accepts(_ id: Node.ID, _ point: CGPoint?) -> Bool {
    guard let accepts = graph.handlers[id]?.accepts, let point else { return true }
    return accepts(graph.convert(point, to: id))
  }

  func moved(_ event: PointerEvent, over path: [Node.ID]) {
    if capture == nil { hover(path) } else { drag(event, over: path) }
  }

  /// Whether what is pressed follows the pointer itself.
  var isDragged: Bool { capture.flatMap(dragHandler) != nil }

  /// Takes a press back: the pointer went on to do something else.
  func cancel() {
    guard let target = capture?.target else { return }
    capture = nil
    graph.handlers[target]?.press?.changed(false)
  }

  func left() { if capture == nil { hover([]) } }

  /// Tells who is entered and who is left; `path` runs from the innermost outwards.
  func hover(_ path: [Node.ID]) {
    let (old, new) = (Set(hovered), Set(path))
    let before = hovered
    hovered = path
    for id in before where !new.contains(id) { graph.handlers[id]?.hover?(false) }
    for id in path where !old.contains(id) { graph.handlers[id]?.hover?(true) }
  }

  func down(_ event: PointerEvent, over path: [Node.ID]) {
    guard event.button ?? .primary == .primary else { return }
    hover(path)
    let target = path.first {
      graph.handlers[$0]?.wantsPointer == true && accepts($0, event.position)
    }
    capture = Capture(target: target, path: path, start: event.position)
    tellDown(event, path)
    guard let target, let handlers = graph.handlers[target] else { return }
    handlers.press?.changed(true)
    if handlers.drag?.minimumDistance == 0 { drag(event, over: path) }
  }

  /// Tells those who only want to know, out to the first who takes the pointer for itself.
  private func tellDown(_ event: PointerEvent, _ path: [Node.ID]) {
    for id in path {
      guard let handlers = graph.handlers[id] else { continue }
      handlers.down?(event)
      if handlers.press != nil || handlers.drag != nil { return }
    }
  }

  private func drag(_ event: PointerEvent, over path: [Node.ID]) {
    guard var capture, let target = capture.target else { return }
    let isInside = path.contains(target)
    if isInside != capture.isInside {
      capture.isInside = isInside
      self.capture = capture
      graph.handlers[target]?.press?.changed(isInside)
    }
    guard let (id, drag) = dragHandler(capture) else { return }
    let distance = hypot(event.position.x - capture.start.x, event.position.y - capture.start.y)
    if !capture.isDragging, distance < drag.minimumDistance { return }
    self.capture?.isDragging = true
    drag.changed(step(event, from: capture.start, in: id))
  }

  func up(_ event: PointerEvent, over path: [Node.ID]) {
    guard event.button ?? .primary == .primary, let capture else { return }
    self.capture = nil
    defer { hover(path) }
    guard let target = capture.target, let handlers = graph.handlers[target] else { return }
    if capture.isDragging, let (id, drag) = dragHandler(capture) {
      drag.ended(step(event, from: capture.start, in: id))
    }
    handlers.press?.changed(false)
    guard path.contains(target) else { return }
    handlers.press?.action()
    if !capture.isDragging || handlers.drag == nil { tap(event, capture) }
  }

  /// Gives the click to the innermost that counts so many clicks.
  private func tap(_ event: PointerEvent, _ capture: Capture) {
    let count = max(1, event.clickCount)
    for id in capture.path {
      guard let handlers = graph.handlers[id], handlers.wantsPointer,
        accepts(id, capture.start)
      else { continue }
      let fitting = handlers.taps.filter { count % $0.count == 0 }
      if let tap = fitting.max(by: { $0.count < $1.count }) {
        return tap.action(graph.convert(event.position, to: id))
      }
      if handlers.press != nil { return }
    }
  }

  private func dragHandler(_ capture: Capture) -> (Node.ID, Handlers.Drag)? {
    for id in capture.path {
      if let drag = graph.handlers[id]?.drag { return (id, drag) }
    }
    return nil
  }

  private func step(_ event: PointerEvent, from start: CGPoint, in id: Node.ID) -> DragStep {
    DragStep(
      startLocation: graph.convert(start, to: id), location: graph.convert(event.position, to: id),
      time: event.time)
  }
}
