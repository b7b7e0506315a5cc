package import LaminaDisplay
package import LaminaGeometry
import LaminaInput
import LaminaLayers

/// Follows the pointer: who is hovered, who follows a button raw, and what the gestures make of it.
@MainActor
package final class PointerTracker: GraphService {
  private unowned let graph: ViewGraph
  /// Where the pointer was last, in the surface; nil while there is none.
  package private(set) var position: CGPoint?
  private var hovered: [Node.ID] = []
  /// The layers at which a resting pointer was looked for last.
  private weak var hoveredLayer: Layer?
  /// Where the pointer is, as last reported to each node that follows it.
  private var toldPlaces: [Node.ID: CGPoint] = [:]
  private var tracked: TrackedButton?
  let gestures: GestureArena

  package init(graph: ViewGraph) {
    self.graph = graph
    gestures = GestureArena(graph: graph)
    gestures.onWin = { [weak self] in self?.hasWon($0) }
  }

  package func advance(to time: TimeInterval) { gestures.advance(to: time) }

  package var nextTick: TimeInterval? { gestures.nextWake }

  package func finishCommit(after former: PreparedNode?) { dropInactive() }

  /// The shape that the pointer should have.
  var cursor: CursorStyle {
    for id in hovered {
      if let style = graph.handlers[id]?.pointer.cursor, accepts(id, position) { return style }
    }
    return .arrow
  }

  /// Whether a point of the surface is the business of a node that it hit.
  private func accepts(_ id: Node.ID, _ point: CGPoint?) -> Bool {
    guard let accepts = graph.handlers[id]?.pointer.accepts, let point else { return true }
    return accepts(graph.convert(point, to: id))
  }

  // MARK: Hovering

  /// Notifies the nodes that are entered and left; `path` runs from the innermost outwards.
  private func hover(_ path: [Node.ID]) {
    let (old, new) = (Set(hovered), Set(path))
    let before = hovered
    hovered = path
    for id in before where !new.contains(id) {
      toldPlaces[id] = nil
      graph.handlers[id]?.pointer.hover?(false)
      graph.handlers[id]?.pointer.hoverMoved?(nil)
    }
    for id in path where !old.contains(id) { graph.handlers[id]?.pointer.hover?(true) }
  }

  /// Reports where the pointer is to the nodes below that follow it, where that has changed for
  /// them.
  private func notifyHover(_ point: CGPoint) {
    for id in hovered {
      guard let handlers = graph.handlers[id], let moved = handlers.pointer.hoverMoved else {
        continue
      }
      let place = GesturePlace(graph: graph, id: id, path: hovered)
      let location = place.location(point, in: handlers.pointer.hoverSpace)
      guard toldPlaces.updateValue(location, forKey: id) != location else { continue }
      moved(location)
    }
  }

  func left() {
    position = nil
    if !isHeld { hover([]) }
  }

  /// Hovers again what came under a pointer that rests while things move: once for each frame that
  /// shows something else.
  func refreshHover() {
    guard let position, graph.shownLayer !== hoveredLayer else { return }
    hoveredLayer = graph.shownLayer
    if isHeld { return gestures.rested(over: graph.hits(at: position)) }
    hover(graph.hits(at: position, isHovering: true))
    notifyHover(position)
  }

  // MARK: Buttons

  private var isHeld: Bool { tracked != nil || gestures.isHeld }

  /// Whether nothing is held, and no gesture waits for anything.
  var isIdle: Bool { !isHeld && gestures.isIdle }

  func moved(_ event: PointerEvent) {
    position = event.position
    if tracked?.isFollowing(event) == true { tracked?.moved(event, in: graph) }
    if gestures.isHeld { gestures.moved(event, over: graph.hits(at: event.position)) }
    // A finger rests nowhere.
    guard !isHeld, event.device == .mouse else { return }
    hover(graph.hits(at: event.position, isHovering: true))
    notifyHover(event.position)
  }

  /// A button or finger went down; one that halted what scrolled does nothing else.
  func down(_ event: PointerEvent, over path: [Node.ID], stopsScrolling: Bool) {
    position = event.position
    // Another button takes away what the first one had begun.
    if isHeld, event.device == .mouse { cancel() }
    let isPrimary = event.button ?? .primary == .primary
    if isPrimary { gestures.count(event, over: path) }
    if tracked == nil, !stopsScrolling { tracked = track(event, path, isPrimary: isPrimary) }
    guard isPrimary else { return }
    if event.device == .mouse { hover(graph.hits(at: event.position, isHovering: true)) }
    notifyDown(event, path)
    gestures.down(event, over: path, tracked: tracked, stopsScrolling: stopsScrolling)
  }

  /// Finds who follows the button: the innermost that wants to, unless something further in has a use
  /// for the primary one.
  private func track(
    _ event: PointerEvent, _ path: [Node.ID], isPrimary: Bool
  ) -> TrackedButton? {
    for id in path {
      guard let handlers = graph.handlers[id], accepts(id, event.position) else { continue }
      if let tracked = TrackedButton(event, on: id, in: graph) { return tracked }
      if isPrimary, handlers.pointer.wantsPress { return nil }
    }
    return nil
  }

  /// Notifies the nodes that only observe, out to the first that takes the pointer for itself.
  private func notifyDown(_ event: PointerEvent, _ path: [Node.ID]) {
    for id in path {
      guard let handlers = graph.handlers[id] else { continue }
      handlers.pointer.down?(event)
      let isTaken = tracked.map { $0.id == id && !$0.isObserved } ?? false
      if handlers.pointer.keepsPress || isTaken { return }
    }
  }

  func up(_ event: PointerEvent, over path: [Node.ID]) {
    // A finger that was lifted rests nowhere.
    defer { if event.device != .mouse { position = nil } }
    let followed = tracked
    if tracked?.up(event, in: graph) == true { tracked = nil }
    if let followed, followed.hasMoved {
      gestures.remove(followed.id)
      gestures.removeClicksAround()
    }
    if event.button ?? .primary == .primary { gestures.up(event, over: path) }
    if isHeld { return }
    hover(event.device == .mouse ? graph.hits(at: event.position, isHovering: true) : [])
  }

  /// Something that comes before what follows the button raw was recognised.
  private func hasWon(_ entry: GestureEntry) {
    guard let tracked, entry.id != tracked.id, entry.role == .scroll || entry.isHigh else { return }
    cancelTracking()
  }

  // MARK: End

  /// Takes everything back that a button or finger has begun; whether there was anything.
  @discardableResult
  func cancel() -> Bool {
    let wasBusy = tracked != nil || gestures.isBusy
    cancelTracking()
    gestures.cancel()
    return wasBusy
  }

  private func cancelTracking() {
    let old = tracked
    tracked = nil
    old?.cancel()
  }

  /// What leaves, or is behind something now, is shown, but takes no part any longer.
  private func dropInactive() {
    let names = gestures.entries.map(\.id) + [tracked?.id].compactMap(\.self)
    guard !names.isEmpty, let root = graph.prepared?.root else { return }
    for id in Set(names)
    where root.path(to: id)?.contains(where: { !$0.node.traits.isActive }) == true {
      forget(id)
    }
  }

  /// A node is gone or takes no input any longer, and what it had begun with it.
  package func forget(_ id: Node.ID) {
    gestures.remove(id)
    if tracked?.id == id { cancelTracking() }
  }
}

extension ViewGraph {
  package var pointer: PointerTracker { service() }
}
