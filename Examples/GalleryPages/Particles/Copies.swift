import Lamina

/// Two rows of copies: a wheel of strokes that waits for something, and a wave of dots.
///
/// ```
///  one stroke fades once a second ──12 copies, 1/12 s apart, turned by 30°──▶ a wheel
///  one dot goes up and down ───────24 copies, 0.06 s apart, 14 points on───▶ a wave
/// ```
final class Copies {
  let root = ModelLayer()
  private let wheel = ModelLayer()
  private let wave = ModelLayer()
  private let stroke = ModelLayer()
  private let dot = ModelLayer()
  /// Long before the first frame, so that all copies are on their way in it.
  private static let longAgo = -100.0

  init() {
    stroke.bounds = CGRect(x: 0, y: 0, width: 7, height: 22)
    stroke.position = CGPoint(x: 40, y: 13)
    stroke.cornerRadius = 3.5
    stroke.backgroundColor = Color.Resolved(hex: 0x3A3F4B)
    wheel.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    wheel.replicator = Self.turning
    wheel.addSublayer(stroke)

    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.cornerRadius = 5
    dot.backgroundColor = Color.Resolved(hex: 0x2BACD9)
    dot.position = CGPoint(x: 5, y: 18)
    wave.bounds = CGRect(x: 0, y: 0, width: 332, height: 72)
    wave.replicator = Self.marching
    wave.addSublayer(dot)
    root.addSublayer(wheel)
    root.addSublayer(wave)
  }

  private static var turning: Replicator {
    var replicator = Replicator(instanceCount: 12)
    replicator.instanceTransform = LayerTransform(.rotation(.degrees(30), x: 0, y: 0, z: 1))
    replicator.instanceDelay = -1.0 / 12
    return replicator
  }

  private static var marching: Replicator {
    var replicator = Replicator(instanceCount: 24)
    replicator.instanceTransform = LayerTransform(.translation(x: 14, y: 0, z: 0))
    replicator.instanceDelay = 0.06
    replicator.instanceColor = Color.Resolved(red: 1, green: 1, blue: 1)
    replicator.instanceGreenOffset = -0.03
    return replicator
  }

  /// Fills `size`, and moves unless movement is unwanted.
  func lay(_ size: CGSize, moves: Bool) {
    root.frame = CGRect(origin: .zero, size: size)
    wheel.position = CGPoint(x: 60, y: size.height / 2)
    wave.position = CGPoint(x: 160 + wave.bounds.width / 2, y: size.height / 2)
    stroke.removeAllAnimations()
    dot.removeAllAnimations()
    guard moves else { return }
    var fading = BasicAnimation(.opacity, from: 1, to: 0.12, duration: 1)
    fading.repeatCount = .infinity
    fading.beginTime = Self.longAgo
    stroke.add(fading, forKey: "fading")
    var swinging = BasicAnimation(.positionY, from: 14, to: 58, duration: 0.7)
    swinging.timingFunction = .easeInOut
    swinging.autoreverses = true
    swinging.repeatCount = .infinity
    swinging.beginTime = Self.longAgo
    dot.add(swinging, forKey: "swinging")
  }
}
