package import LaminaDisplay
package import LaminaGeometry
package import LaminaInput
package import LaminaLayers

/// The scroll views of a graph: where each stands, and what moves them.
@MainActor
package final class ScrollTable: GraphService {
  private(set) var states: [Node.ID: ScrollState] = [:]
  /// What programs want to have in sight.
  var requests: [ScrollRequest] = []
  /// The latest instant of an event or frame.
  private var now: TimeInterval = 0
  /// Where the scroll views stood when the commit under work began; none where nothing may move.
  private var former: [Node.ID: CGPoint] = [:]

  package init(graph: ViewGraph) {}

  /// The offsets to show: of scroll views, and of the tracks of their thumbs.
  package var offsets: [Node.ID: CGPoint] {
    states.values.reduce(into: [:]) { offsets, state in
      offsets[state.id] = state.offset
      offsets.merge(state.indicatorOffsets) { _, new in new }
    }
  }

  package func beginCommit(isAnimated: Bool) {
    former = isAnimated ? offsets : [:]
    for state in states.values {
      for stack in state.stacks { stack.beginCommit(isAnimated: isAnimated) }
    }
  }

  package func takeArrivals() -> [Layer.ID: CGSize] {
    former.isEmpty
      ? [:]
      : states.values.flatMap(\.stacks).reduce(into: [:]) { ways, stack in
        ways.merge(stack.arrivals) { first, _ in first }
      }
  }

  /// The layers before, moved along with scroll views that follow their content.
  package func rebased(_ layer: Layer) -> Layer? {
    let ways: [Node.ID: CGSize] = states.compactMapValues { state in
      guard let before = former[state.id], before != state.offset else { return nil }
      return CGSize(
        width: state.offset.x - before.x, height: state.offset.y - before.y)
    }
    return ways.isEmpty ? nil : layer.movingContents(ways)
  }

  /// Scrolls the layers, and drops what was requested and is done.
  package func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer {
    updatePins()
    defer { dropDoneRequests() }
    return layer.scrolled(offsets, pins: pins)
  }

  package func didPrepare(_ prepared: Prepared) { pursueRequests(in: prepared.root) }

  package func didShow(afterLayout: Bool) { notifyObservers(afterLayout: afterLayout) }

  package var keptCounts: [String: Int] {
    [
      "scroll views": states.count, "requests": requests.count,
      "scroll observers": states.values.reduce(0) { $0 + $1.movement.observers.count },
    ]
  }

  /// What is held in sight while the rest scrolls, as of the latest frame.
  private(set) var pins: [Node.ID: Layer.Pin] = [:]

  /// Holds floating headers and footers where the scroll views are now.
  private func updatePins() {
    let windows = states.values.flatMap(\.stacks)
    pins = windows.reduce(into: [:]) { pins, window in
      pins.merge(window.pins) { _, latest in latest }
    }
  }

  package subscript(id: Node.ID) -> ScrollState? { states[id] }

  /// The state of the scroll view `id`, made when first asked for.
  func state(_ id: Node.ID, axes: Axis.Set) -> ScrollState {
    let state = states[id] ?? ScrollState(id: id, axes: axes)
    state.setTime(max(state.now, now))
    states[id] = state
    return state
  }

  package func forget(_ id: Node.ID) { states.removeValue(forKey: id)?.leave() }

  /// Takes over the sizes that a preparation found.
  package func update(_ prepared: Prepared) {
    for (id, state) in states {
      guard let report = prepared.geometry[id] else { continue }
      state.updateSizes(
        ScrollSizes(viewport: report.size, content: report.children.first?.size ?? .zero))
    }
  }

  /// Gives a turn of the wheel to the scroll views under the pointer, from the innermost outwards:
  /// each axis goes to the first that can move along it.
  package func scroll(_ event: ScrollEvent, over path: [Node.ID]) -> Bool {
    var delta = event.delta
    now = max(now, event.time)
    if event.modifiers.contains(.shift), delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    var isMoved = false
    if event.phase == .ended {
      for id in path { states[id]?.release(at: event.time) }
      return true
    }
    for axis in Axis.allCases where delta[axis] != 0 {
      guard let taker = taker(of: axis, towards: delta[axis], over: path) else { continue }
      taker.scroll(axis, by: delta[axis], event: event)
      isMoved = true
    }
    return isMoved
  }

  private func taker(
    of axis: Axis, towards way: CGFloat, over path: [Node.ID]
  ) -> ScrollState? {
    var innermost: ScrollState?
    for id in path {
      guard let state = states[id], state.obeysPeople(axis) else { continue }
      if state.hasRoom(axis, towards: way) { return state }
      innermost = innermost ?? state
    }
    return innermost
  }

  /// Scrolls by a key; the innermost scroll view that can move takes it, or the largest of all.
  package func scroll(_ event: KeyEvent, over path: [Node.ID]) -> Bool {
    now = max(now, event.time)
    guard let (axis, move) = KeyScroll.of(event.key, event.modifiers) else { return false }
    let inner = path.compactMap { states[$0] }.first { $0.obeysKeys(axis) }
    let largest = states.values.filter { $0.obeysKeys(axis) }
      .max { ($0.viewport.width * $0.viewport.height) < ($1.viewport.width * $1.viewport.height) }
    guard let state = inner ?? largest else { return false }
    state.scroll(axis, move, at: now)
    return true
  }

  /// The frame of a node in its parent: where it is held during scrolling, or by layout.
  package func shownFrame(of node: PreparedNode) -> CGRect {
    pins[node.node.id]?.held(node.frame) ?? node.frame
  }

  /// Brings the last node of `path` in sight in each scroll view on the way, with so much around it.
  ///
  /// - Parameters:
  ///   - path: from the root to a node.
  ///   - part: what of the node is to be in sight, in its coordinates; nil for all of it.
  ///   - margin: points around it.
  package func reveal(_ path: [PreparedNode], part: CGRect?, margin: CGFloat) {
    let whole = path.last.map(shownFrame) ?? .zero
    var frame = (part?.offsetBy(dx: whole.minX, dy: whole.minY) ?? whole)
      .insetBy(dx: -margin, dy: -margin)
    for node in path.dropLast().reversed() {
      if let state = states[node.node.id] { state.reveal(frame, at: now) }
      let place = shownFrame(of: node)
      frame = frame.offsetBy(dx: place.minX, dy: place.minY)
      if let state = states[node.node.id] {
        frame = frame.offsetBy(dx: -state.target.x, dy: -state.target.y)
      }
    }
  }

  /// Halts the scroll views under a pointer that went down; whether any moved.
  package func stop(_ path: [Node.ID]) -> Bool {
    let moving = path.compactMap { states[$0] }.filter(\.isMoving)
    for state in moving { state.stop(at: now) }
    return !moving.isEmpty
  }

  /// Whether anything still moves by itself.
  package var isMoving: Bool { states.values.contains(where: \.isMoving) }

  /// Moves what moves to where it is at `time`.
  package func advance(to time: TimeInterval) {
    now = max(now, time)
    for state in states.values { state.advance(to: time) }
  }
}

