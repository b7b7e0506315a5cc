public import LaminaGeometry

/// A turn of the wheel or a stroke on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// Where a stroke stands; wheels, and hosts that do not know, always say `.changed`.
  public enum Phase: Hashable, Sendable {
    case began
    case changed
    /// The fingers were lifted: momentum may follow.
    case ended
  }

  /// How far one notch of a wheel scrolls, in points: about three lines of text.
  public static let pointsPerNotch: CGFloat = 48

  /// Where the pointer is.
  public var position: CGPoint
  /// What to add to the content's offset, in points: positive towards the bottom and the right.
  public var delta: CGSize
  /// True when the device reports distances (touchpads): follow at once.
  ///
  /// False for notches of a wheel: move there smoothly.
  public var isPrecise: Bool
  public var phase: Phase
  public var modifiers: EventModifiers
  public var time: TimeInterval

  public init(
    position: CGPoint, delta: CGSize, isPrecise: Bool = false, phase: Phase = .changed,
    modifiers: EventModifiers = [], time: TimeInterval = 0
  ) {
    self.position = position
    self.delta = delta
    self.isPrecise = isPrecise
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }
}
