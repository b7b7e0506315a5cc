import LaminaGeometry

/// A spring that comes back as fast as it can without swinging.
///
/// ```
///  x(t) = target + (d + (v0 + w·d) · t) · e^(-wt),   d = x0 - target
/// ```
struct CriticalSpring: Hashable, Sendable {
  var offset: CGFloat
  var velocity: CGFloat
  var target: CGFloat
  /// w, per second.
  var frequency: Double

  private var distance: CGFloat { offset - target }
  private var slope: CGFloat { velocity + frequency * distance }

  func offset(at time: TimeInterval) -> CGFloat {
    target + (distance + slope * time) * exp(-frequency * time)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    (velocity - frequency * slope * time) * exp(-frequency * time)
  }

  /// When it passes its target with what is left of its velocity; nil if it only nears it.
  var timeOfPassing: TimeInterval? {
    guard distance != 0, slope != 0, -distance / slope > 0 else { return nil }
    return -distance / slope
  }

  /// When it stays nearer than `rest` to its target.
  ///
  /// After the last turn, at 1/w - d/slope, the distance only falls: the time is found by halving.
  func duration(until rest: CGFloat) -> TimeInterval {
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - distance / slope)
    guard abs(offset(at: turn) - target) > rest || turn > 0 else { return 0 }
    var (low, high) = (turn, turn + 1 / frequency)
    while abs(offset(at: high) - target) > rest { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(offset(at: middle) - target) > rest { low = middle } else { high = middle }
    }
    return high
  }
}
