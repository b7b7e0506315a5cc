public import LaminaGeometry

/// Computes how fast a finger was when it was lifted, from where it was shortly before.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(CGPoint(x: 0, y: 0), at: 0)
/// tracker.add(CGPoint(x: 0, y: 8), at: 0.016)
/// tracker.velocity(at: 0.016)  // (0, 500) points per second
/// ```
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var position: CGPoint
    var time: TimeInterval
  }

  /// Only what happened within this time counts, in seconds.
  private static let window: TimeInterval = 0.1
  private var samples: [Sample] = []

  public init() {}

  public mutating func add(_ position: CGPoint, at time: TimeInterval) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append(Sample(position: position, time: time))
  }

  /// The velocity in points per second; zero when the finger has rested for a tenth of a second.
  ///
  /// A straight line is laid through the places (least squares), so that one late event does
  /// not decide.
  public func velocity(at time: TimeInterval) -> CGSize {
    guard let last = samples.last(where: { time - $0.time <= Self.window }) else { return .zero }
    var count = 0.0
    var sum = 0.0
    for sample in samples where time - sample.time <= Self.window {
      count += 1
      sum += sample.time - last.time
    }
    guard count >= 2 else { return .zero }
    let middle = sum / count
    var spread = 0.0
    var x = 0.0
    var y = 0.0
    for sample in samples where time - sample.time <= Self.window {
      let distance = sample.time - last.time - middle
      spread += distance * distance
      x += distance * sample.position.x
      y += distance * sample.position.y
    }
    guard spread > 1e-9 else { return .zero }
    return CGSize(width: x / spread, height: y / spread)
  }
}
