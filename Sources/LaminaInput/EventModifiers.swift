/// The modifier keys held during an event, under SwiftUI's names.
///
/// On Linux the Control key is reported as `.command`, because shortcuts that SwiftUI code
/// writes with `.command` are typed with Control there. The Super ("Windows") key, which
/// desktops keep for themselves, takes the place that is left: `.control`. Alt is `.option`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// One of the Shift keys.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Super on Linux.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt on Linux.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Control key on Linux.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers together.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
