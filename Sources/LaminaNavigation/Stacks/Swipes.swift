package import LaminaDisplay
package import LaminaGeometry
import LaminaInput

/// What follows a stroke of two fingers on a touchpad, or a drag, to the side.
package protocol SwipeTarget: NavigationTarget {
  /// Whether it could follow a movement to the right, or to the left where the distance is negative.
  func canSwipe(_ distance: CGFloat) -> Bool
  /// Whether it could follow one over a path of nodes, from the innermost outwards.
  func canSwipe(_ distance: CGFloat, over path: [Node.ID]) -> Bool
  /// The fingers have come so far, in points.
  func swipe(by distance: CGFloat)
  /// The fingers are lifted; at their speed they would have come so far.
  func endSwipe(towards distance: CGFloat)
}

extension SwipeTarget {
  package func canSwipe(_ distance: CGFloat, over path: [Node.ID]) -> Bool { canSwipe(distance) }
}

/// Strokes to the side on a touchpad, for what moves its screens by them.
///
/// ```
///  first 8 points ──more to the side than up, and nothing there scrolls so──▶ the innermost target's
///        └──────────else──▶ the scroll views' until 0.25 s of silence
/// ```
/// Hosts do not know when the fingers are lifted, so silence ends a stroke. X11 hands touchpads on as wheels that turn to
/// the side by whole notches: those are strokes, too, but have no speed that would count.
final class Swipes: GraphService {
  /// How far a stroke goes before it is known whose it is, in points.
  private static let slop: CGFloat = 8
  /// The silence that ends a stroke, in seconds.
  private static let patience: TimeInterval = 0.25
  /// How far ahead its speed counts, in seconds.
  private static let foresight: TimeInterval = 0.15

  private enum Owner {
    case unknown
    case others
    case target(any SwipeTarget)
    /// It has ended, and momentum may come.
    case nobody
  }

  private struct Stroke {
    var owner = Owner.unknown
    var way = CGSize.zero
    /// To the side, in points a second.
    var speed: CGFloat = 0
    var latest: TimeInterval

    mutating func add(_ event: ScrollEvent) {
      way.width -= event.delta.width
      way.height -= event.delta.height
      let step = max(event.time - latest, 0.001)
      speed = event.isPrecise ? -event.delta.width / step : 0
      latest = event.time
    }
  }

  private unowned let graph: ViewGraph
  private var stroke: Stroke?

  init(graph: ViewGraph) { self.graph = graph }

  /// Takes a step of a stroke over a path of nodes; false where it is for others.
  func take(
    _ event: ScrollEvent, over path: [Node.ID], scrollsSideways: () -> Bool
  ) -> Bool {
    guard event.mayBeStroke, event.modifiers.isEmpty else { return false }
    if let stroke, event.phase == .began || event.time - stroke.latest > Self.patience {
      end(stroke)
    }
    var next = stroke ?? Stroke(latest: event.time)
    if event.phase == .ended { return lift(next) }
    next.add(event)
    if case .unknown = next.owner {
      next.owner = owner(of: next.way, over: path, scrollsSideways: scrollsSideways)
    }
    stroke = next
    switch next.owner {
    case .unknown, .others: return false
    case .nobody: return true
    case .target(let target):
      target.swipe(by: next.way.width)
      graph.requestFrame()
      return true
    }
  }

  private func owner(
    of way: CGSize, over path: [Node.ID], scrollsSideways: () -> Bool
  ) -> Owner {
    guard hypot(way.width, way.height) >= Self.slop else { return .unknown }
    guard abs(way.width) > 2 * abs(way.height), !scrollsSideways() else { return .others }
    let found = graph.navigationTargets.innermost(in: path) {
      ($0 as? any SwipeTarget)?.canSwipe(way.width, over: path) == true
    }
    return (found as? any SwipeTarget).map(Owner.target) ?? .others
  }

  /// The host says that the fingers are lifted: what comes still is momentum.
  private func lift(_ stroke: Stroke) -> Bool {
    guard case .target = stroke.owner else { return false }
    end(stroke)
    self.stroke = Stroke(owner: .nobody, latest: stroke.latest)
    return true
  }

  private func end(_ stroke: Stroke) {
    self.stroke = nil
    guard case .target(let target) = stroke.owner else { return }
    target.endSwipe(towards: stroke.way.width + stroke.speed * Self.foresight)
  }

  // MARK: Time

  var nextTick: TimeInterval? {
    guard let stroke, case .target = stroke.owner else { return nil }
    return stroke.latest + Self.patience
  }

  func advance(to time: TimeInterval) {
    if let stroke, time - stroke.latest >= Self.patience { end(stroke) }
  }
}

extension ViewGraph {
  var swipes: Swipes { service() }
}
