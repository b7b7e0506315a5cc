import LaminaGeometry

/// What a scroll layer shows, what lies ahead of it, and when it will get there; on the surface, in
/// points, with its content standing still and the window upon it moving.
///
/// ```
///  seen ┌────┐─velocity─▶  · · passed · ·  ┌─────────┐
///       └────┘                             └─────────┘ landing
///  order, slow:   seen, ahead of it (the nearest first), behind it
///  order, flying: landing, then by the distance from there
///  order, fast:   where content comes into sight when a drawing begun now is ready
/// ```
struct ScrollOutlook {
  /// The window's rectangle, as far as it is seen.
  let seen: CGRect
  /// -1, 0 or 1 on each axis.
  private let direction: CGSize
  private let velocity: CGSize
  /// From here to where it will rest; nil while that is unknown.
  private let way: CGSize?
  /// What will be seen at rest, when nothing of it is seen now; else null.
  let landing: CGRect

  /// The outlook of a layer that shows `seen`.
  ///
  /// - Parameters:
  ///   - heading: where it is going, in its own points.
  ///   - offset: how far it is scrolled.
  ///   - transform: from the layer's points to the surface's.
  ///   - seen: what of its rectangle is seen.
  init(_ heading: ScrollHeading, at offset: CGPoint, transform: CGAffineTransform, seen: CGRect) {
    self.seen = seen
    direction = heading.direction.turned(by: transform)
    velocity = heading.velocity.turned(by: transform)
    way = heading.landing.map {
      CGSize(width: $0.x - offset.x, height: $0.y - offset.y).turned(by: transform)
    }
    if let way, !seen.isNull, abs(way.width) >= seen.width || abs(way.height) >= seen.height {
      landing = seen.offsetBy(dx: way.width, dy: way.height)
    } else {
      landing = .null
    }
  }

  var isMoving: Bool { velocity != .zero || way.map { $0 != .zero } == true }

  /// How soon `ink` is wanted, of which a drawing is ready after `duration` at the earliest.
  ///
  /// In steps of 64 points, so that scrolling seldom reorders jobs.
  func priority(of ink: CGRect, isSeen: Bool, after duration: TimeInterval) -> JobPriority {
    if landing.isNull, let edge = edge(after: duration) {
      return JobPriority(steps: ink.center.distance(to: edge))
    }
    if isSeen && landing.isNull { return .visible }
    let (dx, dy) = ink.distance(to: landing.isNull ? seen : landing)
    if dx == 0 && dy == 0 { return .visible }
    let isBehind =
      landing.isNull && (dx * direction.width < 0 || dy * direction.height < 0)
    return JobPriority(steps: abs(dx) + abs(dy), isBehind: isBehind)
  }

  /// Where content comes into sight after `duration`, when that is far from here.
  ///
  /// Of what is seen now little will be left then, and what is drawn for there is seen longest. Nil
  /// at a slower pace.
  private func edge(after duration: TimeInterval) -> CGPoint? {
    guard way == nil, !seen.isNull else { return nil }
    let (dx, dy) = (velocity.width * duration, velocity.height * duration)
    guard abs(dx) >= seen.width / 2 || abs(dy) >= seen.height / 2 else { return nil }
    func side(_ step: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      step == 0 ? (low + high) / 2 : (step < 0 ? low : high) + step
    }
    return CGPoint(x: side(dx, seen.minX, seen.maxX), y: side(dy, seen.minY, seen.maxY))
  }

  /// The seconds until nothing of `ink` is seen any more, unless the movement changes; infinite for
  /// what stays.
  func timeUntilPassed(_ ink: CGRect) -> TimeInterval {
    let (x, y) = (
      time(velocity.width, way?.width, ink.minX, ink.maxX, seenLow: seen.minX, seenHigh: seen.maxX),
      time(
        velocity.height, way?.height, ink.minY, ink.maxY, seenLow: seen.minY, seenHigh: seen.maxY)
    )
    return min(x, y)
  }

  /// The same on one axis.
  private func time(
    _ velocity: CGFloat, _ way: CGFloat?, _ low: CGFloat, _ high: CGFloat, seenLow: CGFloat,
    seenHigh: CGFloat
  ) -> TimeInterval {
    guard velocity != 0 else { return .infinity }
    let distance = velocity > 0 ? high - seenLow : seenHigh - low
    guard distance > 0 else { return 0 }
    guard let way, way * velocity > 0 else { return distance / abs(velocity) }
    // Free movement dies away: x(t) = way · (1 - e^(-velocity / way · t)).
    guard distance < abs(way) else { return .infinity }
    return -Double(way / velocity) * Foundation.log(1 - Double(distance / abs(way)))
  }
}

extension JobPriority {
  /// For a distance in points.
  fileprivate init(steps distance: CGFloat, isBehind: Bool = false) {
    let steps = distance.isNaN ? 0 : min(distance / 64, 1_000_000)
    self.init(distance: 1 + Int32(steps) + (isBehind ? 1_000_000 : 0))
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGSize {
  /// The vector in the coordinates that `transform` leads to.
  fileprivate func turned(by transform: CGAffineTransform) -> CGSize {
    transform.isTranslation ? self : applying(transform)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// How far away it lies from `other` on each axis: negative in front of it, 0 beside it.
  fileprivate func distance(to other: CGRect) -> (dx: CGFloat, dy: CGFloat) {
    guard !isNull, !other.isNull else { return (0, 1e9) }
    func gap(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      low >= to ? max(low - to, 1e-6) : high <= from ? min(high - from, -1e-6) : 0
    }
    return (
      gap(minX, maxX, other.minX, other.maxX), gap(minY, maxY, other.minY, other.maxY)
    )
  }
}
