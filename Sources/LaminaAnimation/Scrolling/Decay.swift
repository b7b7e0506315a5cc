import LaminaGeometry

/// Free movement against friction: the velocity falls by the same factor in the same time.
///
/// ```
///  x(t) = x0 + v0/k · (1 - e^(-kt))      v(t) = v0 · e^(-kt)
/// ```
struct Decay: Hashable, Sendable {
  var offset: CGFloat
  var velocity: CGFloat
  /// k, per second.
  var rate: Double

  var end: CGFloat { offset + velocity / rate }

  func offset(at time: TimeInterval) -> CGFloat {
    offset + velocity / rate * (1 - exp(-rate * time))
  }

  func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(-rate * time) }

  /// When less than `distance` is left.
  func duration(until distance: CGFloat) -> TimeInterval {
    max(0, log(abs(velocity) / rate / distance) / rate)
  }

  /// When it passes `place`; nil if it rests before.
  func time(passing place: CGFloat) -> TimeInterval? {
    let part = (place - offset) * rate / velocity
    guard part >= 0, part < 1 else { return nil }
    return -log(1 - part) / rate
  }
}
