import LaminaGeometry
import LaminaInput

/// Counts clicks and taps in the same place, and says where the last one was in the surface.
///
/// ```
///  down ─▶ up: enough clicks ──▶ ended
///              too few ──▶ waits for the next down as the window does ──▶ failed
///  a finger strays 10 points, a button comes up outside ──▶ failed
/// ```
final class TapMachine: GestureMachine<CGPoint> {
  /// How far a finger may stray, in points.
  static let reach: CGFloat = 10

  var count: Int
  private var start: CGPoint?
  private var device: PointerEvent.Device?
  private var deadline: TimeInterval?
  /// Whether one click has come, but not enough.
  private var hasClicked = false

  init(count: Int) { self.count = max(1, count) }

  override var wakeTime: TimeInterval? { deadline }
  override var needs: GestureNeeds { hasClicked ? .awaitingClick : [] }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<CGPoint> {
    switch input {
    case .down(let event):
      // Another finger is no tap.
      if start != nil { return .failed }
      start = event.position
      device = event.device
      deadline = nil
    case .moved(let event): if strays(event) { return .failed }
    case .up(let event) where event.device == device && start != nil:
      return up(event, at: place)
    case .time(let now): if let deadline, now >= deadline { return .failed }
    // Waited for a further click, and the next one counts from the beginning.
    case .newClick: if hasClicked { return .failed }
    case .elsewhere, .pinch: return .failed
    case .over: if deadline == nil { return .failed }
    case .up, .rested, .pinchEnded, .scrolled: break
    }
    return .possible(nil)
  }

  private func strays(_ event: PointerEvent) -> Bool {
    guard let start, event.device == device, event.device != .mouse else { return false }
    return hypot(event.position.x - start.x, event.position.y - start.y) > Self.reach
  }

  private func up(_ event: PointerEvent, at place: GesturePlace) -> GesturePhase<CGPoint> {
    start = nil
    guard place.isInside else { return .failed }
    if place.clickCount % count == 0 { return .ended(event.position) }
    hasClicked = true
    deadline = event.time + place.clickPatience
    return .possible(nil)
  }
}

/// Taps of a node's own.
final class TapHandlerMachine: GestureMachine<CGPoint> {
  var tap: PointerHandlers.Tap
  private let base: TapMachine

  init(_ tap: PointerHandlers.Tap) {
    self.tap = tap
    base = TapMachine(count: tap.count)
  }

  override var wakeTime: TimeInterval? { base.wakeTime }
  override var needs: GestureNeeds { base.needs }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<CGPoint> {
    let phase = base.receive(input, at: place, &calls)
    if case .ended(let point) = phase {
      let (tap, location) = (tap, place.location(point, in: tap.space))
      calls.add { tap.action(location) }
    }
    return phase
  }
}
