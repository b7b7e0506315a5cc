package import LaminaGeometry

/// When a caret is seen: a function of the time since it was last put somewhere.
///
/// ```
///  put here
///  ├── on ──┤  off  ├  on  ┤  off  ├ … on for good after ten seconds
///  0       0.5      1     1.5      2
/// ```
/// So a blinking caret wakes the machine twice a second, and one that is not used, not at all. A person
/// who wants no blinking has a caret that is always on.
package struct CaretBlink: Hashable, Sendable {
  /// How long it blinks.
  static let patience: TimeInterval = 10

  /// Whether it is seen.
  package let isOn: Bool
  /// When it changes next; nil for never.
  package let next: TimeInterval?

  /// The caret at `time`, put where it is at `start`.
  ///
  /// - Parameters:
  ///   - start: when it was put there, in seconds.
  ///   - time: when it is looked at.
  ///   - period: how long it takes to go and come again; nil where it does not blink.
  package init(since start: TimeInterval, at time: TimeInterval, period: TimeInterval?) {
    let age = time - start
    guard let period, age < Self.patience else {
      (isOn, next) = (true, nil)
      return
    }
    // A frame may come a little early by rounding.
    let step = max(0, ((age + 0.001) / (period / 2)).rounded(.down))
    isOn = step.truncatingRemainder(dividingBy: 2) == 0
    next = start + (step + 1) * (period / 2)
  }
}

extension EnvironmentValues {
  /// How long a caret takes to go and come again, in seconds; nil where it does not blink.
  package var caretBlinkTime: TimeInterval? {
    get { self[CaretBlinkTimeKey.self] }
    set { self[CaretBlinkTimeKey.self] = newValue }
  }
}

private struct CaretBlinkTimeKey: EnvironmentKey { static let defaultValue: TimeInterval? = 1 }
