package import LaminaGeometry

/// When a caret is seen: a function of the time since it was last put somewhere.
///
/// ```
///  put here
///  ├── on ──┤  off  ├  on  ┤  off  ├ … on for good after ten seconds
///  0       0.5      1     1.5      2
/// ```
/// So a blinking caret wakes the machine twice a second, and one that is not used, not at all.
package struct CaretBlink: Hashable, Sendable {
  /// Half a period, in seconds.
  static let interval: TimeInterval = 0.5
  /// How long it blinks.
  static let patience: TimeInterval = 10

  /// Whether it is seen.
  package let isOn: Bool
  /// When it changes next; nil for never.
  package let next: TimeInterval?

  /// The caret at `time`, put where it is at `start`.
  package init(since start: TimeInterval, at time: TimeInterval) {
    let age = time - start
    guard age >= 0, age < Self.patience else {
      isOn = true
      next = age < 0 ? start + Self.interval : nil
      return
    }
    // A frame may come a little early by rounding.
    let step = ((age + 0.001) / Self.interval).rounded(.down)
    isOn = step.truncatingRemainder(dividingBy: 2) == 0
    next = start + (step + 1) * Self.interval
  }
}
