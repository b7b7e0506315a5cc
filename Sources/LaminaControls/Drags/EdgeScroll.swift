import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayers
import LaminaLayout

/// Scrolls what something is dragged above, near its edges.
@MainActor
struct EdgeScroll {
  /// How near an edge that begins, in points.
  private static let margin: CGFloat = 24
  /// How fast it goes at the edge, in points per second.
  private static let speed: CGFloat = 600
  private var point = CGPoint.zero
  private var velocity = CGSize.zero
  private var latest: TimeInterval?

  var isMoving: Bool { velocity != .zero }

  /// The pointer is at a point of the window.
  mutating func aim(at point: CGPoint, in graph: ViewGraph) {
    self.point = point
    velocity = Self.velocity(at: point, in: graph)
    if !isMoving { latest = nil }
  }

  /// Scrolls on; whether anything did.
  mutating func advance(to time: TimeInterval, in graph: ViewGraph) -> Bool {
    guard isMoving else { return false }
    defer { latest = time }
    guard let latest, time > latest else { return false }
    let part = CGFloat(min(time - latest, 0.1))
    let delta = CGSize(width: velocity.width * part, height: velocity.height * part)
    // Not as a stroke on a touchpad, which may go back to the screen before.
    let scrolls = graph.scrollContent(
      ScrollEvent(position: point, delta: delta, isPrecise: true, time: time))
    if !scrolls { velocity = .zero }
    return scrolls
  }

  /// How fast the innermost scroll view goes near one of whose edges the pointer is.
  private static func velocity(at point: CGPoint, in graph: ViewGraph) -> CGSize {
    guard let root = graph.prepared?.root, let layer = graph.shownLayer else { return .zero }
    for id in graph.hits(at: point, isHovering: true) {
      guard let axes = root.path(to: id)?.last?.node.traits.scrollAxes, !axes.isEmpty,
        let frame = layer.visibleFrame(of: id)
      else { continue }
      let velocity = CGSize(
        width: axes.contains(.horizontal) ? speed(point.x, frame.minX, frame.maxX) : 0,
        height: axes.contains(.vertical) ? speed(point.y, frame.minY, frame.maxY) : 0)
      if velocity != .zero { return velocity }
    }
    return .zero
  }

  private static func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    guard high - low > 3 * margin else { return 0 }
    if place < low + margin { return -speed * min(1, (low + margin - place) / margin) }
    if place > high - margin { return speed * min(1, (place - high + margin) / margin) }
    return 0
  }
}
