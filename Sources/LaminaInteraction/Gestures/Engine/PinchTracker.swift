import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaInput

/// Counts clicks on each node by itself, and taps of fingers, which hosts do not count.
///
/// Two clicks are a double click only on what both of them hit: not on a neighbour of the first, nor
/// on what came to its place.
struct ClickCounter {
  /// How far apart taps may be, in points.
  private static let reach: CGFloat = 24
  private var latest: (event: PointerEvent, count: Int)?
  /// How many clicks in a row hit each node that the latest one hit.
  private var counts: [Node.ID: Int] = [:]

  /// How many clicks in a row have hit a node with the latest one; 0 where that did not.
  subscript(id: Node.ID) -> Int { counts[id] ?? 0 }

  /// Takes a button or finger that went down over `path`, and counts on if that is within `patience`.
  mutating func trackPointer(
    _ event: PointerEvent, over path: [Node.ID], patience: TimeInterval
  ) {
    let (before, count) = (counts, count(of: event, patience))
    counts = [:]
    // Of a first click that was not seen the host's count is all there is.
    for id in path { counts[id] = count > 1 && !before.isEmpty ? (before[id] ?? 0) + 1 : count }
  }

  /// How many clicks or taps there were in the same place with this one.
  private mutating func count(of event: PointerEvent, _ patience: TimeInterval) -> Int {
    if event.device == .mouse { return max(1, event.clickCount) }
    var count = 1
    if let (before, known) = latest, event.time - before.time <= patience,
      hypot(event.position.x - before.position.x, event.position.y - before.position.y)
        <= Self.reach
    {
      count = known + 1
    }
    latest = (event, count)
    return count
  }
}

/// Makes a pinch of two fingers that are reported one by one.
struct FingerPinch {
  private var fingers: [PointerEvent] = []
  /// The two fingers.
  var devices: Set<PointerEvent.Device> { Set(fingers.map(\.device)) }
  private var start: (distance: CGFloat, angle: CGFloat)?
  private var latest: Pinch?
  private var velocity = VelocityTracker()

  mutating func down(_ event: PointerEvent) {
    guard event.device != .mouse, fingers.count < 2 else { return }
    fingers.append(event)
    guard fingers.count == 2 else { return }
    start = (max(1, distance), angle)
    velocity = VelocityTracker()
    velocity.add(CGPoint(x: 1, y: 0), at: event.time)
    latest = Pinch(
      start: CGPoint(
        x: (fingers[0].position.x + fingers[1].position.x) / 2,
        y: (fingers[0].position.y + fingers[1].position.y) / 2), time: event.time)
  }

  /// How far it is now; nil while there are not two fingers, or when it is another one that moved.
  mutating func moved(_ event: PointerEvent) -> Pinch? {
    guard let index = fingers.firstIndex(where: { $0.device == event.device }) else { return nil }
    fingers[index].position = event.position
    guard let start, var pinch = latest else { return nil }
    pinch.magnification = distance / start.distance
    // The shorter way around from where it was.
    let turn = angle - start.angle
    pinch.rotation += (turn - pinch.rotation).remainder(dividingBy: 2 * .pi)
    velocity.add(CGPoint(x: pinch.magnification, y: pinch.rotation), at: event.time)
    let speed = velocity.velocity(at: event.time)
    pinch.magnificationVelocity = speed.width
    pinch.rotationVelocity = speed.height
    pinch.time = event.time
    latest = pinch
    return pinch
  }

  /// The end, when one of the two was lifted.
  mutating func up(_ event: PointerEvent) -> Pinch? {
    guard fingers.contains(where: { $0.device == event.device }) else { return nil }
    fingers.removeAll { $0.device == event.device }
    defer { (start, latest) = (nil, nil) }
    return latest
  }

  private var distance: CGFloat {
    hypot(
      fingers[1].position.x - fingers[0].position.x, fingers[1].position.y - fingers[0].position.y)
  }

  private var angle: CGFloat {
    atan2(
      fingers[1].position.y - fingers[0].position.y, fingers[1].position.x - fingers[0].position.x)
  }
}

/// Adds up the steps that a host reports of a pinch, which mark neither its beginning nor its end.
struct HostPinch {
  private(set) var latest: Pinch
  /// When it has ended if nothing more comes.
  private(set) var deadline: TimeInterval
  private var velocity = VelocityTracker()

  init(_ event: GestureEvent) {
    latest = Pinch(start: event.position, time: event.time)
    deadline = event.time
    velocity.add(CGPoint(x: 1, y: 0), at: event.time)
  }

  mutating func add(_ event: GestureEvent, patience: TimeInterval) -> Pinch {
    if event.magnification > 0, event.magnification.isFinite {
      latest.magnification *= event.magnification
    }
    if event.rotation.isFinite { latest.rotation += event.rotation }
    velocity.add(CGPoint(x: latest.magnification, y: latest.rotation), at: event.time)
    let speed = velocity.velocity(at: event.time)
    latest.magnificationVelocity = speed.width
    latest.rotationVelocity = speed.height
    latest.time = event.time
    deadline = event.time + patience
    return latest
  }
}
