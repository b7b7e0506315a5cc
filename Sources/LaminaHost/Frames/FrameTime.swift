public import LaminaGeometry

/// When a frame will be seen: what animations are evaluated at.
public nonisolated struct FrameTime: Hashable, Sendable {
  /// The instant at which the frame reaches the screen, on the host's clock.
  public var presentation: TimeInterval
  /// The time to the frame after it, if there is one.
  public var interval: TimeInterval
  /// 1 for a surface's first frame.
  public var number: Int
  /// How long after its place in the display's rhythm the frame was called for: something else
  /// kept the main thread busy.
  public var delay: TimeInterval

  public init(
    presentation: TimeInterval, interval: TimeInterval, number: Int, delay: TimeInterval = 0
  ) {
    self.presentation = presentation
    self.interval = interval
    self.number = number
    self.delay = delay
  }
}