extension ScrollTable: Scrollables {
  package func offset(of id: Node.ID) -> CGPoint? { states[id]?.offset }

  package func scrolls(_ id: Node.ID, along axis: Axis) -> Bool {
    states[id]?.scrolls(axis) == true
  }

  package func canScroll(_ id: Node.ID, along axis: Axis) -> Bool {
    states[id].map { $0.obeysPeople(axis) } ?? false
  }

  /// Scrolls by a page towards an edge; false where there is nothing to scroll.
  package func scroll(_ id: Node.ID, towards edge: Edge, at time: TimeInterval) -> Bool {
    guard let state = self[id] else { return false }
    let isReversed = state.traits.isReversed
    let (axis, way): (Axis, CGFloat) =
      switch edge {
      case .top: (.vertical, -1)
      case .bottom: (.vertical, 1)
      case .leading: (.horizontal, isReversed ? 1 : -1)
      case .trailing: (.horizontal, isReversed ? -1 : 1)
      }
    guard state.obeysKeys(axis) else { return false }
    state.scroll(axis, .page(way), at: time)
    return true
  }
}

extension ViewGraph {
  package var scrolling: ScrollTable { service() }

  /// Where the scroll views stand.
  package var scrollOffsets: [CGPoint] { scrolling.states.values.map(\.offset) }
}

/// What a key does to a scroll view.
enum KeyScroll {
  case line(CGFloat)
  case page(CGFloat)
  case start
  case end

  /// The axis and movement of `key`; nil when it does not scroll.
  static func of(_ key: Key, _ modifiers: EventModifiers) -> (Axis, KeyScroll)? {
    switch key {
    case .upArrow: (.vertical, .line(-1))
    case .downArrow: (.vertical, .line(1))
    case .leftArrow: (.horizontal, .line(-1))
    case .rightArrow: (.horizontal, .line(1))
    case .pageUp: (.vertical, .page(-1))
    case .pageDown: (.vertical, .page(1))
    case .space: (.vertical, .page(modifiers.contains(.shift) ? -1 : 1))
    case .home: (.vertical, .start)
    case .end: (.vertical, .end)
    default: nil
    }
  }
}
