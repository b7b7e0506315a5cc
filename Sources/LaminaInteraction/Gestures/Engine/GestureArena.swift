import LaminaDisplay
import LaminaGeometry
import LaminaInput

/// Decides between the recognisers under a pointer, from where it goes down until all is up and
/// nothing waits any longer.
///
/// ```
///  down ─▶ one entry for each recogniser on the way outwards, the innermost first
///           │ each takes each event; what it wants to report waits
///           ▼
///          the first that is recognised wins: others are cancelled, but for its peers;
///          of several at once the first in order. One with superiors waits until they have failed.
/// ```
///
/// What is recognised while it follows a movement waits also for those further in that may still follow
/// it, and what a click brings for those further in that wait for one more click.
///
/// Fingers beside each other are apart: what follows one leaves alone what follows another only.
@MainActor
final class GestureArena {
  unowned let graph: ViewGraph
  /// Called with the entry that wins.
  var onWin: (GestureEntry) -> Void = { _ in }

  /// Those at work, in order of precedence.
  var entries: [GestureEntry] = []
  /// What is held down, with its latest event.
  private(set) var held: [PointerEvent] = []
  private(set) var clicks = ClickCounter()
  private var fingers = FingerPinch()
  private var pinch: HostPinch?
  private var announcedWake: TimeInterval?

  init(graph: ViewGraph) { self.graph = graph }

  var isHeld: Bool { !held.isEmpty }
  /// Whether anything is at work that a person would want to take back.
  var isBusy: Bool { !entries.isEmpty && (isHeld || pinch != nil) }

  /// Whether nothing is held and nothing waits.
  var isIdle: Bool { entries.isEmpty && !isHeld && pinch == nil }

  // MARK: Events

  /// Counts the clicks on what is under a button or finger that goes down.
  func count(_ event: PointerEvent, over path: [Node.ID]) {
    clicks.trackPointer(event, over: path, patience: graph.environment.doubleClickTime)
  }

  /// A button or finger went down over `path`, and was counted; `tracked` follows it already.
  func down(
    _ event: PointerEvent, over path: [Node.ID], tracked: TrackedButton?, stopsScrolling: Bool
  ) {
    advance(to: event.time)
    endPinch()
    if held.contains(where: { $0.device == event.device }) { cancel() }
    feed(.newClick) { $0.devices.isEmpty && clicks[$0.id] == 1 }
    feed(.elsewhere) { !path.contains($0.id) && $0.devices.isEmpty }
    entries.removeAll { $0.phase.isSettled && !$0.isPending && $0.devices.isEmpty }
    // What another finger has begun here takes this one in; else this one begins something.
    if held.isEmpty || !entries.contains(where: { $0.hasWon && path.contains($0.id) }) {
      enrol(event, path, tracked: tracked, onlyScrolling: stopsScrolling)
    }
    held.append(event)
    for entry in entries where path.contains(entry.id) {
      entry.add(event.device)
      entry.place.clickCount = clicks[entry.id]
    }
    fingers.down(event)
    feed(.down(event), path) { path.contains($0.id) }
  }

  func moved(_ event: PointerEvent, over path: [Node.ID]) {
    guard let index = held.firstIndex(where: { $0.device == event.device }) else { return }
    held[index].position = event.position
    advance(to: event.time)
    feed(.moved(event), path) { $0.devices.contains(event.device) }
    if let pinch = fingers.moved(event) {
      feed(.pinch(pinch)) { fingers.devices.isSubset(of: $0.devices) }
    }
  }

  /// Looks again at what is under a pointer that rests while things move.
  func rested(over path: [Node.ID]) { feed(.rested, path) { $0.role == .press } }

  func up(_ event: PointerEvent, over path: [Node.ID]) {
    guard let index = held.firstIndex(where: { $0.device == event.device }) else { return }
    advance(to: event.time)
    guard held.indices.contains(index) else { return }
    held.remove(at: index)
    let both = fingers.devices
    if let pinch = fingers.up(event) { feed(.pinchEnded(pinch)) { both.isSubset(of: $0.devices) } }
    feed(.up(event), path) { $0.devices.contains(event.device) }
    for entry in entries { entry.remove(event.device) }
    if held.isEmpty { finish() }
  }

  /// Takes a step of two fingers that the host has recognised; whether anything has use for it.
  func pinch(_ event: GestureEvent, over path: [Node.ID], patience: TimeInterval) -> Bool {
    if isHeld { return true }
    advance(to: event.time)
    if pinch == nil {
      guard enrolPinch(event, path) else { return false }
      pinch = HostPinch(event)
    }
    guard let step = pinch?.add(event, patience: patience) else { return false }
    feed(.pinch(step)) { $0.machine.needs.contains(.followingPinch) }
    return true
  }

  /// Something scrolled under the pointer.
  func scrolled() { if isHeld { feed(.scrolled) { _ in true } } }

  // MARK: Time

