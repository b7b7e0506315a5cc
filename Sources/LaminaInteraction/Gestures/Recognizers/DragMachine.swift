import LaminaAnimation
import LaminaGeometry
import LaminaInput

/// Follows a button or finger from some distance on.
final class DragMachine: GestureMachine<DragStep> {
  /// How far the pointer goes before the drag takes it from something inside that can be pressed.
  static let slop: CGFloat = 4

  var minimumDistance: CGFloat
  private var start: PointerEvent?
  private var latest: PointerEvent?
  /// Where it went down, in the node's coordinates as it was shown when the drag began.
  private var firstLocation: CGPoint?
  private var velocity = VelocityTracker()

  init(minimumDistance: CGFloat) { self.minimumDistance = minimumDistance }

  override var needs: GestureNeeds { [.followingMovement, .holdingMovement] }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<DragStep> {
    switch input {
    case .down(let event) where start == nil:
      start = event
      return follow(event, place)
    case .moved(let event) where event.device == start?.device: return follow(event, place)
    case .up(let event) where event.device == start?.device:
      velocity.add(event.position, at: event.time)
      latest = event
      return step(place).map { .ended($0) } ?? .failed
    case .over: return .failed
    case .down, .moved, .up, .rested, .pinch, .pinchEnded, .time, .elsewhere, .newClick, .scrolled:
      break
    }
    return step(place).map { .active($0) } ?? .possible(nil)
  }

  private func follow(_ event: PointerEvent, _ place: GesturePlace) -> GesturePhase<DragStep> {
    velocity.add(event.position, at: event.time)
    latest = event
    if firstLocation == nil, let start {
      let way = hypot(
        event.position.x - start.position.x, event.position.y - start.position.y)
      let least = max(minimumDistance, place.hasPressInside ? Self.slop : 0)
      // Also where the distance is no number.
      guard way >= least else { return .possible(nil) }
      firstLocation = place.local(start.position)
    }
    return step(place).map { .active($0) } ?? .possible(nil)
  }

  /// Where the drag stands; nil before it began.
  private func step(_ place: GesturePlace) -> DragStep? {
    guard let firstLocation, let start, let event = latest else { return nil }
    let location = place.local(event.position)
    let velocity = velocity.velocity(at: event.time)
    let ahead = place.local(
      CGPoint(x: event.position.x + velocity.width, y: event.position.y + velocity.height))
    return DragStep(
      startLocation: place.local(start.position), location: location, firstLocation: firstLocation,
      velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y),
      surfaceStart: start.position, surfaceLocation: event.position, surfaceVelocity: velocity,
      time: event.time, origin: { place.origin(of: $0) })
  }
}

/// Recognises the drags of controls and calls their handlers.
final class DragHandlerMachine: GestureMachine<DragStep> {
  var drag: PointerHandlers.Drag
  private let base: DragMachine

  init(_ drag: PointerHandlers.Drag) {
    self.drag = drag
    base = DragMachine(minimumDistance: drag.minimumDistance)
  }

  override var needs: GestureNeeds { [.followingMovement, .holdingMovement] }
  private var latest: DragStep?

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<DragStep> {
    let phase = base.receive(input, at: place, &calls)
    let drag = drag
    switch phase {
    case .possible, .failed: break
    case .active(let step):
      latest = step
      calls.begin(self) { drag.changed(step) }
    case .ended(let step):
      latest = nil
      calls.add { drag.ended(step) }
    }
    return phase
  }

  /// A control has no state but where it was dragged to: it stays there.
  override func cancel(_ calls: inout GestureCalls) {
    guard let latest else { return }
    let drag = drag
    calls.end(self) { drag.ended(latest) }
  }
}
