/// A key, by what it means on the user's layout; the names are those of SwiftUI's `KeyEquivalent`.
public enum Key: Hashable, Sendable {
  /// A letter, digit or sign as it is without Shift: `.character("a")`.
  case character(Character)
  case upArrow
  case downArrow
  case leftArrow
  case rightArrow
  case home
  case end
  case pageUp
  case pageDown
  case tab
  case `return`
  case escape
  case space
  /// Removes what is before the caret (Backspace).
  case delete
  /// Removes what is after the caret (Delete).
  case deleteForward
  case insert
  /// F1 to F24.
  case function(Int)
  /// The key that opens a context menu.
  case menu
  /// Shift, Control, Option, Command, Caps Lock by themselves.
  case modifier(EventModifiers)
  /// A key without a name here, by the host's number.
  case other(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
