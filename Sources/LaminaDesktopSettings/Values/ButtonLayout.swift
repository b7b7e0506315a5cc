/// Which buttons stand on which side of a title bar, from left to right.
public struct ButtonLayout: Sendable, Hashable {
  /// A button of a title bar.
  public enum Button: String, Sendable, Hashable {
    case menu, icon, appmenu, minimize, maximize, close
  }

  /// On the left.
  public var leading: [Button] = []
  /// On the right.
  public var trailing: [Button] = [.minimize, .maximize, .close]

  /// The usual one: all on the right.
  public init() {}

  /// Reads GNOME's notation, such as `appmenu:minimize,close`; names that are unknown are left out.
  public init?(_ text: String) {
    let sides = text.prefix(200).split(separator: ":", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    (leading, trailing) = (Self.buttons(sides[0]), Self.buttons(sides[1]))
  }

  private static func buttons(_ side: Substring) -> [Button] {
    side.split(separator: ",").compactMap { Button(rawValue: String($0)) }
  }
}
