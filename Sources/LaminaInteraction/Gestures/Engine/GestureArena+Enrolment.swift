import LaminaDisplay
import LaminaInput

extension GestureArena {
  /// Makes an entry for each recogniser under a button that went down.
  ///
  /// Outside of a node that follows it raw, only those with a higher priority, those that may go on
  /// beside it, and scrolling take part; of that node itself, taps. Outside of one that only observes it, such as a text
  /// that can be selected, taps take part, too.
  func enrol(
    _ event: PointerEvent, _ path: [Node.ID], tracked: TrackedButton?, onlyScrolling: Bool
  ) {
    var order: [GestureEntry] = []
    var isAround = false
    let isObserved = tracked?.isObserved == true
    let known = isHeld ? Set(entries.filter { !$0.devices.isEmpty }.map(\.id)) : []
    let scrolls = path.contains { id in entries.contains { $0.id == id && $0.role == .scroll } }
    var hasScroll =
      event.device == .mouse || tracked?.winsOverScrolling == true || isHeld && scrolls
    for id in path where !known.contains(id) {
      if !onlyScrolling, let handlers = graph.handlers[id], accepts(handlers, id, event: event) {
        let isTracked = id == tracked?.id
        if !isAround {
          addOwn(handlers, id, isTracked: isTracked, &order)
        } else if isObserved {
          addClicks(handlers, id, &order)
        }
        addGestures(
          handlers, id, isAround: isAround || isTracked, takesTaps: isObserved,
          isTouch: event.device != .mouse, &order)
        if isTracked { isAround = true }
      }
      if !hasScroll, graph.scrollables?.offset(of: id) != nil {
        hasScroll = true
        addScroll(id, &order)
      }
    }
    enrolOrder(order)
  }

  /// Makes an entry for each recogniser of pinches; whether there are any.
  func enrolPinch(_ event: GestureEvent, _ path: [Node.ID]) -> Bool {
    var order: [GestureEntry] = []
    for id in path {
      if let handlers = graph.handlers[id] {
        addGestures(handlers, id, isAround: false, &order)
      }
    }
    order.removeAll { !$0.machine.needs.contains(.followingPinch) }
    for entry in order { entry.place.path = path }
    enrolOrder(order)
    return !order.isEmpty
  }

  private func accepts(_ handlers: Handlers, _ id: Node.ID, event: PointerEvent) -> Bool {
    handlers.pointer.accepts?(graph.convert(event.position, to: id)) ?? true
  }

  /// Those of the last click that still wait come first: for them this is the next one, and they stand
  /// to others as their doubles would.
  private func enrolOrder(_ order: [GestureEntry]) {
    var added: [GestureEntry] = []
    for entry in order {
      guard let known = entries.first(where: { $0.id == entry.id && $0.role == entry.role }) else {
        added.append(entry)
        continue
      }
      known.superiors.formUnion(entry.superiors)
      for other in order where other !== entry {
        if other.isPeer(of: entry) { other.makePeer(of: known) }
        if other.superiors.contains(entry.name) { other.superiors.insert(known.name) }
      }
    }
    entries += added
  }

  /// Adds what controls are made of.
  private func addOwn(
    _ handlers: Handlers, _ id: Node.ID, isTracked: Bool, _ order: inout [GestureEntry]
  ) {
    let inner = order
    if !isTracked {
      let press = handlers.pointer.press.map {
        GestureEntry(.press, of: id, machine: PressMachine($0), in: graph)
      }
      let drag = handlers.pointer.drag.map {
        GestureEntry(.drag, of: id, machine: DragHandlerMachine($0), in: graph)
      }
      if let press, let drag { press.makePeer(of: drag) }
      order += [press, drag].compactMap(\.self)
    }
    let taps = handlers.pointer.taps.enumerated().sorted { $0.element.count > $1.element.count }
    order += taps.map { index, tap in
      GestureEntry(.tap(index), of: id, machine: TapHandlerMachine(tap), in: graph)
    }
    for entry in order.dropFirst(inner.count) { entry.place.hasPressInside = hasPress(inner) }
  }

  /// Adds what is clicked around something that follows the button raw.
  private func addClicks(_ handlers: Handlers, _ id: Node.ID, _ order: inout [GestureEntry]) {
    var clicks: [GestureEntry] = []
    addOwn(handlers, id, isTracked: true, &clicks)
    for click in clicks { click.yieldsToMovement = true }
    order += clicks
  }

  /// Adds the gestures of a node, each in its relation to what is inside.
  private func addGestures(
    _ handlers: Handlers, _ id: Node.ID, isAround: Bool, takesTaps: Bool = false,
    isTouch: Bool = false, _ order: inout [GestureEntry]
  ) {
    for (index, attachment) in handlers.pointer.gestures.enumerated()
    where isTouch || attachment.use != .touchHold {
      if !attachment.mask.contains(.subviews) { order.removeAll { $0.role != .scroll } }
      guard attachment.mask.contains(.gesture) else { continue }
      let takesPart = !isAround || takesTaps || attachment.priority != .normal
      guard takesPart else { continue }
      let machine = attachment.makeMachine()
      // What follows movements, or waits for a long press, leaves them to what is selected.
      if isAround, attachment.priority == .normal, !machine.needs.isEmpty { continue }
      let entry = GestureEntry(.gesture(index), of: id, machine: machine, in: graph)
      entry.place.hasPressInside = hasPress(order)
      entry.yieldsToMovement = isAround && machine.needs.isEmpty
      entry.isTouchHold = attachment.use == .touchHold
      switch attachment.priority {
      case .normal:
        let holds = attachment.use == .lift ? order.filter(\.isTouchHold) : []
        if !holds.isEmpty { order.removeAll(where: \.isTouchHold) }
        order += [entry] + holds
      case .high:
        entry.isHigh = true
        for inner in order { inner.superiors.insert(entry.name) }
        order.insert(entry, at: 0)
      case .simultaneous:
        for inner in order { entry.makePeer(of: inner) }
        entry.isSimultaneous = true
        order.append(entry)
      }
    }
  }

  /// Adds the enclosing scroll views: whichever has room follows the finger.
  private func addScroll(_ id: Node.ID, _ order: inout [GestureEntry]) {
    let entry = GestureEntry(.scroll, of: id, machine: ScrollMachine(graph: graph), in: graph)
    for inner in order where inner.isSimultaneous { entry.makePeer(of: inner) }
    order.append(entry)
  }

  /// Whether something among `entries` can be pressed without moving.
  private func hasPress(_ entries: [GestureEntry]) -> Bool {
    entries.contains { $0.role != .scroll && !$0.isSimultaneous }
  }
}
