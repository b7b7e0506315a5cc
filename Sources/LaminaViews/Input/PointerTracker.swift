import LaminaAnimation
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
  private var tracked: TrackedButton?

  /// What a button that went down started, until it comes up again.
  private struct Capture {
    var target: Node.ID?
    /// From the innermost outwards.
    var path: [Node.ID]
    var start: CGPoint
    /// Where the dragged node was pressed, in its coordinates as the drag began; nil before.
    var firstLocation: CGPoint?
    var velocity = VelocityTracker()
    var isDragging: Bool { firstLocation != nil }
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
    if tracked?.isFollowing(event) == true { tracked?.moved(event, in: graph) }
    guard capture != nil else { return hover(path) }
    capture?.velocity.add(event.position, at: event.time)
    follow(path)
    drag(event)
  }

  /// Looks again at what is under a pointer that rests while things move.
  func rested(over path: [Node.ID]) { if capture == nil { hover(path) } else { follow(path) } }

  /// Whether what is pressed follows the pointer itself.
  var isDragged: Bool {
    tracked?.winsOverScrolling == true || capture.flatMap(dragHandler) != nil
  }

  /// Takes a press back: the pointer went on to do something else.
  func cancel() {
    cancelTracking()
    guard let target = capture?.target else { return }
    capture = nil
    graph.handlers[target]?.press?.changed(false)
  }

  private func cancelTracking() {
    let old = tracked
    tracked = nil
    old?.cancel()
  }

  /// A node is gone, and what it followed with it.
  func removed(_ id: Node.ID) { if tracked?.id == id { cancelTracking() } }

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
    if capture != nil || tracked != nil { cancel() }
    let isPrimary = event.button ?? .primary == .primary
    tracked = track(event, path, isPrimary: isPrimary)
    guard isPrimary else { return }
    hover(path)
    let reach = tracked.flatMap { path.firstIndex(of: $0.id) }.map { path[...$0] } ?? path[...]
    let target = path.first {
      graph.handlers[$0]?.wantsPointer == true && accepts($0, event.position)
    }
    capture = Capture(
      target: target.flatMap { reach.contains($0) ? $0 : nil }, path: Array(reach),
      start: event.position)
    capture?.velocity.add(event.position, at: event.time)
    tellDown(event, path)
    guard let target = capture?.target, let handlers = graph.handlers[target] else { return }
    handlers.press?.changed(true)
    if handlers.drag?.minimumDistance == 0 { drag(event) }
  }

  /// Finds who follows the button: the innermost that wants to, unless something further in has a use
  /// for the primary one.
  private func track(
    _ event: PointerEvent, _ path: [Node.ID], isPrimary: Bool
  ) -> TrackedButton? {
    for id in path {
      guard let handlers = graph.handlers[id], accepts(id, event.position) else { continue }
      if let tracked = TrackedButton(event, on: id, in: graph) { return tracked }
      if isPrimary, handlers.wantsPointer { return nil }
    }
    return nil
  }

  /// Tells those who only want to know, out to the first who takes the pointer for itself.
  private func tellDown(_ event: PointerEvent, _ path: [Node.ID]) {
    for id in path {
      guard let handlers = graph.handlers[id] else { continue }
      handlers.down?(event)
      if handlers.keepsPress || tracked?.id == id { return }
    }
  }

  /// Tells what is pressed whether the pointer is above it.
  private func follow(_ path: [Node.ID]) {
    guard let capture, let target = capture.target else { return }
    let isInside = path.contains(target)
    guard isInside != capture.isInside else { return }
    self.capture?.isInside = isInside
    graph.handlers[target]?.press?.changed(isInside)
  }

  private func drag(_ event: PointerEvent) {
    guard let capture, let (id, drag) = dragHandler(capture) else { return }
    let distance = hypot(event.position.x - capture.start.x, event.position.y - capture.start.y)
    if !capture.isDragging {
      if distance < drag.minimumDistance { return }
      beginDrag(of: id)
    }
    if let capture = self.capture { drag.changed(step(event, of: capture, in: id)) }
  }

  /// A drag that began takes the press from what is inside.
  private func beginDrag(of id: Node.ID) {
    guard let capture else { return }
    self.capture?.firstLocation = graph.convert(capture.start, to: id)
    guard let target = capture.target, target != id else { return }
    self.capture?.target = id
    graph.handlers[target]?.press?.changed(false)
  }

  func up(_ event: PointerEvent, over path: [Node.ID]) {
    let followed = tracked
    if tracked?.up(event, in: graph) == true { tracked = nil }
    if followed?.hasMoved == true { capture?.target = nil }
    guard event.button ?? .primary == .primary, var capture else { return }
    self.capture = nil
    capture.velocity.add(event.position, at: event.time)
    defer { hover(path) }
    guard let target = capture.target, let handlers = graph.handlers[target] else { return }
    if capture.isDragging, let (id, drag) = dragHandler(capture) {
      drag.ended(step(event, of: capture, in: id))
    }
    handlers.press?.changed(false)
    guard path.contains(target) else { return }
    handlers.press?.action()
    if !capture.isDragging { tap(event, capture) }
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
        return tap.action(location(event.position, in: tap.space, of: id))
      }
      if handlers.press != nil { return }
    }
  }

  private func location(
    _ point: CGPoint, in space: CoordinateSpace, of id: Node.ID
  ) -> CGPoint {
    if space == .local { return graph.convert(point, to: id) }
    let origin = graph.origin(of: space, around: id)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  private func dragHandler(_ capture: Capture) -> (Node.ID, Handlers.Drag)? {
    for id in capture.path {
      if let drag = graph.handlers[id]?.drag, accepts(id, capture.start) { return (id, drag) }
    }
    return nil
  }

  private func step(_ event: PointerEvent, of capture: Capture, in id: Node.ID) -> DragStep {
    let location = graph.convert(event.position, to: id)
    let start = graph.convert(capture.start, to: id)
    let velocity = capture.velocity.velocity(at: event.time)
    let ahead = graph.convert(
      CGPoint(x: event.position.x + velocity.width, y: event.position.y + velocity.height), to: id)
    return DragStep(
      startLocation: start, location: location, firstLocation: capture.firstLocation ?? start,
      velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y),
      surfaceStart: capture.start, surfaceLocation: event.position, surfaceVelocity: velocity,
      time: event.time, origin: { [graph] in graph.origin(of: $0, around: id) })
  }
}
