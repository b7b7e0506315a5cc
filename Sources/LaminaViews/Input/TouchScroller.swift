import LaminaGeometry
import LaminaInput

/// Turns the way of a finger over content into scrolling.
///
/// ```
///  down ──8 points──▶ the press is taken back, the content follows ──lift──▶ momentum
/// ```
@MainActor
struct TouchScroller {
  /// How far a finger may stray and still tap, in points.
  static let slop: CGFloat = 8

  private var finger: (device: PointerEvent.Device, latest: CGPoint, start: CGPoint)?
  /// Whether the finger scrolls by now.
  private(set) var isScrolling = false

  /// A finger came down, or a mouse, which does not scroll.
  mutating func down(_ event: PointerEvent) {
    isScrolling = false
    finger = event.device == .mouse ? nil : (event.device, event.position, event.position)
  }

  /// The scrolling that a movement of the finger amounts to.
  mutating func moved(_ event: PointerEvent) -> ScrollEvent? {
    guard let finger, finger.device == event.device else { return nil }
    let way = hypot(event.position.x - finger.start.x, event.position.y - finger.start.y)
    guard isScrolling || way > Self.slop else { return nil }
    isScrolling = true
    self.finger?.latest = event.position
    return ScrollEvent(
      position: finger.start,
      delta: CGSize(
        width: finger.latest.x - event.position.x, height: finger.latest.y - event.position.y),
      isPrecise: true, phase: .changed, time: event.time)
  }

  /// The end of the scrolling, when the finger did scroll.
  mutating func up(_ event: PointerEvent) -> ScrollEvent? {
    defer { finger = nil }
    guard let finger, isScrolling else { return nil }
    isScrolling = false
    return ScrollEvent(
      position: finger.start, delta: .zero, isPrecise: true, phase: .ended, time: event.time)
  }
}
