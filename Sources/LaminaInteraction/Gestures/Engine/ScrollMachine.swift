import LaminaGeometry
import LaminaInput

/// Turns the way of a finger over content into scrolling.
///
/// ```
///  down ──8 points where there is room──▶ the content follows ──lift──▶ momentum
/// ```
///
/// It takes part like a gesture of the scroll view: what was recognised before keeps the finger.
final class ScrollMachine: GestureMachine<Void> {
  /// How far a finger may stray and still tap, in points.
  static let slop: CGFloat = 8

  private unowned let graph: ViewGraph
  private var finger: (device: PointerEvent.Device, latest: CGPoint, start: CGPoint)?
  private var isScrolling = false

  init(graph: ViewGraph) { self.graph = graph }

  override var needs: GestureNeeds { .followingMovement }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Void> {
    switch input {
    case .down(let event):
      if finger == nil { finger = (event.device, event.position, event.position) }
    case .moved(let event):
      guard let finger, finger.device == event.device else { break }
      if !isScrolling {
        let way = CGSize(
          width: event.position.x - finger.start.x, height: event.position.y - finger.start.y)
        guard hypot(way.width, way.height) > Self.slop else { break }
        guard graph.canScroll(by: way, at: finger.start) else { return .failed }
        isScrolling = true
      }
      scroll(to: event, &calls)
    case .up(let event):
      guard let finger, finger.device == event.device else { break }
      return isScrolling ? end(at: finger.start, event.time, &calls) : .failed
    case .over: return .failed
    case .rested, .pinch, .pinchEnded, .time, .elsewhere, .newClick, .scrolled: break
    }
    return isScrolling ? .active(()) : .possible(nil)
  }

  /// A finger that is taken away lets go of the content.
  override func cancel(_ calls: inout GestureCalls) {
    guard isScrolling, let finger else { return }
    _ = end(at: finger.start, graph.now, &calls)
  }

  private func scroll(to event: PointerEvent, _ calls: inout GestureCalls) {
    guard let finger else { return }
    self.finger?.latest = event.position
    let delta = CGSize(
      width: finger.latest.x - event.position.x, height: finger.latest.y - event.position.y)
    let scroll = ScrollEvent(
      position: finger.start, delta: delta, isPrecise: true, phase: .changed, time: event.time)
    calls.add { [weak graph] in graph?.scrollContent(scroll) }
  }

  private func end(
    at place: CGPoint, _ time: TimeInterval, _ calls: inout GestureCalls
  ) -> GesturePhase<Void> {
    isScrolling = false
    let scroll = ScrollEvent(
      position: place, delta: .zero, isPrecise: true, phase: .ended, time: time)
    calls.add { [weak graph] in graph?.scrollContent(scroll) }
    return .ended(())
  }
}
