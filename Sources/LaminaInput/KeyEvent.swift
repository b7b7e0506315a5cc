public import LaminaGeometry

/// A key that went down, repeats, or came up.
///
/// A key is no text: what is typed arrives as `HostEvent.text` while text input is on.
public struct KeyEvent: Hashable, Sendable {
  public var key: Key
  public var modifiers: EventModifiers
  /// True when the keyboard repeats a key that is held.
  public var isRepeat: Bool
  public var time: TimeInterval
  /// Whether Alt is held on the right alone: AltGr on most keyboards, which makes text.
  public var isRightOption = false

  public init(
    _ key: Key, modifiers: EventModifiers = [], isRepeat: Bool = false, time: TimeInterval = 0
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.time = time
  }
}
