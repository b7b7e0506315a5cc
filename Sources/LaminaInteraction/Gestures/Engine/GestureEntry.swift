import LaminaDisplay
import LaminaInput

/// One recogniser among those that a pointer concerns.
@MainActor
final class GestureEntry {
  /// What of a node it stands for.
  enum Role: Hashable {
    case press
    case tap(Int)
    case drag
    case gesture(Int)
    case scroll
  }

  let id: Node.ID
  let role: Role
  let machine: any AnyGestureMachine
  var place: GesturePlace
  var phase = GesturePhaseKind.possible
  /// Whether it was recognised, and was the first.
  var hasWon = false
  /// Whether it takes precedence over those inside.
  var isHigh = false
  /// Whether it was added to go on beside others.
  var isSimultaneous = false
  /// Whether it is a click around something that follows the button raw: of a movement it is none.
  var yieldsToMovement = false
  /// Whether it is a finger held still, which comes after a view around it that is lifted.
  var isTouchHold = false
  /// Whether it was recognised as it followed a movement.
  var beganByMovement = false
  /// Those with which it may go on together.
  var peers: Set<ObjectIdentifier> = []
  /// Those that it waits for.
  var superiors: Set<ObjectIdentifier> = []
  /// Those whose going down it received.
  private(set) var devices: Set<PointerEvent.Device> = []
  /// The same, also after they came up.
  private var known: Set<PointerEvent.Device> = []
  /// The calls that wait.
  var calls = GestureCalls()

  init(_ role: Role, of id: Node.ID, machine: any AnyGestureMachine, in graph: ViewGraph) {
    self.id = id
    self.role = role
    self.machine = machine
    place = GesturePlace(graph: graph, id: id, path: [])
  }

  var name: ObjectIdentifier { ObjectIdentifier(self) }
  var outlivesNode: Bool { machine.needs.contains(.outlivingNode) }
  /// Whether it was recognised, but waits.
  var isPending: Bool { phase.isRecognized && !hasWon }

  /// What it follows went down.
  func add(_ device: PointerEvent.Device) {
    devices.insert(device)
    known.insert(device)
  }

  /// What it followed came up.
  func remove(_ device: PointerEvent.Device) { devices.remove(device) }

  /// Whether only one of the two can be meant: they follow the same finger, or pinches of a host.
  func competes(with other: GestureEntry) -> Bool {
    !isPeer(of: other)
      && (known.isEmpty || other.known.isEmpty || !known.isDisjoint(with: other.known))
  }

  func isPeer(of other: GestureEntry) -> Bool { peers.contains(other.name) }

  func makePeer(of other: GestureEntry) {
    peers.insert(other.name)
    other.peers.insert(name)
  }

  /// Takes an event.
  func step(_ input: GestureInput, _ path: [Node.ID]?) {
    if let path { place.path = path }
    notePlace(of: input)
    let followed = machine.needs.contains(.followingMovement)
    let was = phase
    phase = machine.step(input, at: place, &calls)
    if !was.isRecognized, phase.isRecognized { beganByMovement = followed }
  }

  /// Remembers where the button or finger that began goes.
  private func notePlace(of input: GestureInput) {
    switch input {
    case .down(let event):
      if devices.count <= 1 { (place.start, place.latest) = (event, event.position) }
    case .moved(let event), .up(let event):
      if event.device == place.start?.device { place.latest = event.position }
    case .rested, .pinch, .pinchEnded, .time, .elsewhere, .newClick, .scrolled, .over: break
    }
  }

  /// It is out; what it began is ended.
  func lose() -> GestureCalls {
    if !phase.isSettled { machine.cancel(&calls) }
    phase = .failed
    hasWon = false
    return calls.drop()
  }

  /// Takes over what an evaluation has made again; false where nothing is left of it.
  func refresh(in graph: ViewGraph) -> Bool {
    if role == .scroll { return graph.scrollables?.offset(of: id) != nil }
    guard let handlers = graph.handlers[id] else { return outlivesNode }
    switch role {
    case .press:
      guard let press = handlers.pointer.press else { return false }
      (machine as? PressMachine)?.press = press
    case .tap(let index):
      guard handlers.pointer.taps.indices.contains(index) else { return false }
      (machine as? TapHandlerMachine)?.tap = handlers.pointer.taps[index]
    case .drag:
      guard let drag = handlers.pointer.drag else { return false }
      (machine as? DragHandlerMachine)?.drag = drag
    case .gesture(let index):
      guard handlers.pointer.gestures.indices.contains(index) else { return outlivesNode }
      handlers.pointer.gestures[index].refresh(machine)
    case .scroll: break
    }
    return true
  }
}