  /// When the time must be passed on next; nil for never.
  var nextWake: TimeInterval? {
    let times = entries.filter { !$0.phase.isSettled }.compactMap(\.machine.wakeTime)
    return (times + [pinch?.deadline].compactMap(\.self)).min()
  }

  func advance(to time: TimeInterval) {
    var last = -TimeInterval.infinity
    while let wake = nextWake, wake <= time, wake > last {
      last = wake
      if let deadline = pinch?.deadline, deadline <= wake { endPinch() }
      feed(.time(wake)) { entry in entry.machine.wakeTime.map { $0 <= wake } ?? false }
      if !isHeld, pinch == nil { finish() }
    }
  }

  private func endPinch() {
    guard let pinch else { return }
    self.pinch = nil
    feed(.pinchEnded(pinch.latest)) { $0.machine.needs.contains(.followingPinch) }
    if !isHeld { finish() }
  }

  // MARK: End

  /// Takes everything away.
  func cancel() {
    var calls = GestureCalls()
    for entry in entries { calls.append(entry.lose()) }
    entries = []
    held = []
    pinch = nil
    fingers = FingerPinch()
    calls.run()
  }

  /// Takes away the entries of a node, but for those that outlive it; their last calls are made after the update.
  func remove(_ id: Node.ID) { remove { $0.id == id && !$0.outlivesNode } }

  /// What follows the button raw has moved: clicks around it are none.
  func removeClicksAround() { remove(where: \.yieldsToMovement) }

  private func remove(where isMeant: (GestureEntry) -> Bool) {
    guard entries.contains(where: isMeant) else { return }
    var calls = GestureCalls()
    for entry in entries where isMeant(entry) { calls.append(entry.lose()) }
    entries.removeAll(where: isMeant)
    if !calls.isEmpty { graph.afterUpdate { calls.run() } }
  }

  /// Nothing is held any longer: only those stay that wait for the next click, or for those.
  private func finish() {
    feed(.over) { _ in true }
    var calls = GestureCalls()
    for entry in entries where !entry.phase.isSettled && !isAwaited(entry) {
      calls.append(entry.lose())
    }
    resolve(&calls)
    entries.removeAll { $0.phase.isSettled && !$0.isPending }
    announceWake()
    calls.run()
  }

  /// Whether something hangs on what becomes of an entry.
  private func isAwaited(_ entry: GestureEntry) -> Bool {
    guard entry.machine.wakeTime != nil else { return false }
    return !entry.machine.needs.isDisjoint(with: [.holding, .awaitingClick])
      || entries.contains { $0.isPending && $0.superiors.contains(entry.name) }
  }

  // MARK: Decision

  /// Gives an event to those that it concerns, decides, and makes the calls that are due.
  private func feed(
    _ input: GestureInput, _ path: [Node.ID]? = nil, _ concerns: (GestureEntry) -> Bool
  ) {
    var calls = GestureCalls()
    for entry in entries where !entry.phase.isSettled && concerns(entry) {
      if entry.refresh(in: graph) {
        entry.step(input, path)
      } else {
        calls.append(entry.lose())
      }
    }
    resolve(&calls)
    announceWake()
    calls.run()
  }

  private func resolve(_ calls: inout GestureCalls) {
    for entry in entriesToDecide where entry.isPending && !isHeldBack(entry) {
      let isLate = entries.contains { $0.hasWon && $0.competes(with: entry) }
      if isLate { calls.append(entry.lose()) } else { win(entry, &calls) }
    }
    for entry in entries where entry.hasWon || !entry.isPending && !waits(entry) {
      calls.append(entry.calls.takeCalls())
    }
  }

  /// In order of precedence; a finger that went far at once scrolls rather than drags what is inside.
  private var entriesToDecide: [GestureEntry] {
    if entries.contains(where: { $0.isHigh && $0.isPending }) { return entries }
    return entries.filter { $0.role == .scroll } + entries.filter { $0.role != .scroll }
  }

  private func win(_ entry: GestureEntry, _ calls: inout GestureCalls) {
    entry.hasWon = true
    for other in entries where other !== entry && other.competes(with: entry) {
      if !other.phase.isSettled || other.isPending { calls.append(other.lose()) }
    }
    onWin(entry)
  }

  /// Whether an entry that takes precedence over it may still be recognised.
  private func waits(_ entry: GestureEntry) -> Bool {
    entries.contains { $0.phase == .possible && entry.superiors.contains($0.name) }
  }

  private func isHeldBack(_ entry: GestureEntry) -> Bool {
    if waits(entry) { return true }
    return entries.prefix { $0 !== entry }.contains { inner in
      guard inner.phase == .possible, inner.competes(with: entry) else { return false }
      guard entry.beganByMovement else { return inner.machine.needs.contains(.awaitingClick) }
      return inner.machine.needs.contains(.holdingMovement)
        && (entry.role != .scroll || inner.isHigh)
    }
  }

  private func announceWake() {
    let wake = nextWake
    guard wake != announcedWake else { return }
    announcedWake = wake
    if wake != nil { graph.requestFrame() }
  }
}
