public import LaminaGeometry

/// Where a mouse or finger is and what it does there.
public struct PointerEvent: Hashable, Sendable {
  /// What points.
  public enum Device: Hashable, Sendable {
    case mouse
    /// A finger, distinguished from other fingers by number.
    case touch(Int)
  }

  /// Which button of a mouse; a finger is primary.
  public enum Button: Hashable, Sendable {
    case primary
    case secondary
    case middle
    case back
    case forward
  }

  /// The position in the surface's points.
  public var position: CGPoint
  /// The button pressed or lifted; of a movement, the first one held, or nil.
  public var button: Button?
  public var modifiers: EventModifiers
  /// 1 for a click, 2 for a double click ...; 0 for movements.
  public var clickCount: Int
  public var device: Device
  public var time: TimeInterval

  public init(
    position: CGPoint, button: Button? = nil, modifiers: EventModifiers = [], clickCount: Int = 0,
    device: Device = .mouse, time: TimeInterval = 0
  ) {
    self.position = position
    self.button = button
    self.modifiers = modifiers
    self.clickCount = clickCount
    self.device = device
    self.time = time
  }
}
