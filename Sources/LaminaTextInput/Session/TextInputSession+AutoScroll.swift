import LaminaGeometry

/// A drag beyond the edge of what is seen: the text goes on moving under the resting pointer.
extension TextInputSession {
  /// How many points the text moves in a second, for each point that the pointer is beyond the edge.
  private static let speed: CGFloat = 12

  /// Begins, follows or ends the movement as the pointer goes out and in.
  func updateAutoScroll(_ point: CGPoint, surface: CGPoint) {
    guard let display, overshoot(of: point, display.visibleRect) != .zero else {
      return pointBeyondEdge(nil)
    }
    pointBeyondEdge(surface)
    element?.graph.textTicks.add(self)
  }

  /// Moves the text on for the time of a frame; false when nothing moves any longer.
  func advanceAutoScroll(to time: TimeInterval) -> Bool {
    guard let display, let element, let surface = pointer.beyondEdge else { return false }
    let point = element.graph.convert(surface, to: element.id)
    let way = overshoot(of: point, display.visibleRect)
    let passed = passPointing(to: time)
    let distance = CGSize(
      width: way.width * Self.speed * passed, height: way.height * Self.speed * passed)
    guard display.scroll(by: distance) || passed == 0 else { return false }
    extend(to: point)
    return true
  }

  private func overshoot(of point: CGPoint, _ rect: CGRect) -> CGSize {
    func beyond(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      value < low ? max(value - low, -60) : value > high ? min(value - high, 60) : 0
    }
    return CGSize(
      width: beyond(point.x, rect.minX, rect.maxX), height: beyond(point.y, rect.minY, rect.maxY))
  }
}

/// The texts of a window that move by themselves.
@MainActor
final class TextTicks: GraphService {
  private var sessions: [TextInputSession] = []
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  var isMoving: Bool { !sessions.isEmpty }

  func add(_ session: TextInputSession) {
    if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
    graph.requestFrame()
  }

  /// Moves them to where they are at `time`.
  func advance(to time: TimeInterval) {
    if sessions.isEmpty { return }
    sessions = sessions.filter { $0.advanceAutoScroll(to: time) }
  }
}

extension ViewGraph {
  var textTicks: TextTicks { service() }
}
